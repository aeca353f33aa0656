public import Locales
public import StringCatalog

/// What F1 tells of the keys and words, and the man page, too.
public enum KeyHelp {
  /// A sentence or two each, with the words of the language; what a conversation has of its own stands behind the ways
  /// of choosing.
  public static func phrases(in language: LanguageTag, ofItsOwn additions: [Phrase] = []) -> [Phrase] {
    func name(_ word: SessionWord) -> String { word.name(in: language) }
    return [.helpMove, .helpEnds, .helpChoose, .helpType] + additions + [
      .helpEscape, .helpStop,
      .helpWords(
        repeatWord: name(.repeatItem), whereWord: name(.whereAmI), describeWord: name(.describe),
        spellWord: name(.spell), listWord: name(.list), silenceWord: name(.silence)),
      .helpLeave(backWord: name(.back), quitWord: name(.quit)),
      .helpSettings(
        languageWord: name(.language), rateWord: name(.rate), speechWord: name(.speech), outputWord: name(.output)),
    ]
  }
}
