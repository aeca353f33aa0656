#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import MenuGeometry

extension RadialView {
  /// Draws now, and with each frame until everything is at rest.
  func tick() {
    draw()
    guard !isTicking, !isSettled else { return }
    isTicking = true
    stage.onFrames { [weak self] in
      guard let self else { return false }
      draw()
      isTicking = !isSettled
      return isTicking
    }
  }

  private func draw() {
    let time = MainLoop.time
    label.draw(on: stage, at: labelCenter, opacity: labelOpacity(at: time), time: time)
    let center = placement?.center ?? labelCenter
    self.center.draw(on: stage, at: center, within: placement)
    for (index, bubble) in bubbles.enumerated() {
      bubble.draw(on: stage, around: center, as: appearance(of: index, at: time), at: time)
    }
  }

  private func appearance(of index: Int, at time: Double) -> MenuMotion.Appearance {
    switch phase {
    case .open(let start): motion.opening(item: index, at: time - start)
    case .closing(let start): motion.closing(at: time - start)
    case .closed: MenuMotion.Appearance(scale: 1, opacity: 0, offsetFactor: 1)
    }
  }

  /// A ring's bubbles would lie over a long title, an arc's way back over its button.
  private func labelOpacity(at time: Double) -> Double {
    let scene = front.conversation.scene
    if scene.isOpen, !shows(scene) { return 0 }
    if front.rootPresentation == .arc { return center.button.isVisible ? 0 : 1 }
    return 1 - (bubbles.isEmpty ? 0 : appearance(of: 0, at: time).opacity)
  }

  private var isSettled: Bool {
    let time = MainLoop.time
    if case .closing(let start) = phase, time - start >= motion.closingTime { phase = .closed }
    let isMenuSettled =
      switch phase {
      case .open(let start): time - start >= motion.openingTime(count: bubbles.count)
      case .closing: false
      case .closed: true
      }
    return isMenuSettled && label.isSettled(at: time) && bubbles.allSatisfy { $0.isSettled(at: time) }
  }

  /// Next to the ring, moved sideways where the window ends.
  func placeTitle() {
    guard let placement else { return }
    title.setLeastSize(-1, -1)
    let natural = title.naturalSize
    let size = Size(width: min(natural.width, max(stage.size.width - 16, 0)), height: natural.height)
    title.setLeastSize(Int(size.width), -1)
    let half = size.width / 2
    let edge = placement.title.edge
    let x = min(max(edge.x, half + 8), max(stage.size.width - half - 8, half + 8))
    let y = placement.title.isAbove ? edge.y - size.height / 2 : edge.y + size.height / 2
    stage.place(title, at: Point(x: x, y: y), scale: 1, size: size)
  }
}
#endif
