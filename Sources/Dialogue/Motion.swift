/// Where an arrow goes.
public enum Motion: Sendable, Hashable, CaseIterable {
  case next, previous, first, last
  /// Ten on, ten back.
  case pageForward, pageBack
  /// In a text; a list has no paragraphs, and goes by ten.
  case nextParagraph, previousParagraph

  private static let page = 10

  /// Whether it goes towards the end of the list.
  var isForward: Bool {
    switch self {
    case .next, .last, .pageForward, .nextParagraph: true
    case .previous, .first, .pageBack, .previousParagraph: false
    }
  }

  /// Where it leads in a list, which it never leaves.
  ///
  /// - Parameters:
  ///   - current: counted from 0; nil before the first arrow, when forward begins at the first and backward at the last.
  ///   - count: how many there are, at least one.
  /// - Returns: Counted from 0.
  func target(from current: Int?, count: Int) -> Int {
    let last = count - 1
    return switch self {
    case .first: 0
    case .last: last
    case .next: min((current ?? -1) + 1, last)
    case .previous: max((current ?? count) - 1, 0)
    case .pageForward, .nextParagraph: min((current ?? -1) + Self.page, last)
    case .pageBack, .previousParagraph: max((current ?? count) - Self.page, 0)
    }
  }
}
