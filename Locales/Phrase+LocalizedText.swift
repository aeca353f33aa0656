public import StringCatalog

extension Phrase {
  /// The text together with the language that it is in, for the voice.
  public func localized(in language: LanguageTag) -> LocalizedText {
    let found = language.bestMatch(among: Self.languages) ?? Self.languages[0]
    return LocalizedText(text(in: language), in: found)
  }

  /// The text for a key that is an English text itself; nil when the catalogue has no such key.
  public static func localized(forKey key: String, in language: LanguageTag) -> LocalizedText? {
    let found = language.bestMatch(among: languages) ?? languages[0]
    return text(forKey: key, in: language).map { LocalizedText($0, in: found) }
  }
}
