#if Window
internal import ActionMenu
internal import Gtk

/// The theme's colours, and others made of them so that they can be seen on it: at least 3:1 for signs and edges
/// (WCAG 2.2, 1.4.11) and 4.5:1 for text (1.4.3), more where the theme is dark or one of high contrast.
@MainActor
struct Palette {
  let isHighContrast = Gtk.hasHighContrast
  /// What bubbles, labels and panels are made of.
  let surface: Tint
  let background: Tint
  let text: Tint
  private let selected: Tint
  static let destructive = Tint(rgb: 0xC01C28)
  private static let gray = Tint(rgb: 0x808080)

  init(of widget: Widget) {
    let color = { (name: String, other: Tint) in
      widget.themeColor(name).map { Tint(red: $0.red, green: $0.green, blue: $0.blue) } ?? other
    }
    surface = color("theme_base_color", .white)
    background = color("theme_bg_color", .white)
    text = color("theme_fg_color", .black)
    selected = color("theme_selected_bg_color", Tint(rgb: 0x3584E4))
  }

  /// A bubble that is filled because it is the one under the finger; its sign is `textOnIt`.
  func fill(_ tint: Tint) -> Tint { tint.readable(on: surface) }

  /// A sign or an edge on the surface.
  func sign(_ tint: Tint) -> Tint {
    let isDark = surface.luminance < 0.18
    return tint.readable(on: surface, contrast: isHighContrast || isDark ? 4.5 : 3)
  }

  /// The edge of what can be pressed, and the sign of what cannot be chosen now.
  var edge: Tint { sign(Self.gray) }

  /// Around what has the focus.
  var focus: Tint { selected.readable(on: background, contrast: isHighContrast ? 4.5 : 3) }

  /// Behind the chosen one of a list; `textOnIt` is read on it.
  var selection: Tint { selected.readable(on: surface, contrast: 4.5) }

  /// The text of what destroys something.
  var danger: Tint { Self.destructive.readable(on: surface, contrast: isHighContrast ? 7 : 4.5) }

  /// A card's colour, dark enough for its white text.
  func card(_ tint: Tint) -> Tint { tint.readable(on: .white, contrast: isHighContrast ? 7 : 4.5) }
}
#endif
