internal import ActionMenu
internal import Locales

extension ListConversation {
  /// Puts the next item into the line; at an end it stays and says so.
  mutating func move(_ motion: Motion) -> [Reaction] {
    guard questioned == nil, count > 0 else { return tellWhereWeAre() }
    let target = motion.target(from: current, count: count)
    makeCurrent(target)
    let edge = motion.edge(at: target, count: count)
    return [show(target, edge: edge == .last && !isWhole ? nil : edge)]
  }

  mutating func show(_ index: Int, edge: ItemLine.Edge? = nil) -> Reaction {
    show(index, itemLine(index, edge: edge))
  }

  mutating func show(_ index: Int, _ line: Announcement.Line) -> Reaction {
    shown = (index, line)
    return .show(line)
  }

  mutating func clearLine() -> [Reaction] {
    shown = nil
    return [.cut, .setLine("")]
  }
}

extension Motion {
  /// The end that is told at a place where this motion has led to.
  func edge(at index: Int, count: Int) -> ItemLine.Edge? {
    if isForward { return index == count - 1 ? .last : nil }
    return index == 0 ? .first : index == count - 1 ? .last : nil
  }
}
