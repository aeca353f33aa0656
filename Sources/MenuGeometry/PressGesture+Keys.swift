// Keys, and what the front tells of the menu.
extension PressGesture {
  mutating func openingKeyPressed(at point: Point) -> [Effect] {
    guard !isOpeningKeyDown else { return [] }
    isOpeningKeyDown = true
    switch state {
    case .idle where point.isFinite: return open(at: point, pointer: nil)
    case .open(let menu) where !menu.isDragged: return menu.highlight.map { chosen($0) } ?? []
    case .idle, .pressing, .open: return []
    }
  }

  mutating func openingKeyReleased() -> [Effect] {
    isOpeningKeyDown = false
    return []
  }

  mutating func highlighted(_ index: Int) -> [Effect] {
    guard case .open(var menu) = state, !menu.isDragged, menu.hasItem(index) else { return [] }
    menu.isHighlightedByKey = true
    // Another key ends the repeats of the first one, whose release may have gone to another window.
    isOpeningKeyDown = false
    let effects = menu.move(highlight: index)
    state = .open(menu)
    return effects
  }

  mutating func chosen(_ index: Int) -> [Effect] {
    guard case .open(let menu) = state, menu.hasItem(index) else { return [] }
    state = .idle
    return [.perform(index)]
  }

  mutating func escaped() -> [Effect] {
    guard case .open(let menu) = state, !menu.isDragged else { return interrupted(closingKeptOpen: true) }
    state = .idle
    return [.back]
  }

  mutating func placed(_ targets: MenuTargets) -> [Effect] {
    guard case .open(var menu) = state else { return [] }
    menu.targets = targets
    let effects = menu.move(highlight: menu.itemUnderPointer)
    state = .open(menu)
    return effects
  }

  /// The highlight is told again also when its number is the same: it is another item.
  mutating func replaced(by targets: MenuTargets, highlight: Int?) -> [Effect] {
    guard case .open(var menu) = state else { return [] }
    menu.targets = targets
    menu.tapped = nil
    let old = menu.highlight
    let kept = highlight.flatMap { menu.hasItem($0) ? $0 : nil }
    let new = menu.isHighlightedByKey ? kept : menu.itemUnderPointer
    menu.highlight = new
    state = .open(menu)
    guard old != nil || new != nil else { return [] }
    let isFelt = new != nil && new != old && !menu.isHighlightedByKey
    return [.highlight(new)] + (isFelt ? [.cue(.selection)] : [])
  }

  mutating func continued(_ targets: MenuTargets, highlight: Int?) -> [Effect] {
    guard case .idle = state else { return [] }
    var menu = OpenMenu(origin: targets.center, isDragged: false, pointer: nil, targets: targets)
    menu.highlight = highlight.flatMap { menu.hasItem($0) ? $0 : nil }
    menu.isHighlightedByKey = menu.highlight != nil
    state = .open(menu)
    return [.keepOpen]
  }
}
