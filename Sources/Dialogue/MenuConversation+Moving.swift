internal import ActionMenu
internal import Locales

extension MenuConversation {
  /// How far PageUp and PageDown go.
  static let page = 10

  /// Puts the next item into the line; at an end it stays and says so.
  mutating func move(_ motion: Motion) -> [Reaction] {
    guard session.pendingConfirmation == nil, !items.isEmpty else { return tellWhereWeAre() }
    let target = target(of: motion)
    _ = session.handle(.highlight(target))
    return [show(target, edge: edge(at: target, after: motion))]
  }

  mutating func show(_ index: Int, edge: ItemLine.Edge? = nil) -> Reaction {
    let line = itemLine(index, edge: edge)
    shown = (index, line)
    return .show(line)
  }

  /// Before the first arrow there is no current item: forward begins at the first, backward at the last.
  private func target(of motion: Motion) -> Int {
    let last = items.count - 1
    let current = session.highlightedIndex
    return switch motion {
    case .first: 0
    case .last: last
    case .next: min((current ?? -1) + 1, last)
    case .previous: max((current ?? last + 1) - 1, 0)
    case .pageForward: min((current ?? -1) + Self.page, last)
    case .pageBack: max((current ?? last + 1) - Self.page, 0)
    }
  }

  private func edge(at index: Int, after motion: Motion) -> ItemLine.Edge? {
    switch motion {
    case .next, .pageForward, .last: index == items.count - 1 ? .last : nil
    case .previous, .pageBack, .first: index == 0 ? .first : index == items.count - 1 ? .last : nil
    }
  }
}
