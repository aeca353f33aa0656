// The finger or pointer on the open menu.
extension PressGesture {
  mutating func moved(to point: Point, time: Double) -> [Effect] {
    guard point.isFinite else { return [] }
    switch state {
    case .idle: return []
    case .pressing(let press): return drifted(press, to: point, time: time)
    case .open(var menu):
      guard menu.move(pointer: point) else {
        state = .open(menu)
        return []
      }
      let effects = menu.move(highlight: menu.itemUnderPointer)
      state = .open(menu)
      return effects
    }
  }

  mutating func released(at point: Point) -> [Effect] {
    switch state {
    case .idle: return []
    case .pressing(let press): return tapped(press, releasedAt: point)
    case .open(let menu) where menu.isDragged: return endDrag(at: point)
    case .open(let menu): return endTap(on: menu, at: point)
    }
  }

  private mutating func endDrag(at point: Point) -> [Effect] {
    guard point.isFinite else { return interrupted(closingKeptOpen: true) }
    let effects = moved(to: point, time: 0)
    defer { state = .idle }
    return effects + [highlight.map { .perform($0) } ?? .close]
  }

  mutating func beginTap(on menu: OpenMenu, at point: Point) -> [Effect] {
    var menu = menu
    menu.tapped = menu.tapped(at: point)
    menu.pointer = point
    menu.hasMoved = true
    menu.isHighlightedByKey = false
    let effects = menu.move(highlight: menu.itemUnderPointer)
    state = .open(menu)
    return effects
  }

  /// A tap counts where it ends, if it began there, too; otherwise somebody thought better of it.
  private mutating func endTap(on menu: OpenMenu, at point: Point) -> [Effect] {
    guard let began = menu.tapped else { return [] }
    var menu = menu
    menu.tapped = nil
    state = .open(menu)
    guard point.isFinite, menu.tapped(at: point) == began else { return [] }
    state = .idle
    switch began {
    case .item(let index): return [.perform(index)]
    case .center: return [.back]
    case .elsewhere: return [.close]
    }
  }

  mutating func left() -> [Effect] {
    guard case .open(var menu) = state, !menu.isDragged else { return interrupted(closingKeptOpen: false) }
    menu.tapped = nil
    let effects = menu.isHighlightedByKey ? [] : menu.move(highlight: nil)
    state = .open(menu)
    return effects
  }

  /// Ends a press or drag without performing anything; what the finger does afterwards, its release, too, is not heard.
  mutating func interrupted(closingKeptOpen: Bool) -> [Effect] {
    switch state {
    case .idle: return []
    case .pressing: return endPress(cancelsTimer: true)
    case .open(var menu) where !menu.isDragged && !closingKeptOpen:
      menu.tapped = nil
      state = .open(menu)
      return []
    case .open:
      state = .idle
      return [.close]
    }
  }
}
