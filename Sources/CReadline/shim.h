// Readline's globals are no Swift values in Swift 6: functions read and set them.
#pragma once
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <readline/readline.h>

typedef int (*anillo_key_function)(int count, int key);

// After readline's own preparation Ctrl-S is a key: the kernel would stop the screen, and with it the menu, until Ctrl-Q.
static inline void anillo_rl_prepare_terminal(int meta) {
  rl_prep_terminal(meta);
  struct termios settings;
  if (tcgetattr(fileno(rl_instream), &settings) != 0) return;
  settings.c_iflag &= ~(tcflag_t)IXON;
  tcsetattr(fileno(rl_instream), TCSADRAIN, &settings);
}

static inline void anillo_rl_start(FILE *keys, FILE *screen, int (*next)(FILE *), void (*redisplay)(void)) {
  rl_readline_name = "anillo";
  rl_instream = keys;
  rl_outstream = screen;
  // What belongs together is written at once: a screen reader reads what it finds.
  setvbuf(screen, NULL, _IOFBF, BUFSIZ);
  rl_getc_function = next;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_prep_term_function = anillo_rl_prepare_terminal;
  rl_initialize();
  // Not before: readline asks no terminal description for a redisplay that is not its own.
  rl_redisplay_function = redisplay;
}

static inline const char *anillo_rl_line(void) { return rl_line_buffer ? rl_line_buffer : ""; }
static inline int anillo_rl_point(void) { return rl_point; }
static inline int anillo_rl_end(void) { return rl_end; }
static inline void anillo_rl_go_to_end(void) { rl_point = rl_end; }
static inline void anillo_rl_go_to(int point) { rl_point = point; }
static inline void anillo_rl_finish(void) { rl_done = 1; }
static inline bool anillo_rl_moved_forward(void) {
  return rl_last_func == rl_end_of_line || rl_last_func == rl_forward_char || rl_last_func == rl_forward_byte ||
         rl_last_func == rl_forward_word;
}
static inline bool anillo_rl_moved_by_word(void) {
  return rl_last_func == rl_forward_word || rl_last_func == rl_backward_word;
}

// Inserting a character reads the next one ahead and puts it back, where poll does not see it.
static inline bool anillo_rl_has_read_ahead(void) { return RL_ISSTATE(RL_STATE_INPUTPENDING) != 0; }

// Binds what no key of readline's own uses behind Esc: the keys of ASCII to one function, all others to another.
static inline void anillo_rl_bind_free_after_escape(anillo_key_function ascii, anillo_key_function other) {
  for (int key = 0; key < 0x80; key++)
    if (emacs_meta_keymap[key].type == ISFUNC && !emacs_meta_keymap[key].function)
      emacs_meta_keymap[key].function = ascii;
  for (int key = 0x80; key < 0x100; key++) emacs_meta_keymap[key].function = other;
}
static inline FILE *anillo_rl_screen(void) { return rl_outstream; }
