// Runs a program and writes what it took: nanoseconds from fork to its end, and its peak memory in kilobytes.
//
//   resource-use INPUT OUTPUT PROGRAM [WORD…]
//
// A program of its own, since Linux counts the memory of the one that forks as the peak of what it becomes; this one
// has next to none. Exit status: that of the program; 127 it could not be run.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

int main(int count, char **words) {
  if (count < 4) return 127;
  int input = open(words[1], O_RDONLY | O_CLOEXEC);
  int output = open(words[2], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (input < 0 || output < 0) return 127;
  long long start = nanoseconds();
  pid_t child = fork();
  if (child == 0) {
    dup2(input, 0);
    dup2(output, 1);
    execv(words[3], words + 3);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return 127;
  printf("%lld %ld\n", nanoseconds() - start, usage.ru_maxrss);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 127;
}
