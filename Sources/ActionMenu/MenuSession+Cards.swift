extension MenuSession {
  /// Takes out the nearest card around an item of the current level: the item itself when it has a preview, else the
  /// nearest of the items that led here. Outside of any card it is the item itself.
  mutating func removeCard(around index: Int) -> [Step] {
    guard var trail else { return [] }
    let chain = trail.parents + [index]
    let depth = menu.items(along: chain).lastIndex { $0.preview != nil } ?? trail.parents.count
    trail.leave(to: depth)
    let (item, remaining) = takeOut(chain[depth], under: trail.parents)
    trail.highlight = remaining == 0 ? nil : min(chain[depth], remaining - 1)
    self.trail = trail
    return [.removed(item, snapshot(of: trail))]
  }

  /// - Returns: The item, and how many are left in its level.
  private mutating func takeOut(_ offset: Int, under parents: [Int]) -> (MenuItem, Int) {
    var items = menu.items(under: parents[...])
    let item = items.remove(at: offset)
    menu.setItems(items, under: parents[...])
    removals[menu.items(along: parents).map(\.id), default: []].append(Removal(item: item, offset: offset))
    return (item, items.count)
  }

  /// Undoes the removals of the current level, the last one first, which puts each where it was.
  mutating func restore() -> [Step] {
    guard let trail, let removed = removals.removeValue(forKey: currentIDs) else { return [] }
    let before = currentItems
    var items = before
    for removal in removed.reversed() { items.insert(removal.item, at: removal.offset) }
    menu.setItems(items, under: trail.parents[...])
    self.trail?.highlight = trail.highlight.flatMap { items.index(of: before[$0].id, near: $0) }
    self.trail?.question = trail.question.flatMap { items.index(of: before[$0].id, near: $0) }
    return level.map { [.restored($0)] } ?? []
  }

  /// The ids that lead to the current level.
  var currentIDs: [String] { trail.map { menu.items(along: $0.parents).map(\.id) } ?? [] }
}
