#define _GNU_SOURCE
#include "pseudo_terminal.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int terminal_resize(int master, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

int terminal_open(int columns, int rows, char *name, size_t capacity) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (master < 0) return -errno;
  if (grantpt(master) || unlockpt(master) || ptsname_r(master, name, capacity)
      || terminal_resize(master, columns, rows)) {
    int error = errno;
    close(master);
    return -error;
  }
  return master;
}

int terminal_unread(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) ? -1 : count;
}

int terminal_process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int terminal_pipe(int *reading, int *writing, bool read_here) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return -errno;
  int here = read_here ? ends[0] : ends[1];
  fcntl(here, F_SETFL, fcntl(here, F_GETFL) | O_NONBLOCK);
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

// In the child only async-signal-safe calls are made: the parent has threads.
static void become(const struct terminal_program *program, int report) {
  int error, terminal = -1;
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int sign = 1; sign < NSIG; sign++) sigaction(sign, &standard, NULL);
  setsid();
  if (program->terminal) {
    // A session leader without a terminal gets the first one it opens as its controlling terminal (tty_ioctl(4)).
    terminal = open(program->terminal, O_RDWR);
    if (terminal < 0) goto failed;
    ioctl(terminal, TIOCSCTTY, 0);
  }
  int streams[3] = {program->input, program->output, program->errors};
  // First all of them above 2, so that no stream overwrites one that is still to be placed.
  for (int i = 0; i < 3; i++) {
    if (streams[i] == terminal_stream_terminal) streams[i] = terminal;
    if (streams[i] >= 0 && (streams[i] = fcntl(streams[i], F_DUPFD, 10)) < 0) goto failed;
  }
  report = fcntl(report, F_DUPFD_CLOEXEC, 20);
  for (int i = 0; i < 3; i++) {
    if (streams[i] < 0) close(i);
    else if (dup2(streams[i], i) < 0) goto failed;
  }
  close_range(3, (unsigned)report - 1, 0);
  close_range((unsigned)report + 1, ~0U, 0);
  if (program->folder && chdir(program->folder)) goto failed;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program->path, program->arguments, program->environment);
failed:
  error = errno;
  (void)!write(report, &error, sizeof error);
  _exit(127);
}

pid_t terminal_start(const struct terminal_program *program) {
  int ends[2], error = 0;
  if (pipe2(ends, O_CLOEXEC)) return -errno;
  // No signal handler of the parent may run in the child.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) become(program, ends[1]);
  if (child < 0) error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return -error;
  }
  ssize_t got;
  do got = read(ends[0], &error, sizeof error);
  while (got < 0 && errno == EINTR);
  close(ends[0]);
  if (got == (ssize_t)sizeof error) {
    waitpid(child, NULL, 0);
    return -error;
  }
  return child;
}

static enum terminal_wait limited(bool limit) { return limit ? terminal_wait_timed : terminal_wait_input; }

enum terminal_wait terminal_wait_kind(long number, const unsigned long *arguments) {
  switch (number) {
  case SYS_read: case SYS_readv: case SYS_recvfrom: case SYS_recvmsg: case SYS_accept: case SYS_accept4:
    return terminal_wait_input;
#ifdef SYS_poll
  case SYS_poll: return limited((int)arguments[2] >= 0);
#endif
  case SYS_ppoll: return limited(arguments[2] != 0);
#ifdef SYS_select
  case SYS_select: return limited(arguments[4] != 0);
#endif
  case SYS_pselect6: return limited(arguments[4] != 0);
#ifdef SYS_epoll_wait
  case SYS_epoll_wait: return limited((int)arguments[3] >= 0);
#endif
  case SYS_epoll_pwait: return limited((int)arguments[3] >= 0);
#ifdef SYS_pause
  case SYS_pause:
#endif
  case SYS_wait4: case SYS_waitid: case SYS_rt_sigsuspend: return terminal_wait_other;
  case SYS_rt_sigtimedwait: return arguments[2] ? terminal_wait_timed : terminal_wait_other;
  case SYS_futex: return arguments[3] ? terminal_wait_timed : terminal_wait_other;
  default: return terminal_wait_timed;
  }
}

int terminal_poll_limit(long number, const unsigned long *arguments) {
#ifdef SYS_poll
  if (number == SYS_poll) return (int)arguments[2];
#endif
  return -1;
}

int terminal_listen(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) return -ENAMETOOLONG;
  strcpy(address.sun_path, path);
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listener < 0) return -errno;
  if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 64)) {
    int error = errno;
    close(listener);
    return -error;
  }
  return listener;
}

pid_t terminal_peer_process(int socket) {
  struct ucred peer;
  socklen_t length = sizeof peer;
  return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 ? peer.pid : -1;
}
