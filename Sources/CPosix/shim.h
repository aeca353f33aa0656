// What Glibc's Swift overlay does not offer: fork (marked unavailable), variadic calls, and globals.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

/// Forks; for a child that never returns into the caller's program.
static inline pid_t anillo_fork(void) { return fork(); }

extern char **environ;

static inline char **anillo_environ(void) { return environ; }

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
static inline int anillo_close_from(int first) { return (int)syscall(SYS_close_range, first, ~0U, 0); }

static int anillo_kept_fd = -1;

/// A variable of the file itself would not be emitted for Swift.
static inline struct termios *anillo_kept_settings(void) {
  static struct termios kept;
  return &kept;
}

/// After a crash: the terminal as it was, then the signal's own effect. Only async-signal-safe calls.
static inline void anillo_crashed(int sign) {
  if (anillo_kept_fd >= 0) tcsetattr(anillo_kept_fd, TCSANOW, anillo_kept_settings());
  signal(sign, SIG_DFL);
  raise(sign);
}

/// Settings to be restored by a crash. It also takes the place of Swift's interactive backtrace, which would paint
/// over the terminal and wait for a key that a listener does not know of.
static inline void anillo_keep_terminal_settings(int fd, const struct termios *settings) {
  static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT, SIGSYS};
  anillo_kept_fd = fd;
  *anillo_kept_settings() = *settings;
  for (unsigned i = 0; i < sizeof fatal / sizeof *fatal; i++) {
    struct sigaction action = {.sa_handler = anillo_crashed, .sa_flags = SA_RESETHAND | SA_NODEFER};
    sigaction(fatal[i], &action, NULL);
  }
}

/// The argument of `_exit`, for `on_exit`.
static void anillo_exit_at_once(int status, void *unused) {
  (void)unused;
  _exit(status);
}

/// Lets `exit` end the process without the handlers that were registered so far: a library that calls it in a child
/// must not run what belongs to the parent.
static inline int anillo_skip_exit_handlers(void) { return on_exit(anillo_exit_at_once, NULL); }

/// Declared here, since glibc shows it only together with what Swift's own view of its types does not know.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);

/// Nothing from `first` on is open in the program that is spawned.
static inline int anillo_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
