internal import Locales
public import StringCatalog

/// What a character is called where it stands alone: spelled, typed, deleted, or come upon by the cursor.
///
/// Most are left to the voice (SSIP's CHAR): it knows the letters of its language, and speech-dispatcher's own tables
/// know the signs. Named here is what was heard badly of speech-dispatcher 0.11.4 with espeak-ng 1.51: the blank is
/// "space" in every language, à is "a" in English, the ellipsis is silent in Spanish, º is "o", ế is a number; and with
/// other voices or without those tables an accent may be heard of no letter at all.
public struct CharacterName: Sendable, Hashable {
  /// As it is written where it is spelled.
  public let printed: String
  /// As it is said; a single character is named by the voice.
  public let said: String

  /// - Parameters:
  ///   - character: one that is harmless.
  ///   - language: that of the voice; in one that the catalogue does not have, all is left to the voice.
  ///   - tellsCase: whether a capital letter is named as one, whatever the voice's own setting makes of it.
  public init(_ character: Character, in language: LanguageTag, tellsCase: Bool = false) {
    let isNamed = language.bestMatch(among: Phrase.languages) != nil
    // A small letter, or a voice that tells capitals by itself would do so a second time.
    let small = Character(character.lowercased())
    guard isNamed, tellsCase, small != character else {
      self = isNamed ? Self.name(character, language) : Self(String(character))
      return
    }
    let name = Self.name(small, language)
    let word = name.said == String(small) ? Self(Self.word(String(small), language)) : name
    printed = Phrase.nameCapital(letter: word.printed).text(in: language)
    said = Phrase.nameCapital(letter: word.said).text(in: language)
  }

  private init(_ text: String) { (printed, said) = (text, text) }

  private init(_ letter: String, marks: String, _ language: LanguageTag) {
    printed = Phrase.nameMarked(letter: letter, mark: marks).text(in: language)
    said = Phrase.nameMarkedSaid(letter: letter, mark: marks).text(in: language)
  }

  private static func name(_ character: Character, _ language: LanguageTag) -> Self {
    if let sign = sign(character) { return Self(sign.text(in: language)) }
    // A letter of that alphabet, which every voice of the language knows.
    let isOwnLetter = language.language == LanguageTag.spanish.language && character.lowercased() == "ñ"
    guard !isOwnLetter, let marked = MarkedLetter(character) else { return Self(String(character)) }
    let marks = marked.marks.map { $0.phrase.text(in: language) }.joined(separator: " ")
    return Self(word(marked.letter, language), marks: marks, language)
  }

  /// A letter as it can stand in a text.
  private static func word(_ letter: String, _ language: LanguageTag) -> String {
    letter.lowercased() == "y" ? Phrase.nameY.text(in: language) : letter
  }

  private static func sign(_ character: Character) -> Phrase? {
    switch character {
    case "\t": .nameTab
    case _ where character.isWhitespace: .nameSpace
    case "…": .nameEllipsis
    case "_": .nameUnderscore
    case "ß": .nameSharpS
    case "º": .nameOrdinalMasculine
    case "ª": .nameOrdinalFeminine
    default: nil
    }
  }
}
