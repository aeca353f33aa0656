import MenuGeometry

extension FuzzTarget {
  /// A script of events: what is highlighted or performed is an item of the menu that is open.
  func checkGesture(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var gesture = PressGesture(
      PressGesture.Settings(minimumPressTime: input.number(), slop: input.number(), staysOpen: input.flag()))
    var count = 0
    while !input.isEmpty {
      let event = input.event()
      let before = gesture
      let effects = gesture.handle(event)
      if let targets = event.targets(in: before.phase) { count = targets.layout.count }
      for effect in effects { checkEffect(effect, count: count, before: before) }
      require(gesture.highlight.map { (0..<count).contains($0) } ?? true, "\(gesture) of \(count) after \(event)")
      if effects.contains(where: \.endsMenu) { require(gesture.phase == .idle, "\(gesture) after \(effects)") }
      if case .open(let translation) = gesture.phase {
        requireFinite([translation.dx, translation.dy], "\(gesture) after \(event)")
      }
      if effects.contains(where: \.opens) { count = 0 }
    }
  }

  private func checkEffect(_ effect: PressGesture.Effect, count: Int, before: PressGesture) {
    switch effect {
    case .setTimer(let seconds): require(seconds.isFinite && seconds > 0, "a timer after \(seconds)")
    case .open(let point): requireFinite([point.x, point.y], "a menu that opens nowhere")
    case .highlight(let index): require(index.map { (0..<count).contains($0) } ?? true, "\(index ?? 0) of \(count)")
    case .perform(let index): require((0..<count).contains(index), "\(index) of \(count) after \(before)")
    case .cancelTimer, .shrinkLabel, .unshrinkLabel, .cue, .keepOpen, .back, .close: break
    }
  }
}

extension PressGesture.Effect {
  fileprivate var endsMenu: Bool {
    switch self {
    case .perform, .back, .close: true
    default: false
    }
  }

  fileprivate var opens: Bool { if case .open = self { true } else { false } }
}

extension PressGesture.Event {
  /// The menu that is told of, where the phase is one to hear it.
  fileprivate func targets(in phase: PressGesture.Phase) -> MenuTargets? {
    switch (phase, self) {
    case (.open, .placed(let targets)), (.open, .replaced(let targets, _)): targets
    case (.keptOpen, .placed(let targets)), (.keptOpen, .replaced(let targets, _)): targets
    case (.idle, .continued(let targets, _)): targets
    default: nil
    }
  }
}

extension FuzzInput {
  /// A place on some screen, or none at all: between places farther apart than numbers reach there is no way.
  private mutating func place() -> Point {
    let point = point()
    let isNear = [point.x, point.y].allSatisfy { !$0.isFinite || abs($0) <= 1e150 }
    return isNear ? point : Point(x: 0, y: 0)
  }

  private mutating func targets() -> MenuTargets {
    MenuTargets(center: place(), layout: layout(), tapReach: number())
  }

  fileprivate mutating func event() -> PressGesture.Event {
    switch index(below: 15) {
    case 0: .pressed(element(of: [.primary, .secondary, .other]), at: place(), time: number())
    case 1: .moved(to: place(), time: number())
    case 2: .released(at: place())
    case 3: .timePassed(number())
    case 4: .grabLost
    case 5: .left
    case 6: .escaped
    case 7: .dismissed
    case 8: .openingKeyPressed(at: place())
    case 9: .openingKeyReleased
    case 10: .highlighted(integer())
    case 11: .chosen(integer())
    case 12: .placed(targets())
    case 13: .replaced(targets(), highlight: optional { $0.integer() })
    default: .continued(targets(), highlight: optional { $0.integer() })
    }
  }
}
