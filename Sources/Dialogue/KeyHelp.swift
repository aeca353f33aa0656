public import Locales
public import StringCatalog

/// What F1 tells of the keys and words, and the man page, too.
public enum KeyHelp {
  /// Of a menu, a sentence or two each, with the words of the language.
  public static func phrases(in language: LanguageTag) -> [Phrase] {
    func name(_ word: SessionWord) -> String { word.name(in: language) }
    return moving + [.helpChoose, .helpType, .helpEscape, .helpStop, words(in: language)] + [
      .helpLeave(backWord: name(.back), quitWord: name(.quit)),
      .helpSettings(
        languageWord: name(.language), rateWord: name(.rate), speechWord: name(.speech), outputWord: name(.output)),
    ]
  }

  /// Of one choice for a script, which leads nowhere else: of one item, or of several, where a number alone chooses
  /// nothing.
  static func phrasesOfChoice(in language: LanguageTag, isMultiple: Bool, allowsNew: Bool) -> [Phrase] {
    let numbers: [Phrase] = isMultiple ? [.helpType, .helpMultiple] : [.helpChoose, .helpType]
    return moving + numbers + (allowsNew ? [.helpNew] : []) + [.helpCancel, words(in: language)]
  }

  private static let moving: [Phrase] = [.helpMove, .helpEnds]

  private static func words(in language: LanguageTag) -> Phrase {
    func name(_ word: SessionWord) -> String { word.name(in: language) }
    return .helpWords(
      repeatWord: name(.repeatItem), whereWord: name(.whereAmI), describeWord: name(.describe),
      spellWord: name(.spell), listWord: name(.list), silenceWord: name(.silence))
  }
}
