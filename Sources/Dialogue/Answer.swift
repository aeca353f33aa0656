internal import Locales
public import StringCatalog

/// Yes or no, from the one table that the hint is printed from, so that hint and answer cannot differ.
public enum Answer: Sendable, Hashable, CaseIterable {
  case yes, no

  private var phrase: Phrase { self == .yes ? .answerYes : .answerNo }

  /// The first of its words in a language: what the hint shows.
  public func hint(in language: LanguageTag) -> String {
    phrase.firstWord(in: language) ?? ""
  }

  /// The last of its words in a language: the one that is written out.
  public func word(in language: LanguageTag) -> String {
    phrase.lastWord(in: language) ?? ""
  }

  /// What a text answers, in every language of the catalogue; nil for anything else, a digit among them.
  public init?(_ text: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.phrase.hasWord(text) }) else { return nil }
    self = found
  }
}
