extension MenuSession {
  /// Also works while closed: the new items are there at the next opening, and no step tells of them.
  mutating func replace(_ items: [MenuItem], at path: [String]) -> [Step] {
    guard let parents = menu.indexes(of: path) else { return [] }
    let before = level
    let asked = pendingConfirmation
    let replaced = menu.items(under: parents[...])
    removals = removals.filter { !$0.key.starts(with: path) }
    menu.setItems(items, under: parents[...])
    follow(from: replaced, to: items, under: parents)
    return steps(since: before, asked: asked)
  }

  /// Keeps highlights, the way into submenus and the question on the items with the same ids.
  private mutating func follow(from old: [MenuItem], to new: [MenuItem], under parents: [Int]) {
    guard var trail, trail.parents.starts(with: parents) else { return }
    let last = trail.parents.count
    var (old, new) = (old, new)
    for depth in parents.count...last {
      trail.highlights[depth] = trail.highlights[depth].flatMap { new.index(of: old[$0].id, near: $0) }
      guard depth < last else { break }
      let index = trail.parents[depth]
      guard let moved = new.index(of: old[index].id, near: index), new[moved].isSubmenu else {
        trail.leave(to: depth)
        trail.question = nil
        break
      }
      trail.parents[depth] = moved
      (old, new) = (old[index].items, new[moved].items)
    }
    trail.question = trail.question.flatMap { new.index(of: old[$0].id, near: $0) }
    self.trail = trail
  }

  private func steps(since before: Level?, asked: MenuItem?) -> [Step] {
    guard let before, let level else { return [] }
    var steps: [Step] = []
    if let asked, pendingConfirmation == nil { steps.append(.confirmationDropped(asked)) }
    let looksTheSame =
      before.path == level.path && before.items.elementsEqual(level.items, by: { $0.isShown(like: $1) })
    if !looksTheSame { steps.append(.itemsChanged(level)) }
    return steps
  }
}

extension MenuItem {
  /// Whether a person would notice no difference: everything but the effect and what is below.
  func isShown(like other: MenuItem) -> Bool {
    id == other.id && title == other.title && spokenTitle == other.spokenTitle && detail == other.detail
      && systemImage == other.systemImage && keywords == other.keywords && role == other.role && tint == other.tint
      && size == other.size && availability == other.availability && preview == other.preview
      && isSubmenu == other.isSubmenu
  }
}
