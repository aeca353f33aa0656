// What Glibc's Swift overlay does not offer: fork (marked unavailable), variadic calls, globals, and code that may run
// in a signal handler.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

/// Forks; for a child that never returns into the caller's program.
pid_t anillo_fork(void);

char **anillo_environ(void);

int anillo_fcntl(int fd, int command, int argument);

int anillo_open(const char *path, int flags, mode_t mode);

/// Makes a file with mode 0600 that nobody else has made, and puts its name in the place of the template's `XXXXXX`;
/// closed in programs that are started.
int anillo_open_new(char *template);

int anillo_window_size(int fd, struct winsize *size);

int anillo_set_process_name(const char *name);

/// Whether a signal does nothing, as whoever has started the program may have wanted it.
bool anillo_is_ignored(int sign);

/// A file in memory alone; closed in programs that are started.
int anillo_memory_file(void);

/// Closes every descriptor from `first` on.
int anillo_close_from(int first);

/// Keeps settings that a crash restores, once crashes are caught.
void anillo_keep_terminal_settings(int fd, const struct termios *settings);

/// Keeps a group of processes that a crash ends, too; none with 0.
void anillo_keep_group(pid_t group);

/// Lets a signal that ends the program restore the kept settings first. It takes the place of Swift's interactive
/// backtrace, too, which would paint over the terminal and wait for a key that a listener does not know of.
void anillo_catch_crashes(void);

/// Lets `exit` end the process without the handlers that were registered so far: a library that calls it in a child
/// must not run what belongs to the parent.
int anillo_skip_exit_handlers(void);

/// Nothing from `first` on is open in the program that is spawned.
int anillo_spawn_close_from(posix_spawn_file_actions_t *actions, int first);

/// The program that is spawned has the terminal from its first moment on.
int anillo_spawn_in_foreground(posix_spawn_file_actions_t *actions, int terminal);
