extension MenuSession {
  /// The chosen item gets the highlight, also when it is refused: the place is kept.
  mutating func choose(_ index: Int?) -> [Step] {
    let items = currentItems
    guard let index, items.indices.contains(index), trail?.question == nil else { return [] }
    trail?.highlight = index
    let item = items[index]
    if case .unavailable(let reason) = item.availability { return [.refused(item, reason: reason)] }
    if asks(before: item) {
      trail?.question = index
      return [.confirmationAsked(item)]
    }
    return act(on: item, at: index)
  }

  mutating func confirm(_ answer: Bool) -> [Step] {
    guard let index = trail?.question else { return [] }
    trail?.question = nil
    let item = currentItems[index]
    guard answer else { return [.confirmationDeclined(item)] }
    // The item may have become unavailable while the question stood.
    if case .unavailable(let reason) = item.availability { return [.refused(item, reason: reason)] }
    return act(on: item, at: index)
  }

  /// Going into a submenu loses nothing, so a destructive one asks only when it says so itself.
  private func asks(before item: MenuItem) -> Bool {
    opensSubmenu(item) ? item.confirmation == .always : item.asksBeforeRunning
  }

  /// A submenu whose cards are all removed is still one: it is where they can be brought back.
  private func opensSubmenu(_ item: MenuItem) -> Bool {
    if case nil = item.effect, removals[currentIDs + [item.id]] != nil { return true }
    return item.opensSubmenu
  }

  private mutating func act(on item: MenuItem, at index: Int) -> [Step] {
    if opensSubmenu(item) { return enter(index) }
    switch item.effect {
    case .removeCard?: return removeCard(around: index)
    case nil where item.role == .cancel: return close(.cancelled)
    default: return [.perform(item)] + (closesAfterAction ? close(.performed) : [])
    }
  }

  private mutating func enter(_ index: Int) -> [Step] {
    trail?.enter(index)
    return level.map { [.submenuOpened($0)] } ?? []
  }
}
