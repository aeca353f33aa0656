internal import ActionMenu
internal import Locales

extension MenuConversation {
  /// Puts the next item into the line; at an end it stays and says so.
  mutating func move(_ motion: Motion) -> [Reaction] {
    guard session.pendingConfirmation == nil, !items.isEmpty else { return tellWhereWeAre() }
    let target = motion.target(from: session.highlightedIndex, count: items.count)
    _ = session.handle(.highlight(target))
    return [show(target, edge: edge(at: target, after: motion))]
  }

  mutating func show(_ index: Int, edge: ItemLine.Edge? = nil) -> Reaction {
    let line = itemLine(index, edge: edge)
    shown = (index, line)
    return .show(line)
  }

  private func edge(at index: Int, after motion: Motion) -> ItemLine.Edge? {
    switch motion {
    case .next, .pageForward, .last: index == items.count - 1 ? .last : nil
    case .previous, .pageBack, .first: index == 0 ? .first : index == items.count - 1 ? .last : nil
    }
  }
}
