#if Window
internal import CGtk

/// The library as a whole, and what the desktop's settings say.
@MainActor
package enum Gtk {
  /// Whether there is a display to open windows on.
  package static func start() -> Bool {
    // The language of the session is the program's own; GTK's words are never shown.
    gtk_disable_setlocale()
    anillo_filter_log()
    // What assistive technology calls the program.
    unsafe g_set_prgname("anillo")
    unsafe g_set_application_name("Anillo")
    guard gtk_init_check() != 0 else { return false }
    DesktopAppearance.follow()
    return true
  }

  /// The user's text size, 1 being the standard one.
  package static var textScale: Double {
    let dpi = unsafe anillo_get_int(settings, "gtk-xft-dpi")
    return dpi > 0 ? Double(dpi) / 1024 / 96 : 1
  }

  package static var hasAnimations: Bool { unsafe anillo_get_bool(settings, "gtk-enable-animations") != 0 }

  /// How far a pointer may drift before it drags, in points.
  package static var dragThreshold: Double { Double(unsafe anillo_get_int(settings, "gtk-dnd-drag-threshold")) }

  /// Whether the theme is one of those for high contrast: GTK's own, or what desktops have always called it.
  package static var hasHighContrast: Bool {
    guard let name = unsafe anillo_get_string(settings, "gtk-theme-name") else { return false }
    defer { unsafe g_free(name) }
    let theme = unsafe String(cString: name)
    return theme.hasPrefix("Default-hc") || theme.hasPrefix("HighContrast")
  }

  /// Holds for the widgets that are made from now on.
  package static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Whether the desktop's icons have one of this name.
  package static func hasIcon(_ name: String) -> Bool { unsafe anillo_theme_has_icon(name) != 0 }

  /// Calls back when one of the settings changes that a window's layout depends on.
  package static func onSettings(_ changed: @escaping @MainActor () -> Void) {
    for name in ["gtk-xft-dpi", "gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-enable-animations"] {
      unsafe connect(settings, "notify::" + name, changed)
    }
  }

  static var settings: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(gtk_settings_get_default()!) }
}
#endif
