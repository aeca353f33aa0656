// The same menu, speaking as scripts do: it starts spd-say at each arrow. Items are the arguments.
#define _GNU_SOURCE
#include <stdio.h>
#include <readline/readline.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

static char **items;
static int count, current = -1;

static int show(int step) {
  int next = current + step;
  if (next < 0) next = 0;
  if (next >= count) next = count - 1;
  current = next;
  char line[512];
  snprintf(line, sizeof line, "%d %s", current + 1, items[current]);
  rl_replace_line(line, 1);
  rl_point = rl_end;
  rl_redisplay();
  char *words[] = {"spd-say", "--", line, NULL};
  pid_t child;
  posix_spawnp(&child, "spd-say", NULL, NULL, words, environ);
  return 0;
}

static int down(int times, int key) { return show(1); }
static int up(int times, int key) { return show(-1); }

int main(int argc, char **argv) {
  items = argv + 1;
  count = argc - 1;
  signal(SIGCHLD, SIG_IGN);
  rl_variable_bind("enable-bracketed-paste", "off");
  rl_initialize();
  rl_bind_keyseq("\033[B", down);
  rl_bind_keyseq("\033[A", up);
  printf("Actions, %d items\n", count);
  for (int i = 0; i < count; i++) printf("%d %s\n", i + 1, items[i]);
  char *line = readline(" ");
  free(line);
  return 0;
}
