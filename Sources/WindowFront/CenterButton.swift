#if Window
internal import Dialogue
internal import Gtk
internal import Locales
internal import MenuGeometry
internal import Speech

/// The way back, or out, in the middle of a ring that stays open. Pointers reach it by the gesture.
@MainActor
final class CenterButton {
  let button: Button
  private unowned let front: WindowFront
  private let place = Box()
  private var sign: Image?
  private var depth: Int?
  /// Points.
  private static let side = 44

  init(_ front: WindowFront) {
    self.front = front
    place.hideFromAssistiveTechnology()
    button = Button(place) { [unowned front] in front.leaveLevel() }
    button.set(class: "bubble")
    button.set(class: "center")
    button.setLeastSize(Self.side, Self.side)
    button.isTarget = false
    button.isFocusable = false
    button.isVisible = false
  }

  func show(_ isShown: Bool, depth: Int) {
    button.isVisible = isShown
    guard isShown, depth != self.depth else { return }
    self.depth = depth
    if let sign { place.remove(sign) }
    let icon = depth == 0 ? "window-close-symbolic" : Gtk.isRightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
    let sign = Image(icon: icon, size: 20)
    sign.align(.center, .center)
    sign.expand(horizontally: true, vertically: true)
    sign.hideFromAssistiveTechnology()
    place.append(sign)
    self.sign = sign
    button.setAccessibleLabel(front.localizer(depth == 0 ? .windowClose : .windowBack).text)
  }

  /// Smaller where a small window has a small ring.
  func draw(on stage: Fixed, at center: Point, within placement: RadialPlacement?) {
    let side = Double(Self.side)
    let free = placement.map { 2 * $0.targets.layout.radius - $0.diameter * RadialLayout.highlightScale } ?? side
    let scale = min(max(free / side, 0.5), 1)
    stage.place(button, at: center, scale: scale, size: Size(width: side, height: side))
  }
}
#endif
