import Locales
import StringCatalog
import Testing

@Suite struct PhraseTests {
  static let counts: [(count: Int, english: String, spanish: String)] = [
    (0, "A, 0 items", "A, 0 elementos"), (1, "A, 1 item", "A, 1 elemento"), (5, "A, 5 items", "A, 5 elementos"),
    (1_000_000, "A, 1,000,000 items", "A, 1\u{A0}000\u{A0}000 de elementos"),
    (1_500_000, "A, 1,500,000 items", "A, 1\u{A0}500\u{A0}000 elementos"),
  ]

  @Test(arguments: counts)
  func choosesThePlural(count: Int, english: String, spanish: String) throws {
    let phrase = Phrase.listOpened(title: "A", count: count)
    #expect(phrase.text(in: .english) == english)
    #expect(phrase.text(in: .spanish) == spanish)
    #expect(phrase.localized(in: try #require(LanguageTag("es-MX"))) == LocalizedText(spanish, in: .spanish))
    #expect(phrase.localized(in: try #require(LanguageTag("fr"))) == LocalizedText(english, in: .english))
  }

  @Test func findsTextsThatAreTheirOwnKeys() {
    #expect(Phrase.text(forKey: "Camera", in: .americanEnglish) == "Camera")
    #expect(Phrase.localized(forKey: "Camera", in: .americanSpanish) == LocalizedText("Cámara", in: .spanish))
    #expect(Phrase.text(forKey: "No such key", in: .spanish) == nil)
    #expect(Phrase.text(forKey: "list.opened", in: .spanish) == nil)
  }

  @Test func hasEnglishAndSpanish() {
    #expect(Phrase.languages == [.english, .spanish])
    #expect(Phrase.stateLast != .stateFirst)
    #expect(Phrase.stateUnavailable(reason: "a") != .stateUnavailable(reason: "b"))
  }
}
