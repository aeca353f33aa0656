#if Window
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

/// What is pressed to open a ring or arc. To assistive technology the stage around it has its name.
@MainActor
final class PressLabel {
  let widget: Widget
  private var press = SpringTransition(at: 1, spring: .press)
  private var size = Size(width: 0, height: 0)
  /// Points; a finger needs as much.
  private static let leastSide = 44.0

  init(_ scene: MenuScene, isArc: Bool) {
    if isArc, Gtk.hasIcon("list-add-symbolic") {
      widget = Box()
      let sign = Image(icon: "list-add-symbolic", size: Int(BubbleSize.diameter(24, textScale: Gtk.textScale)))
      sign.align(.center, .center)
      sign.expand(horizontally: true, vertically: true)
      (widget as? Box)?.append(sign)
    } else {
      let text = Label(scene.title.text)
      text.standOnOneLine()
      widget = text
    }
    widget.set(class: "press-label")
    widget.set(class: "round", isArc)
    widget.hideFromAssistiveTechnology()
  }

  func set(pressed: Bool, _ motion: MenuMotion) {
    widget.set(class: "pressed", pressed)
    press.move(to: motion.labelScale(isPressed: pressed), at: MainLoop.time)
  }

  func isSettled(at time: Double) -> Bool { press.isSettled(at: time) }

  /// As wide as its text, as far as the window is.
  func fit(into width: Double) {
    widget.setLeastSize(-1, -1)
    size = widget.naturalSize
    size.width = min(size.width, max(width - 32, 0))
    widget.setLeastSize(Int(size.width), -1)
  }

  var height: Double { size.height }

  func draw(on stage: Fixed, at center: Point, opacity: Double, time: Double) {
    widget.opacity = opacity
    stage.place(widget, at: center, scale: press.value(at: time), size: size)
  }

  func contains(_ point: Point, around center: Point) -> Bool {
    let way = point - center
    return abs(way.dx) <= max(size.width, Self.leastSide) / 2 && abs(way.dy) <= max(size.height, Self.leastSide) / 2
  }
}
#endif
