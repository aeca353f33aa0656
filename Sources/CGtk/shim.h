// GTK's casts are macros and some of its functions take any number of arguments: neither can be called from Swift. Here
// every widget is a GtkWidget.
#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>

// GTK 4.8 complains on the terminal each time that a screen reader asks where something is.
static inline GLogWriterOutput anillo_write_log(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  for (gsize i = 0; i < count; i++)
    if (g_str_equal(fields[i].key, "MESSAGE") && g_str_has_prefix(fields[i].value, "Screen coordinates not supported"))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default(level, fields, count, data);
}

static inline void anillo_filter_log(void) { g_log_set_writer_func(anillo_write_log, NULL, NULL); }

static inline GtkWidget *anillo_new(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}

static inline void anillo_set_bool(gpointer object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

static inline int anillo_get_int(gpointer object, const char *property) {
  int value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline gboolean anillo_get_bool(gpointer object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

// To be freed; NULL where there is none.
static inline char *anillo_get_string(gpointer object, const char *property) {
  char *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline void anillo_set_string(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

// Settings of the desktop; NULL where they are not installed: asking for them all the same would end the program.
static inline GSettings *anillo_desktop_settings(const char *name, const char *key) {
  GSettingsSchemaSource *source = g_settings_schema_source_get_default();
  GSettingsSchema *schema = source ? g_settings_schema_source_lookup(source, name, TRUE) : NULL;
  if (!schema) return NULL;
  GSettings *settings = g_settings_schema_has_key(schema, key) ? g_settings_new_full(schema, NULL, NULL) : NULL;
  g_settings_schema_unref(schema);
  return settings;
}

// Whether the user or the system has written a setting down for GTK 4.
static inline gboolean anillo_is_configured(const char *setting) {
  gboolean found = FALSE;
  for (const char *const *folder = g_get_system_config_dirs(); ; folder++) {
    // The user's own folder comes last, in place of the end of the list.
    const char *place = *folder ? *folder : g_get_user_config_dir();
    char *path = g_build_filename(place, "gtk-4.0", "settings.ini", NULL);
    GKeyFile *file = g_key_file_new();
    found |= g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, NULL) && g_key_file_has_key(file, "Settings", setting, NULL);
    g_key_file_unref(file);
    g_free(path);
    if (!*folder) return found;
  }
}

static inline gulong anillo_connect(gpointer object, const char *signal, GCallback callback, gpointer data, GClosureNotify release) {
  return g_signal_connect_data(object, signal, callback, data, release, (GConnectFlags)0);
}

// What assistive technology is told.

static inline void anillo_accessible_label(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static inline void anillo_accessible_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static inline void anillo_accessible_popup(GtkWidget *widget, gboolean has) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, has, -1);
}

static inline void anillo_accessible_hidden(GtkWidget *widget, gboolean is) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is, -1);
}

static inline void anillo_accessible_expanded(GtkWidget *widget, gboolean is) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, is, -1);
}

static inline void anillo_accessible_disabled(GtkWidget *widget, gboolean is) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, is, -1);
}

// Containers.

static inline void anillo_window_set_child(GtkWidget *window, GtkWidget *child) {
  gtk_window_set_child(GTK_WINDOW(window), child);
}

static inline void anillo_window_set_title(GtkWidget *window, const char *title) {
  gtk_window_set_title(GTK_WINDOW(window), title);
}

static inline void anillo_window_set_default_size(GtkWidget *window, int width, int height) {
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
}

static inline void anillo_window_present(GtkWidget *window) { gtk_window_present(GTK_WINDOW(window)); }

// gtk_widget_grab_focus asks the widget, and boxes and labels pass it on or refuse.
static inline void anillo_focus(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  if (root) gtk_root_set_focus(root, widget);
}

// Where a place of the surface is in the window: GTK draws a shadow around it.
static inline void anillo_window_surface_offset(GtkWidget *window, double *x, double *y) {
  gtk_native_get_surface_transform(GTK_NATIVE(window), x, y);
}

static inline void anillo_overlay_set_child(GtkWidget *overlay, GtkWidget *child) {
  gtk_overlay_set_child(GTK_OVERLAY(overlay), child);
}

static inline void anillo_overlay_add(GtkWidget *overlay, GtkWidget *child) {
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), child);
}

static inline void anillo_box_append(GtkWidget *box, GtkWidget *child) { gtk_box_append(GTK_BOX(box), child); }
static inline void anillo_box_remove(GtkWidget *box, GtkWidget *child) { gtk_box_remove(GTK_BOX(box), child); }
static inline void anillo_box_set_spacing(GtkWidget *box, int spacing) { gtk_box_set_spacing(GTK_BOX(box), spacing); }

static inline void anillo_set_vertical(GtkWidget *widget) {
  gtk_orientable_set_orientation(GTK_ORIENTABLE(widget), GTK_ORIENTATION_VERTICAL);
}

