#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import Speech

/// The colours and shapes, for the theme that is set: light or dark, with high contrast or without.
@MainActor
final class ColorSheet {
  /// GTK goes through the rules of a sheet with a call within a call for each, and some thousand end its stack.
  private static let entriesInSheet = 100

  private let sheet = StyleSheet()
  /// Those of the items; behind that of the shapes, so that their colours win.
  private var entrySheets: [StyleSheet] = []
  private let style: WindowStyle
  private var lifted = ""
  private static let indigo = Tint(rgb: 0x4B0082)

  init(_ style: WindowStyle) { self.style = style }

  func update(for scene: MenuScene, on widget: Widget) {
    let palette = Palette(of: widget)
    if let card = scene.card {
      // The cards behind it stay what they are.
      lifted = ".lifted-card { \(Self.background(of: card, scene, palette)) }"
    } else {
      color(scene, palette)
    }
    sheet.text = (radialShapes(palette) + cardShapes(palette) + textShapes(palette) + [lifted])
      .joined(separator: "\n")
  }

  private func color(_ scene: MenuScene, _ palette: Palette) {
    let rules = scene.entries.enumerated().map { self.rules(for: $1, index: $0, scene, palette) }
    let texts = stride(from: 0, to: rules.count, by: Self.entriesInSheet).map { start in
      rules[start..<min(start + Self.entriesInSheet, rules.count)].joined(separator: "\n")
    }
    while entrySheets.count < texts.count { entrySheets.append(StyleSheet()) }
    for (index, sheet) in entrySheets.enumerated() { sheet.text = index < texts.count ? texts[index] : "" }
  }

  private func rules(for entry: MenuScene.Entry, index: Int, _ scene: MenuScene, _ palette: Palette) -> String {
    let tint = Self.tint(of: entry, scene)
    let sign = entry.isUnavailable ? palette.edge : palette.sign(tint)
    let fill = entry.isUnavailable ? palette.edge : palette.fill(tint)
    let diameter = BubbleSize.diameter(entry.item.size ?? scene.size, textScale: Gtk.textScale)
    return """
      .bubble-\(index) { color: \(sign.css); background: \(palette.surface.css); font-size: \(Int(diameter * 0.42))px; }
      .bubble-\(index).highlighted { color: \(fill.textOnIt().css); background: \(fill.css); }
      .card-\(index) { \(Self.background(of: entry, scene, palette)) }
      """
  }

  private static func tint(of entry: MenuScene.Entry, _ scene: MenuScene) -> Tint {
    entry.item.tint ?? (entry.item.role == .destructive ? Palette.destructive : scene.tint ?? indigo)
  }

  private static func background(of entry: MenuScene.Entry, _ scene: MenuScene, _ palette: Palette) -> String {
    let given = entry.item.preview?.colors ?? []
    let colors = (given.isEmpty ? [tint(of: entry, scene)] : given).map { palette.card($0).css }
    let stops = colors.count == 1 ? colors + colors : colors
    return "background-image: linear-gradient(to bottom, \(stops.joined(separator: ", "))); color: white;"
  }

  private func radialShapes(_ palette: Palette) -> [String] {
    let (surface, text, edge, focus) = (palette.surface.css, palette.text.css, palette.edge.css, palette.focus.css)
    let line = palette.isHighContrast ? "2px" : "1px"
    return [
      ".stage:focus { outline: none; }",
      """
      .press-label { padding: 14px 28px; border-radius: 9999px; background: \(surface); color: \(text);
        border: \(line) solid \(edge); box-shadow: 0 2px 6px alpha(black, 0.18); font-size: 115%; }
      """,
      ".press-label.round { min-width: 28px; min-height: 28px; padding: 14px; }",
      ".press-label.focused { outline: 3px solid \(focus); outline-offset: 3px; }",
      """
      .bubble { border-radius: 9999px; padding: 0; min-width: 0; min-height: 0; border: \(line) solid currentColor;
        box-shadow: 0 2px 6px alpha(black, 0.22); outline: none; -gtk-icon-shadow: none; text-shadow: none;
        font-weight: bold; }
      """,
      ".center { color: \(text); background: \(surface); border-color: \(edge); }",
      ".bubble.unavailable { border: 2px dashed currentColor; box-shadow: none; }",
      ".bubble.unavailable.highlighted { border: \(line) solid currentColor; }",
      """
      .ring-title { background: \(surface); color: \(text); padding: 4px 14px; border-radius: 9999px;
        border: \(line) solid \(edge); font-weight: bold; }
      """,
      ".ring-title:focus { outline: 2px solid \(focus); outline-offset: 2px; }",
    ]
  }

