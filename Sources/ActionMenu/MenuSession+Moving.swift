extension MenuSession {
  mutating func open() -> [Step] {
    guard trail == nil else { return [] }
    let start = Trail()
    trail = start
    return [.opened(snapshot(of: start))]
  }

  mutating func close(_ reason: CloseReason) -> [Step] {
    guard trail != nil else { return [] }
    trail = nil
    return [.closed(reason)]
  }

  mutating func back() -> [Step] {
    guard var trail else { return [] }
    if trail.question != nil { return confirm(false) }
    guard !trail.parents.isEmpty else { return close(.cancelled) }
    trail.leave(to: trail.parents.count - 1)
    self.trail = trail
    return [.wentBack(snapshot(of: trail))]
  }

  mutating func highlight(_ index: Int?) -> [Step] {
    guard let trail, trail.question == nil, index != trail.highlight else { return [] }
    let items = currentItems
    if let index, !items.indices.contains(index) { return [] }
    self.trail?.highlight = index
    return [.highlighted(index.map { items[$0] })]
  }
}
