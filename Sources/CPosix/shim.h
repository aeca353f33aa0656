// What Glibc's Swift overlay does not offer: fork (marked unavailable), variadic calls, and globals.
#pragma once
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

/// Forks; for a child that never returns into the caller's program.
static inline pid_t anillo_fork(void) { return fork(); }

static inline char **anillo_environ(void) { extern char **environ; return environ; }

static inline int anillo_fcntl(int fd, int command, int argument) { return fcntl(fd, command, argument); }

static inline int anillo_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }

static inline int anillo_window_size(int fd, struct winsize *size) { return ioctl(fd, TIOCGWINSZ, size); }

static inline int anillo_set_window_size(int fd, const struct winsize *size) { return ioctl(fd, TIOCSWINSZ, size); }

/// Makes the terminal the controlling one of a new session's leader.
static inline int anillo_take_terminal(int fd) { return ioctl(fd, TIOCSCTTY, 0); }

/// The process is sent `sign` when its parent ends.
static inline int anillo_die_with_parent(int sign) { return prctl(PR_SET_PDEATHSIG, sign); }

static inline int anillo_set_process_name(const char *name) { return prctl(PR_SET_NAME, name); }

/// Closes every descriptor from `first` on.
static inline int anillo_close_from(int first) { return close_range((unsigned)first, ~0U, 0); }
