// The least that a long press is in GTK 4: after 0.35 s a widget stands above the pressed one, at once and still. The
// measure for anillo's own way from the long press to its ring.
#ifdef WINDOW
#include <gtk/gtk.h>

static void show(GtkGestureLongPress *gesture, double x, double y, gpointer menu) { gtk_widget_set_visible(menu, TRUE); }

int main(void) {
  gtk_init();
  GtkWidget *window = gtk_window_new(), *stage = gtk_fixed_new();
  GtkWidget *label = gtk_label_new("Press and hold"), *menu = gtk_button_new_with_label("Note");
  gtk_fixed_put(GTK_FIXED(stage), label, 150, 240);
  gtk_fixed_put(GTK_FIXED(stage), menu, 170, 150);
  gtk_widget_set_visible(menu, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 500);
  gtk_window_set_child(GTK_WINDOW(window), stage);
  GtkGesture *gesture = gtk_gesture_long_press_new();
  // Of the 0.5 s that are GTK's standard.
  gtk_gesture_long_press_set_delay_factor(GTK_GESTURE_LONG_PRESS(gesture), 0.7);
  g_signal_connect(gesture, "pressed", G_CALLBACK(show), menu);
  gtk_widget_add_controller(stage, GTK_EVENT_CONTROLLER(gesture));
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
#else
int main(void) { return 2; }
#endif
