import Dialogue
import Speech
import StringCatalog
import Testing

@Suite struct LocalizerTests {
  private static let mexican = LanguageTag.spanish.description + "-MX"

  /// A key, and the text with the language of its voice.
  struct Row: Sendable, CustomTestStringConvertible {
    var key: String
    var text: String
    var language: String
    var catalog: StringCatalog?
    var textLanguage: LanguageTag?
    var isVerbatim = false

    var testDescription: String { "\(key.debugDescription) in \(language)" }
  }

  @Test("In a session of es-MX", arguments: rows) func text(_ row: Row) throws {
    let session = try #require(LanguageTag(Self.mexican))
    var localizer = Localizer(language: session, menuCatalog: row.catalog, textLanguage: row.textLanguage)
    localizer.isVerbatim = row.isVerbatim
    #expect(localizer.text(row.key) == Utterance.Span(row.text, try #require(LanguageTag(row.language))))
  }

  static let rows = [
    Row(key: "Camera", text: "Cámara", language: mexican),
    Row(key: "Dog", text: "Dog", language: mexican),
    Row(key: "Dog", text: "Dog", language: "en-US", textLanguage: .english),
    Row(key: "Perro", text: "Perro", language: mexican, textLanguage: .spanish),
    Row(key: "dog", text: "Perro", language: mexican, catalog: catalog),
    // A key of the menu's own catalogue goes before the product's.
    Row(key: "Note", text: "Apunte", language: mexican, catalog: catalog),
    Row(key: "Camera", text: "Cámara", language: mexican, catalog: catalog),
    Row(key: "cat", text: "cat", language: "en-US", catalog: catalog),
    Row(key: "Dog", text: "Dog", language: "en-US", catalog: catalog),
    Row(key: "Chien", text: "Chien", language: "fr", catalog: catalog, textLanguage: LanguageTag("fr")),
    Row(key: "a\u{1B}[0m\nb", text: "a b", language: mexican),
    Row(key: "bad", text: "a b", language: mexican, catalog: catalog),
    // A script's items are no keys.
    Row(key: "Camera", text: "Camera", language: mexican, isVerbatim: true),
    Row(key: "a\u{202E}b", text: "ab", language: mexican, isVerbatim: true),
    Row(key: "", text: "", language: mexican),
  ]

  private static let catalog = StringCatalog(entries: [
    entry("dog", "Perro"), entry("Note", "Apunte"), entry("bad", "a\u{1B}[0m\nb"), CatalogEntry(key: "cat"),
  ])

  private static func entry(_ key: String, _ text: String) -> CatalogEntry {
    CatalogEntry(key: key, localizations: [Localization(language: .spanish, content: .unit(StringUnit(value: text)))])
  }
}
