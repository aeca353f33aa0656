#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

extension RadialView {
  /// Takes an event to the gesture and carries out what comes of it.
  func handle(_ event: PressGesture.Event) {
    let effects = gesture.handle(event)
    // What is felt comes before what is said of it.
    for case .cue(let cue) in effects { front.cue(cue == .impact ? .impact : .selection) }
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: PressGesture.Effect) {
    switch effect {
    case .shrinkLabel: label.set(pressed: true, motion)
    case .unshrinkLabel: label.set(pressed: false, motion)
    case .setTimer(let seconds):
      timer.set(after: seconds) { [unowned self] in handle(.timePassed(MainLoop.time)) }
    case .cancelTimer: timer.cancel()
    case .open(let point):
      pressed = point
      opensUnplaced = stage.size.width <= 0
      front.carryOut(front.conversation.open())
    case .cue: break
    case .highlight(let index): front.carryOut(front.conversation.point(at: index))
    case .keepOpen: show(front.conversation.scene)
    case .perform(let index): front.carryOut(front.conversation.choose(index))
    case .back: front.carryOut(front.conversation.handle(.asked(.back, line: "")))
    case .close: front.carryOut(front.conversation.close())
    }
    tick()
  }

  /// As Enter on the label does.
  func openByKey() {
    handle(.openingKeyPressed(at: labelCenter))
    handle(.openingKeyReleased)
  }

  func take(_ event: PointerEvent) -> Bool {
    let isIdle = gesture.phase == .idle
    switch event {
    case .pressed(let button, let point):
      if isIdle, !label.contains(point, around: labelCenter) { return false }
      handle(.pressed(button.gestureButton, at: point, time: MainLoop.time))
    case .released(.primary, let point): handle(.released(at: point))
    case .released: return !isIdle
    case .moved(let point):
      handle(isInside(point) ? .moved(to: point, time: MainLoop.time) : .left)
    case .grabLost: handle(.grabLost)
    case .left: handle(.left)
    }
    return !isIdle || gesture.phase != .idle
  }

  /// With a button down motions are told beyond the window's edge, too.
  private func isInside(_ point: Point) -> Bool {
    (0...stage.size.width).contains(point.x) && (0...stage.size.height).contains(point.y)
  }

  func take(_ key: Key, _ scene: MenuScene) -> Bool {
    guard shows(scene) else { return takeWhileClosed(key) }
    switch key.name {
    case .up, .down, .left, .right:
      let direction = key.direction ?? .up
      direction.item(from: scene.highlight, among: bubbles.map(\.offset)).map { handle(.highlighted($0)) }
    case .home: handle(.highlighted(0))
    case .end: handle(.highlighted(bubbles.count - 1))
    case .tab: handle(.highlighted(key.hasShift ? before(scene) : after(scene)))
    case .enter, .space:
      // Without a highlight Enter tells where one is, as in the lines.
      if scene.highlight == nil, gesture.phase == .keptOpen, !isOpeningKeyDown {
        front.carryOut(front.conversation.handle(.submitted("")))
      } else {
        handle(.openingKeyPressed(at: labelCenter))
      }
    case .escape: handle(.escaped)
    default: return false
    }
    return true
  }

  private func takeWhileClosed(_ key: Key) -> Bool {
    switch key.name {
    case .enter, .space, .menu:
      isOpeningKeyDown = true
      handle(.openingKeyPressed(at: labelCenter))
    case .escape where gesture.phase == .pressing: handle(.escaped)
    case .escape: front.end(.left)
    default: return false
    }
    return true
  }

  private func after(_ scene: MenuScene) -> Int { min((scene.highlight ?? -1) + 1, bubbles.count - 1) }

  private func before(_ scene: MenuScene) -> Int { max((scene.highlight ?? bubbles.count) - 1, 0) }
}

extension PointerEvent.Button {
  var gestureButton: PressGesture.Button {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    case .other: .other
    }
  }
}

extension Key {
  var direction: ScreenDirection? {
    switch name {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }
}
#endif
