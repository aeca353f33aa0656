// The least that a speaking menu is in C: readline, libspeechd, one call for an arrow. The measure for anillo's own
// way from a key to the speech daemon. Items are the arguments.
#include <stdio.h>
#include <readline/readline.h>
#include <speech-dispatcher/libspeechd.h>
#include <stdlib.h>

static char **items;
static int count, current = -1;
static SPDConnection *speech;

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
  spd_say(speech, SPD_TEXT, line);
  return 0;
}

static int down(int times, int key) { return show(1); }
static int up(int times, int key) { return show(-1); }

int main(int argc, char **argv) {
  items = argv + 1;
  count = argc - 1;
  char *error = NULL;
  speech = spd_open2("menu-in-c", "main", NULL, SPD_MODE_SINGLE, NULL, 1, &error);
  if (!speech) {
    fprintf(stderr, "%s\n", error);
    return 2;
  }
  rl_variable_bind("enable-bracketed-paste", "off");
  rl_initialize();
  rl_bind_keyseq("\033[B", down);
  rl_bind_keyseq("\033[A", up);
  printf("Actions, %d items\n", count);
  for (int i = 0; i < count; i++) printf("%d %s\n", i + 1, items[i]);
  char *line = readline(" ");
  spd_close(speech);
  free(line);
  return 0;
}
