internal import ActionMenu
internal import LineSearch
internal import Locales
internal import StringCatalog

/// A phrase that is no text but words for one thing, apart by blanks; the first is the one that hints and help name.
extension Phrase {
  func firstWord(in language: LanguageTag) -> String? { words(in: language).first.map(String.init) }

  func lastWord(in language: LanguageTag) -> String? { words(in: language).last.map(String.init) }

  /// Whether a text is one of the words in any language of the catalogue; case and accents do not count.
  func hasWord(_ text: some StringProtocol) -> Bool {
    let wanted = TextFolding.folded(String(text))
    return Self.languages.contains { language in
      words(in: language).contains { TextFolding.folded(String($0)) == wanted }
    }
  }

  private func words(in language: LanguageTag) -> [Substring] { text(in: language).split(separator: " ") }
}
