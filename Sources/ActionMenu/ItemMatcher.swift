internal import LineSearch

/// Finds the item that a typed text names. The items are folded once, at the first search.
///
/// The order, the first that finds anything decides: an exact title; the beginning of a title; a part of a title; an
/// exact keyword; the beginning of a keyword. Case and accents do not count, but an exact accent wins: of `Papa` and
/// `Papá` each is found by its own spelling, and a text with accents prefers items that have them in the same place.
/// A text without accents prefers nothing among beginnings and parts, so that `a` finds `á` as well as `a`.
public struct ItemMatcher: Sendable {
  /// What a text names.
  public enum Match: Sendable, Hashable {
    case none
    /// The index of the only item.
    case one(Int)
    /// The indexes of at least two items, ascending.
    case several([Int])
  }

  private let titles: [[String]]
  private let keywords: [[String]]
  private lazy var foldedTitles = titles.map { $0.map(TextFolding.utf8) }
  private lazy var foldedKeywords = keywords.map { $0.map(TextFolding.utf8) }

  /// - Parameters:
  ///   - titles: Per item its names as they are shown and said, in the language of the session.
  ///   - keywords: Per item its further words, in any language; may be shorter than `titles`.
  public init(titles: [[String]], keywords: [[String]] = []) {
    self.titles = titles
    self.keywords = keywords
  }

  /// Blanks around the text do not count. A text of nothing but punctuation names only an exact title, so that a lone
  /// `.` finds no file name.
  public mutating func match(_ text: String) -> Match {
    let query = Query(text)
    if query.folded.isEmpty { return .none }
    for stage in query.isPunctuation ? [.exactTitle] : Stage.allCases {
      let found = indexes(of: query, at: stage)
      if let first = found.first { return found.count == 1 ? .one(first) : .several(found) }
    }
    return .none
  }
}

extension ItemMatcher {
  enum Stage: CaseIterable {
    case exactTitle, titleBeginning, titlePart, exactKeyword, keywordBeginning
  }

  mutating func indexes(of query: Query, at stage: Stage) -> [Int] {
    switch stage {
    case .exactTitle: preferred(Self.search(foldedTitles, query.isWhole), of: titles, query.isExactlyWhole)
    case .titleBeginning: preferred(Self.search(foldedTitles, query.begins), of: titles, query.exactlyBegins)
    case .titlePart: preferred(Self.search(foldedTitles, query.isPart), of: titles, query.isExactlyPart)
    case .exactKeyword: preferred(Self.search(foldedKeywords, query.isWhole), of: keywords, query.isExactlyWhole)
    case .keywordBeginning: preferred(Self.search(foldedKeywords, query.begins), of: keywords, query.exactlyBegins)
    }
  }

  private static func search(_ names: [[[UInt8]]], _ fits: ([UInt8]) -> Bool) -> [Int] {
    names.indices.filter { names[$0].contains(where: fits) }
  }

  /// Those of the found items whose accents fit, too; all of them when none does.
  private func preferred(_ found: [Int], of names: [[String]], _ fits: (String) -> Bool) -> [Int] {
    if found.count < 2 { return found }
    let exact = found.filter { names[$0].contains(where: fits) }
    return exact.isEmpty ? found : exact
  }
}
