/// Finds what a typed text names among the titles of a list.
public protocol TitleMatcher {
  /// What a text names, by the order that `ItemMatcher` has.
  mutating func match(_ text: String) -> ItemMatcher.Match
  /// What a text names in full: an item by its whole title, nothing by a part of one.
  mutating func exactMatch(_ text: String) -> ItemMatcher.Match
  /// The items that a text may become when it is completed, counted from 0.
  mutating func completions(of text: String) -> [Int]
}

extension ItemMatcher: TitleMatcher {}

extension String {
  /// Whether it is punctuation alone, as a lone full stop that would find every file name: it names whole titles only.
  package var isPunctuation: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory.isPunctuation } }
}

extension Unicode.GeneralCategory {
  fileprivate var isPunctuation: Bool {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
