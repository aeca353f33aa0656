#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import Speech

/// A part of the window that shows a menu in one way.
@MainActor
protocol MenuView: AnyObject {
  var widget: Widget { get }

  /// Whether it is this view that shows the menu now.
  func shows(_ scene: MenuScene) -> Bool

  /// Brings the picture up to date; a view that does not show the menu shows what it is without one.
  func show(_ scene: MenuScene)

  /// Puts the keyboard's focus where the highlight is, which is also how a screen reader gets there.
  func takeFocus(_ scene: MenuScene)

  /// - Returns: Whether the key means something here.
  func take(_ key: Key, _ scene: MenuScene) -> Bool

  /// - Returns: Whether the pointer means something here.
  func take(_ event: PointerEvent) -> Bool
}

extension MenuView {
  func take(_ event: PointerEvent) -> Bool { false }
}

extension MenuScene {
  /// What the widgets of a level are made of: as long as it is the same, they stay.
  var content: [String] { ["\(depth)", title.text] + entries.map { "\($0.item.id)\u{0}\($0.caption)" } }
}
#endif
