#if Window
internal import CGtk

/// The desktop's wish for dark windows and for high contrast, which GTK 4.8 does not follow by itself. What `GTK_THEME`
/// or a `settings.ini` of GTK says goes before it.
@MainActor
@safe
struct DesktopAppearance {
  private static let followed = DesktopAppearance()

  /// From now on, also when the wish changes.
  static func follow() { followed.apply() }

  private let interface = unsafe anillo_desktop_settings("org.gnome.desktop.interface", "color-scheme")
  private let accessibility = unsafe anillo_desktop_settings("org.gnome.desktop.a11y.interface", "high-contrast")

  private init() {
    let changed: @MainActor () -> Void = { Self.follow() }
    if let object = unsafe interface {
      unsafe connect(UnsafeMutableRawPointer(object), "changed::color-scheme", changed)
    }
    if let object = unsafe accessibility {
      unsafe connect(UnsafeMutableRawPointer(object), "changed::high-contrast", changed)
    }
  }

  private func apply() {
    if unsafe g_getenv("GTK_THEME") != nil { return }
    let (dark, theme) = ("gtk-application-prefer-dark-theme", "gtk-theme-name")
    reset(dark)
    var isDark = unsafe anillo_get_bool(Gtk.settings, dark) != 0
    if unsafe anillo_is_configured(dark) == 0, wantsDark { isDark = true }
    if wantsHighContrast, unsafe anillo_is_configured(theme) == 0 {
      // GTK looks for a dark variant of this theme in vain: it has a name of its own.
      unsafe anillo_set_bool(Gtk.settings, dark, 0)
      unsafe anillo_set_string(Gtk.settings, theme, isDark ? "Default-hc-dark" : "Default-hc")
    } else {
      reset(theme)
      if isDark { unsafe anillo_set_bool(Gtk.settings, dark, 1) }
    }
  }

  /// To what it would be without this program.
  private func reset(_ setting: String) {
    unsafe gtk_settings_reset_property(gtk_settings_get_default(), setting)
  }

  private var wantsDark: Bool {
    guard let interface = unsafe interface, let scheme = unsafe g_settings_get_string(interface, "color-scheme") else {
      return false
    }
    defer { unsafe g_free(scheme) }
    return unsafe String(cString: scheme) == "prefer-dark"
  }

  private var wantsHighContrast: Bool {
    guard let accessibility = unsafe accessibility else { return false }
    return unsafe g_settings_get_boolean(accessibility, "high-contrast") != 0
  }
}
#endif
