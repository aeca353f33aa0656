public import StringCatalog

/// A text of the product that has a name, with what is filled into it: `.listOpened(title: "Actions", count: 5)`.
///
/// There is one static member for each such key of Localizable.xcstrings; they are made when the package is built. It is
/// no enumeration, since the compiler takes ten times as long for one of 400 cases with payloads: 53 s against 5 s with
/// optimization (Swift 6.3, 600 keys, two languages).
public struct Phrase: Sendable, Hashable {
  /// The place among the keys.
  let number: Int
  let arguments: [CatalogArgument]

  init(_ number: Int, _ arguments: [CatalogArgument] = []) {
    self.number = number
    self.arguments = arguments
  }

  /// The text in the language or its nearest fallback, and in the source language where there is none.
  public func text(in language: LanguageTag) -> String { text(inColumn: Self.column(of: language)) }

  /// The text together with the language that it is in, for the voice.
  public func localized(in language: LanguageTag) -> LocalizedText {
    LocalizedText(text(in: language), in: Self.languages[Self.column(of: language)])
  }

  /// The text for a key that is an English text itself, such as "Camera"; nil when the catalogue has no such key.
  public static func text(forKey key: String, in language: LanguageTag) -> String? {
    text(forKey: key, inColumn: column(of: language))
  }

  /// The text for a key that is an English text itself, together with the language that it is in.
  public static func localized(forKey key: String, in language: LanguageTag) -> LocalizedText? {
    text(forKey: key, in: language).map { LocalizedText($0, in: languages[column(of: language)]) }
  }

  /// The place of the language, or of what serves it, among the catalogue's languages.
  private static func column(of language: LanguageTag) -> Int {
    if let column = languages.firstIndex(of: language) { return column }
    return language.bestMatch(among: languages).flatMap(languages.firstIndex) ?? 0
  }
}

extension Phrase: CustomDebugStringConvertible {
  public var debugDescription: String { text(inColumn: 0) }
}
