#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

/// One item of a ring or arc.
@MainActor
final class Bubble {
  let button: Button
  let diameter: Double
  /// From the menu's centre.
  var offset = Offset.zero
  /// Made smaller where not all would fit into the window.
  var fit = 1.0
  private var growth = SpringTransition(at: 1, spring: .highlight)

  /// - Parameters:
  ///   - entry: what it shows.
  ///   - index: its colours' place in the style sheet.
  ///   - diameter: points.
  ///   - pressed: what a screen reader's press does; pointers are the gesture's.
  init(_ entry: MenuScene.Entry, index: Int, diameter: Double, pressed: @escaping @MainActor () -> Void) {
    self.diameter = diameter
    button = Button(Self.sign(of: entry, diameter: diameter), role: .menuItem, pressed: pressed)
    button.setLeastSize(Int(diameter), Int(diameter))
    button.isTarget = false
    button.isFocusable = false
    for name in ["bubble", "bubble-\(index)"] { button.set(class: name) }
    button.set(class: "unavailable", entry.isUnavailable)
    button.describe(entry)
  }

  /// The icon, or the first letter of a title whose icon the desktop does not have.
  private static func sign(of entry: MenuScene.Entry, diameter: Double) -> Widget {
    let sign: Widget
    if let icon = IconName.found(for: entry.item.systemImage) {
      sign = Image(icon: icon, size: Int(diameter * 0.45))
    } else {
      sign = Label(entry.title.text.first.map { String($0).uppercased() } ?? "")
    }
    sign.hideFromAssistiveTechnology()
    return sign
  }

  func set(highlighted: Bool, _ motion: MenuMotion, at time: Double) {
    button.set(class: "highlighted", highlighted)
    growth.move(to: motion.bubbleScale(isHighlighted: highlighted), at: time)
  }

  func isSettled(at time: Double) -> Bool { growth.isSettled(at: time) }

  func draw(on stage: Fixed, around center: Point, as appearance: MenuMotion.Appearance, at time: Double) {
    button.opacity = appearance.opacity
    let way = Offset(dx: offset.dx * appearance.offsetFactor, dy: offset.dy * appearance.offsetFactor)
    stage.place(
      button, at: center + way, scale: appearance.scale * growth.value(at: time) * fit,
      size: Size(width: diameter, height: diameter))
  }
}

extension IconName {
  /// The first that the desktop has; nil where it has none.
  @MainActor
  static func found(for systemImage: String?) -> String? {
    systemImage.flatMap { candidates(for: $0).first(where: Gtk.hasIcon) }
  }
}

extension Widget {
  /// What assistive technology is told of an item.
  func describe(_ entry: MenuScene.Entry) {
    setAccessibleLabel(entry.title.text)
    setAccessibleDescription(entry.states.joined(separator: ", "))
    setUnavailable(entry.isUnavailable)
    setOpensMenu(entry.item.opensSubmenu)
  }
}
#endif
