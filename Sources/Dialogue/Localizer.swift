public import Locales
public import Speech
public import StringCatalog

/// Turns keys into words of the session's language, each with the language that a voice should read it in.
public struct Localizer: Sendable {
  /// The session's language with its region, such as `es-MX`: the voice.
  public var language: LanguageTag
  /// The catalogue that a menu brings along.
  public var menuCatalog: StringCatalog?
  /// The language of texts that stand in no catalogue; nil is that of the menu's catalogue, else the session's.
  public var textLanguage: LanguageTag?

  /// Whether a menu's texts are taken as they stand: the items of a script are no keys.
  public var isVerbatim = false

  public init(language: LanguageTag, menuCatalog: StringCatalog? = nil, textLanguage: LanguageTag? = nil) {
    self.language = language
    self.menuCatalog = menuCatalog
    self.textLanguage = textLanguage
  }

  public func callAsFunction(_ phrase: Phrase) -> Utterance.Span {
    Utterance.Span(phrase.text(in: language), language)
  }

  /// A text of a menu: from its own catalogue, else from the product's, else as it stands. It comes back harmless.
  public func text(_ key: String) -> Utterance.Span {
    if isVerbatim { return Utterance.Span(harmless(key), language) }
    if let menuCatalog, menuCatalog.entry(forKey: key) != nil {
      let found = menuCatalog.text(forKey: key, in: language)
      return Utterance.Span(harmless(found.text), spoken(found.language))
    }
    if let found = Phrase.text(forKey: key, in: language) { return Utterance.Span(found, language) }
    return Utterance.Span(harmless(key), (textLanguage ?? menuCatalog?.sourceLanguage).map(spoken) ?? language)
  }

  /// The session's own tag where it is the same language, for its region; never plain `en`, which is a British voice in
  /// speech-dispatcher.
  private func spoken(_ found: LanguageTag) -> LanguageTag {
    if found.language == language.language { return language }
    return found == .english ? .americanEnglish : found
  }
}
