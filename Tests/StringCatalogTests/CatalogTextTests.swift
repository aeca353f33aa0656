import StringCatalog
import TestSupport
import Testing

@Suite struct CatalogTextTests {
  private static let catalog: StringCatalog? = {
    let substitution = CatalogFixture.substituting(
      "%#@files@ in %#@folders@",
      [
        "files": ["one": "%arg file", "other": "%arg files"],
        "folders": ["one": "a folder", "other": "%arg folders"],
      ])
    let device = CatalogFixture.device(["mac": "Click", "other": "Press"])
    let mac = CatalogFixture.device(["iphone": "Toca", "mac": "Pulsa"])
    let entries = [
      CatalogFixture.entry("Camera", ["es": CatalogFixture.unit("Cámara"), "es-419": CatalogFixture.unit("Camarita")]),
      CatalogFixture.entry("Lunch", ["fr": CatalogFixture.unit("Déjeuner")]),
      CatalogFixture.entry(
        "%lld items",
        [
          "en": CatalogFixture.plural(["zero": "nothing", "one": "%lld item", "other": "%lld items"]),
          "es": CatalogFixture.plural(["one": "%lld elemento", "many": "%lld de elementos", "other": "%lld elementos"]),
        ]),
      CatalogFixture.entry("files", ["en": substitution]),
      CatalogFixture.entry("press", ["en": device, "es": mac]),
      CatalogFixture.entry("%@ of %@", ["es": CatalogFixture.unit("de %2$@, %1$@")]),
      CatalogFixture.entry("%(used).1f %%", ["es": CatalogFixture.unit("%(used).2f %%")]),
    ]
    return try? CatalogFixture.read(CatalogFixture.text(entries.joined(separator: ","))).catalog
  }()

  struct Row: CustomTestStringConvertible {
    var key: String
    var asked: String
    var arguments: [CatalogArgument]
    var text: String
    var found: String
    var testDescription: String { "\(key) \(asked) \(arguments)" }

    init(_ key: String, _ asked: String, _ text: String, _ found: String) { self.init(key, asked, [], text, found) }

    init(_ key: String, _ asked: String, _ arguments: [CatalogArgument], _ text: String, _ found: String) {
      self.key = key
      self.asked = asked
      self.arguments = arguments
      self.text = text
      self.found = found
    }
  }

  static let rows: [Row] = [
    Row("Camera", "es", "Cámara", "es"), Row("Camera", "es-ES", "Cámara", "es"),
    Row("Camera", "es-MX", "Camarita", "es-419"),
    Row("Camera", "en-GB", "Camera", "en"), Row("Camera", "fr", "Camera", "en"),
    Row("Lunch", "es", "Lunch", "en"), Row("Lunch", "fr-CA", "Déjeuner", "fr"),
    Row("unheard of, 100 %", "es", "unheard of, 100 %", "en"),
    Row("%lld items", "en", [.integer(0)], "nothing", "en"), Row("%lld items", "en", [.integer(1)], "1 item", "en"),
    Row("%lld items", "en", [.integer(1500)], "1,500 items", "en"),
    Row("%lld items", "es", [.integer(0)], "0 elementos", "es"),
    Row("%lld items", "es", [.integer(1)], "1 elemento", "es"),
    Row("%lld items", "es", [.integer(2_000_000)], "2\u{A0}000\u{A0}000 de elementos", "es"),
    Row("%lld items", "en", [], " items", "en"),
    Row("files", "en", [.integer(1), .integer(2)], "1 file in 2 folders", "en"),
    Row("files", "es", [.integer(3), .integer(1)], "3 files in a folder", "en"),
    Row("press", "en", "Press", "en"), Row("press", "es", "Pulsa", "es"),
    Row("%@ of %@", "en", [.string("A"), .string("B")], "A of B", "en"),
    Row("%@ of %@", "es", [.string("A%@"), .string("B")], "de B, A%@", "es"),
    Row("%(used).1f %%", "en", [.decimal(12.34)], "12.3 %", "en"),
    Row("%(used).1f %%", "es", [.decimal(12.3456)], "12,35 %", "es"),
  ]

  @Test(arguments: rows)
  func fillsIn(row: Row) throws {
    let catalog = try #require(Self.catalog)
    let language = try #require(LanguageTag(row.asked))
    let found = catalog.text(forKey: row.key, in: language, arguments: row.arguments)
    #expect(found.text == row.text)
    #expect(found.language.description == row.found)
  }

  /// A substitution that names itself is written out once and does not go on for ever.
  @Test func survivesASubstitutionInsideItself() {
    let loop = Substitution(name: "n", content: .unit(StringUnit(value: "%arg of %#@n@")))
    let text = Localization(language: .english, content: .unit(StringUnit(value: "%#@n@")), substitutions: [loop])
    let catalog = StringCatalog(entries: [CatalogEntry(key: "k", localizations: [text])])
    #expect(catalog.text(forKey: "k", in: .english, arguments: [.integer(2)]).text == "2 of n")
    #expect(CatalogChecker.check(catalog).map(\.fault) == [.circularSubstitution("n")])
  }

  /// Each names all the others, which would be 8! texts.
  @Test func survivesSubstitutionsThatMultiply() {
    let names = "abcdefgh".map(String.init)
    let all = LocalizationContent.unit(StringUnit(value: names.map { "%#@\($0)@" }.joined()))
    let text = Localization(
      language: .english, content: all, substitutions: names.map { Substitution(name: $0, content: all) })
    let catalog = StringCatalog(entries: [CatalogEntry(key: "k", localizations: [text])])
    #expect(catalog.text(forKey: "k", in: .english).text.utf8.count < 12_000)
  }

  /// Looked up in a moment, also in a menu of somebody else's: a square of their number would grow 64 times.
  @Test(arguments: [(piece: "%@", count: 0), ("%1$@ %(NUMBER)@", 1), ("%lld%(a_NUMBER)@", 0)])
  func survivesManyPlaceholders(piece: String, count: Int) {
    let catalog = StringCatalog(entries: [])
    let ratio = growth(from: 5_000, to: 40_000) { size in
      let key = (0..<size).map { piece.replacing("NUMBER", with: "n\($0)") }.joined()
      #expect(catalog.text(forKey: key, in: .english).text.utf8.count == size * count)
    }
    #expect(ratio < 24)
  }
}
