// What tests and benchmarks need of a pseudo-terminal, of a socket and of the kernel's view of a process, where Glibc's Swift
// overlay offers nothing: fork, calls behind _GNU_SOURCE, variadic calls, system call numbers.
#pragma once
#include <stdbool.h>
#include <sys/types.h>

enum {
  /// The program's descriptor is the terminal.
  terminal_stream_terminal = -1,
  /// The program's descriptor is closed.
  terminal_stream_closed = -2,
};

struct terminal_program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *folder;
  /// The path of the program's terminal, which becomes its controlling one; null for a program without any.
  const char *terminal;
  int input, output, errors;
};

/// Starts a program as the leader of a new session. All of its other descriptors are closed, all signals are as at
/// boot. Returns its process id, or a negative errno, also when the program could not be executed.
pid_t terminal_start(const struct terminal_program *program);

/// Opens a new pseudo-terminal of that size; the name of the program's side goes to `name`. Returns the master's
/// descriptor (non-blocking, close-on-exec), or a negative errno.
int terminal_open(int columns, int rows, char *name, size_t capacity);

/// Changes the size; the foreground process group is sent SIGWINCH.
int terminal_resize(int master, int columns, int rows);

/// How many bytes wait to be read, or -1.
int terminal_unread(int descriptor);

/// A descriptor that becomes readable when the process has ended, or -1.
int terminal_process_descriptor(pid_t process);

/// A local socket that listens at a new file, close-on-exec; or a negative errno.
int terminal_listen(const char *path);

/// The process at the other end of a local socket; -1 when it is not known.
pid_t terminal_peer_process(int socket);

/// A pipe whose ends are close-on-exec and, on this side only, non-blocking.
int terminal_pipe(int *reading, int *writing, bool read_here);

enum terminal_wait {
  /// Running code, or in a call that is no wait.
  terminal_wait_none,
  /// Asleep until a descriptor has something, however long it takes.
  terminal_wait_input,
  /// Asleep without a limit for something else: a child, a signal, a lock.
  terminal_wait_other,
  /// Asleep, but will go on by itself.
  terminal_wait_timed,
};

/// What a blocked system call (number and arguments as in /proc/PID/syscall) waits for.
enum terminal_wait terminal_wait_kind(long number, const unsigned long *arguments);

/// The time limit of a `poll` in milliseconds; -1 when it has none, and for any other call.
int terminal_poll_limit(long number, const unsigned long *arguments);
