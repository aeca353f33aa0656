#if Window
/// What a user has set for every GTK program: `settings.ini` (the properties of GtkSettings), and, since GTK takes the
/// size of text under X only from the display, `Xft.dpi` among the display's resources.
public struct WindowSettings: Sendable {
  /// 1 is GTK's standard size of text, 2 twice that.
  public var textScale = 1.0
  /// False is what users call reduced motion.
  public var hasAnimations = true
  public var isDark = false
  /// GTK 4 itself has `Default` and `HighContrast`, each light and dark; `Default` when nil.
  public var theme: String?
  /// Milliseconds, 500 by default. A gesture multiplies it by its delay factor.
  public var longPressTime: Int?
  /// A blinking cursor would never let a program come to rest.
  public var hasBlinkingCursor = false
  /// Further lines, such as `gtk-double-click-time = 400`.
  public var lines: [String] = []

  public init() {}

  /// What GNOME sets for a user who wants high contrast.
  public static var highContrast: WindowSettings {
    var settings = WindowSettings()
    settings.theme = "HighContrast"
    return settings
  }

  var file: String {
    var all = [
      "[Settings]", "gtk-enable-animations = \(hasAnimations)", "gtk-cursor-blink = \(hasBlinkingCursor)",
      "gtk-application-prefer-dark-theme = \(isDark)",
    ]
    if let theme { all.append("gtk-theme-name = \(theme)") }
    if let longPressTime { all.append("gtk-long-press-time = \(longPressTime)") }
    return (all + lines).map { $0 + "\n" }.joined()
  }

  /// 96 dots per inch are the standard size (gdkscreen-x11.c).
  var displayResources: String { "Xft.dpi:\t\(Int((96 * textScale).rounded()))\n" }
}
#endif
