// From the press to the open menu.
extension PressGesture {
  mutating func pressed(_ button: Button, at point: Point, time: Double) -> [Effect] {
    guard point.isFinite else { return [] }
    switch state {
    case .idle where button == .primary: return begin(at: point, time: time)
    case .idle where button == .secondary && settings.staysOpen: return open(at: point, pointer: point)
    case .idle: return []
    // The release of a first primary button was lost.
    case .pressing where button == .primary: return endPress(cancelsTimer: true) + begin(at: point, time: time)
    case .open(let menu) where !menu.isDragged && button == .primary: return beginTap(on: menu, at: point)
    case .pressing, .open: return interrupted(closingKeptOpen: true)
    }
  }

  private mutating func begin(at point: Point, time: Double) -> [Effect] {
    guard settings.minimumPressTime > 0 else { return openByPress(at: point, finger: point) }
    state = .pressing(Press(origin: point, finger: point, deadline: time + settings.minimumPressTime))
    // With an infinite press time only a tap opens.
    let timer: [Effect] = settings.minimumPressTime.isFinite ? [.setTimer(after: settings.minimumPressTime)] : []
    return [.shrinkLabel] + timer
  }

  mutating func timePassed(_ time: Double) -> [Effect] {
    guard case .pressing(let press) = state else { return [] }
    guard time >= press.deadline else {
      let rest = press.deadline - time
      return rest.isFinite ? [.setTimer(after: rest)] : []
    }
    return endPress(cancelsTimer: false) + openByPress(at: press.origin, finger: press.finger)
  }

  /// A finger that moves before the time is over drags something else, such as the page.
  mutating func drifted(_ press: Press, to point: Point, time: Double) -> [Effect] {
    if time >= press.deadline {
      // The timer is late; up to now the finger was at rest.
      let opened = endPress(cancelsTimer: true) + openByPress(at: press.origin, finger: press.finger)
      return opened + moved(to: point, time: time)
    }
    guard (point - press.origin).length > settings.slop else {
      state = .pressing(Press(origin: press.origin, finger: point, deadline: press.deadline))
      return []
    }
    return endPress(cancelsTimer: true)
  }

  /// However late the timer may be: a menu that was never seen was not dragged on.
  mutating func tapped(_ press: Press, releasedAt point: Point) -> [Effect] {
    let ended = endPress(cancelsTimer: true)
    guard point.isFinite, (point - press.origin).length <= settings.slop else { return ended }
    return ended + open(at: press.origin, pointer: point)
  }

  mutating func endPress(cancelsTimer: Bool) -> [Effect] {
    state = .idle
    return (cancelsTimer ? [.cancelTimer] : []) + [.unshrinkLabel]
  }

  private mutating func openByPress(at origin: Point, finger: Point) -> [Effect] {
    guard !settings.staysOpen else { return open(at: origin, pointer: finger) }
    state = .open(OpenMenu(origin: origin, isDragged: true, pointer: finger))
    return [.open(at: origin), .cue(.impact)]
  }

  /// Opens without a finger on the menu.
  mutating func open(at origin: Point, pointer: Point?) -> [Effect] {
    state = .open(OpenMenu(origin: origin, isDragged: false, pointer: pointer))
    return [.open(at: origin), .cue(.impact), .keepOpen]
  }
}
