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
  ///   - character: any; of one that is no text, such as a control, nothing is printed and said.
  ///   - language: that of the voice; in one that the catalogue does not have, all is left to the voice.
  ///   - tellsCase: whether a capital letter is named as one, whatever the voice's own setting makes of it.
  public init(_ character: Character, in language: LanguageTag, tellsCase: Bool = false) {
    let shown = character.isWhitespace ? character : harmless(String(character)).first
    let isNamed = language.bestMatch(among: Phrase.languages) != nil
    guard let shown, isNamed else {
      self = Self(shown.map(String.init) ?? "")
      return
    }
    self = Self.name(shown, language, tellsCase: tellsCase)
  }

  private init(_ text: String) { (printed, said) = (text, text) }

  private init(_ letter: String, marks: String, _ language: LanguageTag) {
    printed = Phrase.nameMarked(letter: letter, mark: marks).text(in: language)
    said = Phrase.nameMarkedSaid(letter: letter, mark: marks).text(in: language)
  }

  private static func name(_ character: Character, _ language: LanguageTag, tellsCase: Bool) -> Self {
    if let sign = sign(character) { return Self(sign.text(in: language)) }
    // A small letter, or a voice that tells capitals by itself would do so a second time.
    let small = Character(character.lowercased())
    let isCapital = tellsCase && small != character
    let named = isCapital ? small : character
    // Every voice of a language knows the letters of its alphabet, such as ñ.
    let isOwnLetter = Phrase.nameAlphabet.text(in: language).contains(small)
    let marked = isOwnLetter ? nil : MarkedLetter(named)
    guard isCapital || marked != nil else { return Self(String(character)) }
    var letter = word(marked?.letter ?? String(named), language)
    if isCapital { letter = Phrase.nameCapital(letter: letter).text(in: language) }
    guard let marked else { return Self(letter) }
    let marks = marked.marks.map { $0.phrase.text(in: language) }.joined(separator: " ")
    return Self(letter, marks: marks, language)
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
