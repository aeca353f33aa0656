import Dialogue
import StringCatalog
import Testing

/// How characters are named; what is one character is named by the voice (heard of espeak-ng 1.51 behind
/// speech-dispatcher 0.11.4).
@Suite struct CharacterNameTests {
  /// A character and what is said of it, in English and in Spanish.
  struct Row: Sendable, CustomTestStringConvertible {
    var character: Character
    var english: String
    var spanish: String

    init(_ character: Character, _ english: String, _ spanish: String) {
      (self.character, self.english, self.spanish) = (character, english, spanish)
    }

    var testDescription: String { String(character) }
  }

  static let leftToTheVoice: [Row] = "abyzABYZ079.-/,;:?!@#+*(¿«—'\"\\~^`|<&%=😀👍🏽👨‍👩‍👧🇪🇸½€øœæłжй漢ي".map {
    Row($0, String($0), String($0))
  }

  static let marked: [Row] = [
    Row("á", "a, acute", "a con acento"), Row("a\u{301}", "a, acute", "a con acento"),
    Row("é", "e, acute", "e con acento"), Row("ü", "u, diaeresis", "u con diéresis"),
    Row("ç", "c, cedilla", "c con cedilla"), Row("à", "a, grave", "a con acento grave"),
    Row("â", "a, circumflex", "a con circunflejo"), Row("ã", "a, tilde", "a con virgulilla"),
    Row("å", "a, ring", "a con anillo"), Row("č", "c, caron", "c con carón"), Row("ă", "a, breve", "a con breve"),
    Row("ē", "e, macron", "e con macrón"), Row("ę", "e, ogonek", "e con ogonek"),
    Row("ő", "o, double acute", "o con doble acento"), Row("ż", "z, dot above", "z con punto encima"),
    Row("ạ", "a, dot below", "a con punto debajo"), Row("ș", "s, comma below", "s con coma debajo"),
    Row("ỏ", "o, hook", "o con gancho"), Row("ơ", "o, horn", "o con cuerno"),
    Row("ế", "e, circumflex acute", "e con circunflejo con acento"),
    Row("ý", "y, acute", "i griega con acento"), Row("ά", "α, acute", "α con acento"),
    Row("Á", "A, acute", "A con acento"), Row("Ü", "U, diaeresis", "U con diéresis"),
    // A letter of the Spanish alphabet.
    Row("ñ", "n, tilde", "ñ"), Row("n\u{303}", "n, tilde", "n\u{303}"), Row("Ñ", "N, tilde", "Ñ"),
  ]

  static let signs: [Row] = [
    Row(" ", "space", "espacio"), Row("\u{A0}", "space", "espacio"), Row("\t", "tab", "tabulador"),
    Row("…", "ellipsis", "puntos suspensivos"), Row("_", "underscore", "guion bajo"), Row("ß", "sharp s", "eszett"),
    Row("º", "masculine ordinal", "ordinal masculino"), Row("ª", "feminine ordinal", "ordinal femenino"),
  ]

  static let noText = ["\0", "\u{1B}", "\u{9B}", "\u{202E}", "\u{200B}"].map { Row($0, "", "") }

  @Test(arguments: leftToTheVoice + marked + signs + noText)
  func said(_ row: Row) {
    #expect(CharacterName(row.character, in: .english).said == row.english)
    #expect(CharacterName(row.character, in: .spanish).said == row.spanish)
    #expect(CharacterName(row.character, in: LanguageTag("es-MX")!).said == row.spanish)
  }

  @Test(
    "Spelled, capitals are told, and are small in what is said",
    arguments: [
      Row("a", "a", "a"), Row("N", "capital n", "n mayúscula"), Row("Y", "capital y", "i griega mayúscula"),
      Row("Ñ", "capital n, tilde", "ñ mayúscula"), Row("Á", "capital a, acute", "a mayúscula con acento"),
      Row("É", "capital e, acute", "e mayúscula con acento"), Row("7", "7", "7"), Row(".", ".", "."),
      Row("º", "masculine ordinal", "ordinal masculino"),
      Row("İ", "capital i, dot above", "i mayúscula con punto encima"),
      Row("ß", "sharp s", "eszett"), Row("漢", "漢", "漢"), Row("👍🏽", "👍🏽", "👍🏽"), Row("Ж", "capital ж", "ж mayúscula"),
      Row("á", "a, acute", "a con acento"), Row(" ", "space", "espacio"),
    ])
  func spelled(_ row: Row) {
    #expect(CharacterName(row.character, in: .english, tellsCase: true).said == row.english)
    #expect(CharacterName(row.character, in: .spanish, tellsCase: true).said == row.spanish)
  }

  @Test("The comma that English voices need is not printed")
  func printed() {
    #expect(CharacterName("É", in: .english, tellsCase: true).printed == "capital e acute")
    #expect(CharacterName("É", in: .spanish, tellsCase: true).printed == "e mayúscula con acento")
    #expect(CharacterName("n", in: .spanish, tellsCase: true).printed == "n")
  }

  @Test("Another language's voice knows its own letters", arguments: ["fr", "de", "vi"])
  func otherLanguages(_ language: String) {
    for character in "éÄç Nế…" {
      #expect(CharacterName(character, in: LanguageTag(language)!, tellsCase: true).said == String(character))
    }
  }

  @Test func noTwoLettersOfSpanishSoundTheSame() {
    let names = "abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜ".map {
      CharacterName($0, in: .spanish, tellsCase: true).said
    }
    #expect(Set(names).count == names.count)
  }
}
