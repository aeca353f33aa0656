// A small window that tells on standard output what is done to it; the laboratory for windows is proved with it.
// Words: `exit N` ends at once with N; `dialog` and `popover` let the button open one.
#ifdef WINDOW
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
  GtkWidget *label, *area;
  int x, y;
  const char *opens;
} sample = {.x = -1};

static void tell(const char *text) {
  puts(text);
  fflush(stdout);
}

static void open_dialog(GtkWidget *button) {
  GtkWindow *dialog = GTK_WINDOW(gtk_window_new());
  gtk_window_set_title(dialog, "Dialogue");
  gtk_window_set_transient_for(dialog, GTK_WINDOW(gtk_widget_get_root(button)));
  gtk_window_set_modal(dialog, true);
  gtk_window_set_child(dialog, gtk_button_new_with_label("Close"));
  g_signal_connect_swapped(gtk_window_get_child(dialog), "clicked", G_CALLBACK(gtk_window_destroy), dialog);
  gtk_window_present(dialog);
}

static void open_popover(GtkWidget *button) {
  GtkWidget *popover = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(popover), gtk_button_new_with_label("Inside"));
  gtk_widget_set_parent(popover, button);
  g_signal_connect(popover, "closed", G_CALLBACK(gtk_widget_unparent), NULL);
  gtk_popover_popup(GTK_POPOVER(popover));
}

static void clicked(GtkWidget *button, gpointer unused) {
  tell("clicked");
  gtk_label_set_text(GTK_LABEL(sample.label), "Pressed");
  if (!strcmp(sample.opens, "dialog")) open_dialog(button);
  if (!strcmp(sample.opens, "popover")) open_popover(button);
}

static void held(GtkGesture *gesture, double x, double y, gpointer unused) { tell("held"); }

static void moved(GtkEventController *controller, double x, double y, gpointer unused) {
  // The server counts in fractions of a pixel.
  sample.x = (int)(x + 0.5);
  sample.y = (int)(y + 0.5);
  gtk_widget_queue_draw(sample.area);
}

static void typed(GtkEditable *entry, gpointer unused) {
  printf("typed %s\n", gtk_editable_get_text(entry));
  fflush(stdout);
}

// A red square of 20 pixels follows the pointer.
static void draw(GtkDrawingArea *area, cairo_t *context, int width, int height, gpointer unused) {
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  if (sample.x < 0) return;
  cairo_set_source_rgb(context, 1, 0, 0);
  cairo_rectangle(context, sample.x - 10, sample.y - 10, 20, 20);
  cairo_fill(context);
}

static GtkWidget *make_area(void) {
  sample.area = gtk_drawing_area_new();
  gtk_widget_set_vexpand(sample.area, true);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(sample.area), draw, NULL, NULL);
  GtkGesture *hold = gtk_gesture_long_press_new();
  g_signal_connect(hold, "pressed", G_CALLBACK(held), NULL);
  gtk_widget_add_controller(sample.area, GTK_EVENT_CONTROLLER(hold));
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "motion", G_CALLBACK(moved), NULL);
  gtk_widget_add_controller(sample.area, motion);
  return sample.area;
}

static void activate(GtkApplication *application, gpointer unused) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  sample.label = gtk_label_new("Hello");
  GtkWidget *button = gtk_button_new_with_label("Press me");
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Says that it was pressed", -1);
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
  GtkWidget *entry = gtk_entry_new();
  gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, "Words", -1);
  g_signal_connect(entry, "changed", G_CALLBACK(typed), NULL);
  GtkWidget *children[] = {sample.label, button, entry, make_area()};
  for (int i = 0; i < 4; i++) gtk_box_append(GTK_BOX(column), children[i]);

  GtkWindow *window = GTK_WINDOW(gtk_application_window_new(application));
  gtk_window_set_title(window, "Sample");
  gtk_window_set_default_size(window, 400, 300);
  gtk_window_set_child(window, column);
  gtk_window_present(window);
}

int main(int count, char **words) {
  sample.opens = count > 1 ? words[1] : "";
  if (!strcmp(sample.opens, "exit")) return atoi(words[2]);
  GtkApplication *application = gtk_application_new("org.example.Sample", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, words);
}
#else
int main(void) { return 0; }
#endif