static inline void anillo_fixed_put(GtkWidget *fixed, GtkWidget *child) { gtk_fixed_put(GTK_FIXED(fixed), child, 0, 0); }
static inline void anillo_fixed_remove(GtkWidget *fixed, GtkWidget *child) { gtk_fixed_remove(GTK_FIXED(fixed), child); }

// Draws a child with its middle at a place, so many times its size.
static inline void anillo_fixed_place(GtkWidget *fixed, GtkWidget *child, double x, double y, double scale, double width, double height) {
  GskTransform *transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)x, (float)y));
  transform = gsk_transform_scale(transform, (float)scale, (float)scale);
  transform = gsk_transform_translate(transform, &GRAPHENE_POINT_INIT((float)(-width / 2), (float)(-height / 2)));
  gtk_fixed_set_child_transform(GTK_FIXED(fixed), child, transform);
  gsk_transform_unref(transform);
}

static inline void anillo_scrolled_set_child(GtkWidget *scrolled, GtkWidget *child) {
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
}

static inline void anillo_hide_scroll_bars(GtkWidget *scrolled) {
  anillo_accessible_hidden(gtk_scrolled_window_get_hscrollbar(GTK_SCROLLED_WINDOW(scrolled)), TRUE);
  anillo_accessible_hidden(gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scrolled)), TRUE);
}

// Shows a line that was put at the end, once it has its place.
static inline void anillo_scrolled_to_end(GtkWidget *scrolled) {
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment));
}

static inline void anillo_flow_box_set_up(GtkWidget *flow_box, int spacing) {
  GtkFlowBox *box = GTK_FLOW_BOX(flow_box);
  gtk_flow_box_set_selection_mode(box, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous(box, TRUE);
  gtk_flow_box_set_column_spacing(box, (guint)spacing);
  gtk_flow_box_set_row_spacing(box, (guint)spacing);
  gtk_flow_box_set_max_children_per_line(box, 64);
}

static inline void anillo_flow_box_append(GtkWidget *box, GtkWidget *child) {
  gtk_flow_box_insert(GTK_FLOW_BOX(box), child, -1);
}

static inline void anillo_flow_box_remove(GtkWidget *box, GtkWidget *child) {
  gtk_flow_box_remove(GTK_FLOW_BOX(box), child);
}

static inline void anillo_flow_box_child_set_child(GtkWidget *child, GtkWidget *content) {
  gtk_flow_box_child_set_child(GTK_FLOW_BOX_CHILD(child), content);
}

// Content.

static inline void anillo_label_set_text(GtkWidget *label, const char *text) { gtk_label_set_text(GTK_LABEL(label), text); }

static inline void anillo_label_on_one_line(GtkWidget *label) {
  gtk_label_set_single_line_mode(GTK_LABEL(label), TRUE);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
}

static inline void anillo_label_on_many_lines(GtkWidget *label) {
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
}

static inline void anillo_label_from_start(GtkWidget *label) {
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_LEFT);
}

static inline void anillo_label_natural_width(GtkWidget *label, int characters) {
  gtk_label_set_max_width_chars(GTK_LABEL(label), characters);
}

static inline void anillo_label_selectable(GtkWidget *label) { gtk_label_set_selectable(GTK_LABEL(label), TRUE); }

static inline void anillo_button_set_child(GtkWidget *button, GtkWidget *child) {
  gtk_button_set_child(GTK_BUTTON(button), child);
}

static inline GtkWidget *anillo_image_new(const char *icon, int size) {
  GtkWidget *image = gtk_image_new_from_icon_name(icon);
  gtk_image_set_pixel_size(GTK_IMAGE(image), size);
  return image;
}

static inline GtkWidget *anillo_picture_new(const char *file) {
  GtkWidget *picture = gtk_picture_new_for_filename(file);
  gtk_picture_set_can_shrink(GTK_PICTURE(picture), TRUE);
  return picture;
}

// How it looks.

static inline gboolean anillo_theme_has_icon(const char *icon) {
  return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(gdk_display_get_default()), icon);
}

static inline GtkCssProvider *anillo_style_sheet_new(void) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_style_context_add_provider_for_display(
    gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return provider;
}

static inline gboolean anillo_lookup_color(GtkWidget *widget, const char *name, GdkRGBA *color) {
  return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
}

// What happens.

static inline GtkEventController *anillo_legacy_controller(GtkWidget *widget) {
  GtkEventController *controller = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(widget, controller);
  return controller;
}

static inline GtkEventController *anillo_key_controller(GtkWidget *widget) {
  GtkEventController *controller = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(widget, controller);
  return controller;
}

static inline unsigned anillo_event_button(GdkEvent *event) { return gdk_button_event_get_button(event); }
