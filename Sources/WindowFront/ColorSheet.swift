#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import Speech

/// The colours and shapes, for the theme that is set: light or dark, with high contrast or without.
@MainActor
final class ColorSheet {
  private let sheet = StyleSheet()
  private let style: WindowStyle
  private var entries: [String] = []
  private var lifted = ""
  private static let indigo = Tint(rgb: 0x4B0082)
  private static let destructive = Tint(rgb: 0xC01C28)

  init(_ style: WindowStyle) { self.style = style }

  func update(for scene: MenuScene, on widget: Widget) {
    let surface = widget.themeColor("theme_base_color").map { Tint(red: $0.red, green: $0.green, blue: $0.blue) }
    if let card = scene.card {
      // The cards behind it stay what they are.
      lifted = ".lifted-card { \(Self.background(of: card, scene)) }"
    } else {
      entries = scene.entries.enumerated().map { rules(for: $1, index: $0, scene, on: surface ?? .white) }
    }
    sheet.text = (shapes + entries + [lifted]).joined(separator: "\n")
  }

  private func rules(for entry: MenuScene.Entry, index: Int, _ scene: MenuScene, on surface: Tint) -> String {
    let own = entry.item.tint ?? (entry.item.role == .destructive ? Self.destructive : nil)
    let tint = (own ?? scene.tint ?? Self.indigo).readable(on: surface)
    let diameter = BubbleSize.diameter(entry.item.size ?? scene.size, textScale: Gtk.textScale)
    return """
      .bubble-\(index) { color: \(tint.css); background: \(surface.css); font-size: \(Int(diameter * 0.42))px; }
      .bubble-\(index).highlighted { color: \(tint.textOnIt.css); background: \(tint.css); }
      .card-\(index) { \(Self.background(of: entry, scene)) }
      """
  }

  /// Text on a card is white, so its colours are made dark enough for it.
  private static func background(of entry: MenuScene.Entry, _ scene: MenuScene) -> String {
    let given = entry.item.preview?.colors ?? []
    let colors = (given.isEmpty ? [entry.item.tint ?? scene.tint ?? indigo] : given).map {
      $0.readable(on: .white, contrast: 4.5).css
    }
    let stops = colors.count == 1 ? colors + colors : colors
    return "background-image: linear-gradient(to bottom, \(stops.joined(separator: ", "))); color: white;"
  }

  private var shapes: [String] {
    [
      ".stage:focus-visible { outline: none; }",
      """
      .press-label { padding: 14px 28px; border-radius: 9999px; background: @theme_base_color; color: @theme_fg_color;
        border: 2px solid alpha(@theme_fg_color, 0.45); font-size: 115%; }
      """,
      ".press-label.round { min-width: 28px; min-height: 28px; padding: 14px; }",
      ".press-label.focused, .bubble:focus-visible { outline: 3px solid @theme_selected_bg_color; outline-offset: 2px; }",
      """
      .bubble { border-radius: 9999px; padding: 0; min-width: 0; min-height: 0; border: 1px solid currentColor;
        box-shadow: 0 1px 4px alpha(black, 0.3); -gtk-icon-shadow: none; text-shadow: none; font-weight: bold; }
      """,
      ".bubble.unavailable { border-style: dashed; filter: opacity(0.6); }",
      """
      .ring-title { background: @theme_bg_color; color: @theme_fg_color; padding: 4px 14px; border-radius: 9999px;
        border: 1px solid alpha(@theme_fg_color, 0.3); font-weight: bold; }
      """,
      ".status { font-size: 110%; }",
      ".output { font-family: monospace; }",
      ".heading { font-size: 150%; font-weight: bold; }",
      ".card, .lifted-card { border-radius: \(style.cornerRadius)px; padding: 16px; }",
      ".card-cell { border-radius: \(style.cornerRadius + 4)px; padding: 0; margin: 0; }",
      ".card-cell:focus-visible { outline: 3px solid @theme_selected_bg_color; outline-offset: 1px; }",
      ".card-title { font-weight: bold; font-size: 120%; }",
      ".lifted-card .card-title { font-size: 180%; }",
      ".backdrop { background: alpha(@theme_bg_color, 0.85); }",
      """
      .panel { background: @theme_base_color; color: @theme_fg_color; border-radius: 16px; padding: 20px;
        border: 1px solid alpha(@theme_fg_color, 0.4); }
      """,
      ".action { padding: 10px 16px; }",
      ".action.destructive label { color: @error_color; }",
      ".action.highlighted { background: @theme_selected_bg_color; color: @theme_selected_fg_color; }",
      ".action.highlighted label { color: @theme_selected_fg_color; }",
      "@keyframes lift { from { opacity: 0; transform: scale(0.9); } to { opacity: 1; transform: none; } }",
      ".lifting { animation: lift 0.25s cubic-bezier(0.2, 1.2, 0.4, 1); }",
    ]
  }
}
#endif