  private func cardShapes(_ palette: Palette) -> [String] {
    let (focus, selection, onIt) = (palette.focus.css, palette.selection.css, palette.selection.textOnIt(4.5).css)
    return [
      ".card, .lifted-card { border-radius: \(style.cornerRadius)px; padding: 16px; }",
      ".card { box-shadow: 0 2px 6px alpha(black, 0.2); }",
      ".lifted-card { box-shadow: 0 6px 18px alpha(black, 0.3); }",
      ".card-cell { border-radius: \(style.cornerRadius + 3)px; padding: \(CardCell.margin)px; margin: 0; background: none; outline: none; }",
      ".card-cell.focused { box-shadow: inset 0 0 0 3px \(focus); }",
      ".card-title { font-weight: bold; font-size: 120%; }",
      ".lifted-card .card-title { font-size: 180%; }",
      ".backdrop { background: alpha(\(palette.background.css), 0.93); }",
      """
      .action { padding: 11px 14px; border: none; border-radius: 10px; background: none; box-shadow: none;
        outline: none; text-shadow: none; color: \(palette.text.css); }
      """,
      ".action:hover { background: alpha(\(palette.text.css), 0.08); }",
      ".action.destructive { color: \(palette.danger.css); }",
      ".action.unavailable { color: \(palette.text.css); opacity: 0.75; }",
      ".action.highlighted { background: \(selection); color: \(onIt); }",
      "@keyframes lift { from { opacity: 0; transform: scale(0.9); } to { opacity: 1; transform: none; } }",
      ".lifting { animation: lift 0.25s cubic-bezier(0.2, 1.2, 0.4, 1); }",
    ]
  }

  private func textShapes(_ palette: Palette) -> [String] {
    let (surface, text, focus, danger) = (
      palette.surface.css, palette.text.css, palette.focus.css, palette.danger
    )
    return [
      ".status { font-size: 110%; padding: 3px 12px; }",
      ".status:focus { outline: 2px solid \(focus); outline-offset: 1px; border-radius: 10px; }",
      ".output-area { background: \(surface); border-top: 1px solid alpha(\(text), 0.25); }",
      ".output { font-family: monospace; }",
      ".heading { font-size: 150%; font-weight: bold; }",
      ".dimmed { background: alpha(black, 0.55); }",
      """
      .panel { background: \(surface); color: \(text); border-radius: 18px; padding: 8px;
        border: \(palette.isHighContrast ? "2px" : "1px") solid alpha(\(text), \(palette.isHighContrast ? 1 : 0.2));
        box-shadow: 0 6px 18px alpha(black, 0.25); outline: none; }
      """,
      ".panel.question { padding: 20px; font-size: 110%; }",
      """
      .answer { padding: 10px 22px; border-radius: 12px; border: none; box-shadow: none; text-shadow: none;
        background: alpha(\(text), 0.12); color: \(text); }
      """,
      ".answer.destructive { background: \(danger.css); color: \(danger.textOnIt(4.5).css); }",
      ".answer:focus { outline: 3px solid \(focus); outline-offset: 2px; }",
    ]
  }
}
#endif
