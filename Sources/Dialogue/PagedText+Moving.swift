extension PagedText {
  /// Where a motion leads; the same line where it leads nowhere.
  ///
  /// A run of blank lines is walked as one: that it is there is worth hearing, and no more.
  /// - Parameters:
  ///   - motion: where to.
  ///   - current: counted from 0; nil before the first motion.
  /// - Returns: Counted from 0.
  func target(of motion: Motion, from current: Int?) -> Int {
    guard let current else { return firstTarget(of: motion) }
    return switch motion {
    case .next: isBlank(at: current) ? nextFilled(after: current) ?? current : min(current + 1, count - 1)
    case .previous: isBlank(at: current) ? lastFilled(before: current) ?? current : max(current - 1, 0)
    case .nextParagraph: nextParagraph(after: current)
    case .previousParagraph: previousParagraph(before: current)
    case .first, .last, .pageForward, .pageBack: motion.target(from: current, count: count)
    }
  }

  private func firstTarget(of motion: Motion) -> Int {
    switch motion {
    case .nextParagraph: nextFilled(after: -1) ?? 0
    case .previousParagraph: previousParagraph(before: count)
    default: motion.target(from: nil, count: count)
    }
  }

  private func nextFilled(after index: Int) -> Int? { ((index + 1)..<count).first { !isBlank(at: $0) } }

  private func lastFilled(before index: Int) -> Int? { (0..<index).last { !isBlank(at: $0) } }

  /// The first line of the next paragraph; behind the last one the last line.
  private func nextParagraph(after index: Int) -> Int {
    guard let gap = (index..<count).first(where: { isBlank(at: $0) }) else { return count - 1 }
    return nextFilled(after: gap) ?? count - 1
  }

  /// The first line of this paragraph, or of the one before where that is it.
  private func previousParagraph(before index: Int) -> Int {
    guard let filled = lastFilled(before: index) else { return 0 }
    return (0..<filled).last { isBlank(at: $0) }.map { $0 + 1 } ?? 0
  }
}
