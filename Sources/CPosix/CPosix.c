#define _GNU_SOURCE
#include "CPosix.h"
#include <sys/mman.h>
#include <sys/syscall.h>

pid_t anillo_fork(void) { return fork(); }

char **anillo_environ(void) { return environ; }

int anillo_fcntl(int fd, int command, int argument) { return fcntl(fd, command, argument); }

int anillo_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }

int anillo_open_new(char *template) { return mkostemp(template, O_CLOEXEC); }

int anillo_window_size(int fd, struct winsize *size) { return ioctl(fd, TIOCGWINSZ, size); }

int anillo_set_process_name(const char *name) { return prctl(PR_SET_NAME, name); }

bool anillo_is_ignored(int sign) {
  struct sigaction action;
  return sigaction(sign, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

int anillo_memory_file(void) { return memfd_create("anillo", MFD_CLOEXEC); }

int anillo_close_from(int first) { return (int)syscall(SYS_close_range, first, ~0U, 0); }

static int kept_fd = -1;
static struct termios kept_settings;
static volatile pid_t kept_group;

// The terminal as it was, unless it is somebody else's, then the signal's own effect. Only async-signal-safe calls.
static void crashed(int sign) {
  if (kept_group > 0) {
    if (kept_fd >= 0 && tcgetpgrp(kept_fd) == kept_group) tcsetpgrp(kept_fd, getpgrp());
    kill(-kept_group, SIGHUP);
    kill(-kept_group, SIGCONT);
  }
  if (kept_fd >= 0 && tcgetpgrp(kept_fd) == getpgrp()) tcsetattr(kept_fd, TCSANOW, &kept_settings);
  signal(sign, SIG_DFL);
  raise(sign);
}

void anillo_keep_terminal_settings(int fd, const struct termios *settings) {
  kept_settings = *settings;
  kept_fd = fd;
}

void anillo_keep_group(pid_t group) { kept_group = group; }

void anillo_catch_crashes(void) {
  // Where the stack has run over there is no room on it.
  static char room[1 << 16];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  // Those of a fault, and those that end a program by default and that nobody here expects.
  static const int fatal[] = {SIGILL,  SIGTRAP, SIGABRT, SIGBUS,    SIGFPE,  SIGSEGV, SIGSYS, SIGUSR1,
                              SIGUSR2, SIGALRM, SIGXCPU, SIGVTALRM, SIGPROF, SIGXFSZ, SIGPOLL, SIGPWR};
  for (unsigned i = 0; i < sizeof fatal / sizeof *fatal; i++) {
    struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_RESETHAND | SA_NODEFER | SA_ONSTACK}, found;
    // What is ignored ends nobody.
    if (sigaction(fatal[i], NULL, &found) == 0 && found.sa_handler == SIG_IGN) continue;
    sigaction(fatal[i], &action, NULL);
  }
}

static void exit_at_once(int status, void *unused) {
  (void)unused;
  _exit(status);
}

int anillo_skip_exit_handlers(void) { return on_exit(exit_at_once, NULL); }

int anillo_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int anillo_spawn_in_foreground(posix_spawn_file_actions_t *actions, int terminal) {
  return posix_spawn_file_actions_addtcsetpgrp_np(actions, terminal);
}
