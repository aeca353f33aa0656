import Dialogue
import Locales
import StringCatalog
import Testing

@Suite struct SessionWordTests {
  @Test("The name that help shows is understood, in capitals too", arguments: SessionWord.allCases, Phrase.languages)
  func case25(_ word: SessionWord, _ language: LanguageTag) {
    let name = word.name(in: language)
    #expect(!name.isEmpty && !name.contains(" "))
    #expect(SessionWord(name) == word)
    #expect(SessionWord(name.uppercased()) == word)
  }

  @Test("Each word has a name of its own", arguments: Phrase.languages)
  func names(_ language: LanguageTag) {
    let names = Set(SessionWord.allCases.map { $0.name(in: language) })
    #expect(names.count == SessionWord.allCases.count)
  }

  @Test(arguments: [
    ("exit", SessionWord.quit), ("language", .language), ("lang", .language), ("idioma", .language),
    ("atras", .back), ("dónde", .whereAmI), ("donde", .whereAmI), ("puntuacion", .punctuation),
    ("mayusculas", .capitals), ("capitals", .capitals), ("modulo", .module),
    ("", nil), (" ", nil), ("quit ", nil), ("lang es", nil), ("qui", nil), ("y", nil), ("repeatItem", nil), ("7", nil),
  ])
  func meaning(_ text: String, _ word: SessionWord?) { #expect(SessionWord(text) == word) }
}
