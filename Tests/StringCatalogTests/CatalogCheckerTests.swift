import JSONText
import StringCatalog
import Testing

@Suite struct CatalogCheckerTests {
  struct Row: CustomTestStringConvertible {
    var strings: String
    /// Below `$.strings`; nil when there is no fault.
    var path: String?
    var fault: CatalogFault?
    var testDescription: String { strings }

    init(_ strings: String, _ path: String? = nil, _ fault: CatalogFault? = nil) {
      self.strings = strings
      self.path = path
      self.fault = fault
    }
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    CatalogFixture.unit(value, state: state)
  }

  private static let plurals = CatalogFixture.plural(["one": "%lld item", "other": "%lld items"])
  private static let plurales = CatalogFixture.plural(["one": "%lld uno", "many": "%lld de", "other": "%lld"])

  /// A text in English and one in Spanish; the fault is in the Spanish one.
  private static func pair(_ english: String, _ spanish: String, _ path: String? = nil, _ fault: CatalogFault? = nil)
    -> Row
  {
    Row(
      CatalogFixture.entry("a.b", ["en": english, "es": spanish]),
      path.map { "['a.b'].localizations.es" + $0 }, fault)
  }

  private static func substitution(
    _ text: String, specifier: String = "lld", _ cases: KeyValuePairs<String, String>
  ) -> String {
    CatalogFixture.substituting(text, specifier: specifier, ["n": cases])
  }

  private static let value = ".stringUnit.value"

  static let translations: [Row] = [
    Row(CatalogFixture.entry("Camera", ["es": unit("Cámara")])),
    Row(CatalogFixture.entry("Camera", [:]), ".Camera", .missingTranslation(.spanish)),
    Row(CatalogFixture.entry("SSIP", [:], more: #""shouldTranslate":false,"#)),
    Row(CatalogFixture.entry("a.b", ["es": unit("x")]), "['a.b']", .missingTranslation(.english)),
    Row(CatalogFixture.entry("A.b", ["es": unit("x")])),
    pair(unit("x"), unit("y", "new"), ".stringUnit.state", .unfinished(.new, .spanish)),
    pair(unit("x"), unit("y", "needs_review"), ".stringUnit.state", .unfinished(.needsReview, .spanish)),
    pair(unit("x"), unit("y", "stale"), ".stringUnit.state", .unfinished(.stale, .spanish)),
    Row(
      CatalogFixture.entry("Camera", ["es": unit("x")], more: #""extractionState":"stale","#),
      ".Camera.extractionState", .staleKey),
    Row(CatalogFixture.entry("Note", ["es": unit("Nota"), "es-MX": unit("Apunte")])),
  ]

  static let categories: [Row] = [
    pair(plurals, plurales),
    pair(plurals, unit("Hay %lld")),
    pair(
      plurals, CatalogFixture.plural(["one": "%lld", "other": "%lld"]), ".variations.plural",
      .missingPluralCategory(.many, .spanish)),
    pair(
      plurals, CatalogFixture.plural(["one": "%lld", "few": "%lld", "many": "%lld", "other": "%lld"]),
      ".variations.plural.few", .needlessPluralCategory(.few, .spanish)),
    pair(plurals, CatalogFixture.plural(["zero": "nada", "one": "uno", "many": "%lld de", "other": "%lld"])),
    pair(
      plurals, CatalogFixture.plural(["one": "uno", "many": "%lld", "other": "muchos"]),
      ".variations.plural.other.stringUnit.value", .missingPlaceholder("%lld")),
    pair(
      unit("%(a)lld %(b)lld"),
      CatalogFixture.plural(["one": "%(a)lld %(b)lld", "many": "%(a)lld %(b)lld", "other": "%(a)lld %(b)lld"]),
      ".variations.plural", .pluralWithSeveralNumbers),
    pair(
      unit("%@"), CatalogFixture.plural(["one": "%@", "many": "%@", "other": "%@"]), ".variations.plural",
      .pluralWithoutNumber),
    pair(
      unit("x"), #"{"variations":{"device":{"mac":"# + unit("y") + "}}}", ".variations.device", .missingOtherDevice),
  ]

  static let placeholders: [Row] = [
    pair(unit("%(title)@, %(count)lld"), unit("%(count)lld, %(title)@")),
    pair(unit("%(title)@, %(count)lld"), unit("%2$lld, %1$@")),
    pair(unit("%(title)@"), unit("%(titel)@ %(title)@"), value, .extraPlaceholder("%(titel)@")),
    pair(unit("%@, %lld"), unit("%2$lld, %1$@")),
    pair(unit("%@"), unit("%lld"), value, .placeholderKind("%lld", expected: .string)),
    pair(unit("%@"), unit("x"), value, .missingPlaceholder("%@")),
    pair(unit("x"), unit("%@"), value, .extraPlaceholder("%@")),
    pair(unit("%d"), unit("%f"), value, .placeholderKind("%f", expected: .integer)),
    pair(unit("%.1f"), unit("%.2f")),
    pair(unit("100 %"), unit("100 %")),
    pair(unit("%d %%"), unit("%d %%")),
    pair(unit("%d"), unit("%d %."), value, .invalidPlaceholder("%.")),
    pair(unit("x"), unit("%s"), value, .invalidPlaceholder("%s")),
    pair(unit("x"), unit("%(1)@"), value, .invalidPlaceholder("%(")),
  ]

  static let substitutions: [Row] = [
    pair(
      substitution("%#@n@", ["one": "%arg item", "other": "%arg items"]),
      substitution("%#@n@", ["one": "un elemento", "many": "%arg de elementos", "other": "%arg elementos"])),
    pair(
      substitution("%#@n@", ["one": "%arg", "other": "%arg"]), unit("Hay %1$lld")),
    pair(
      substitution("%#@n@", ["one": "%arg", "other": "%arg"]),
      substitution("%#@n@", ["one": "uno", "many": "%arg", "other": "varios"]),
      ".substitutions.n.variations.plural.other.stringUnit.value", .missingPlaceholder("%arg")),
    pair(
      unit("%(n)lld"), substitution("%(n)lld", ["one": "%arg", "many": "%arg", "other": "%arg"]), ".substitutions.n",
      .unusedSubstitution("n")),
    pair(
      unit("%(n)lld"), substitution("%#@n@", ["one": "%arg", "other": "%arg"]), ".substitutions.n.variations.plural",
      .missingPluralCategory(.many, .spanish)),
    pair(
      unit("%(n)lld"), substitution("%#@n@ %#@m@", ["one": "%arg", "many": "%arg", "other": "%arg"]), value,
      .unknownSubstitution("m")),
    pair(
      unit("%(n)lld"), substitution("%#@n@", specifier: "s", ["one": "%arg", "many": "%arg", "other": "%arg"]),
      ".substitutions.n.formatSpecifier", .invalidFormatSpecifier("s")),
    pair(unit("x"), unit("y %arg"), value, .argumentOutsideSubstitution),
  ]

  /// Each is told where it stands; one that only leads into the circle is none of it.
  @Test func substitutionsThatNameOneAnother() {
    let substitutions = [("a", "b"), ("b", "c"), ("c", "b")].map { name, other in
      Substitution(name: name, content: .unit(StringUnit(value: "%arg %#@\(other)@")))
    }
    let content = LocalizationContent.unit(StringUnit(value: "%#@a@ %#@b@ %#@c@"))
    let text = Localization(language: .english, content: content, substitutions: substitutions)
    let catalog = StringCatalog(entries: [CatalogEntry(key: "k", localizations: [text])])
    #expect(CatalogChecker.check(catalog).map(\.fault) == [.circularSubstitution("c"), .circularSubstitution("b")])
  }

  @Test(arguments: translations + categories + placeholders + substitutions)
  func reportsTheFault(row: Row) throws {
    let camera = CatalogFixture.entry("Share", ["es": Self.unit("Compartir")])
    let outcome = try CatalogFixture.read(CatalogFixture.text(row.strings + "," + camera))
    #expect(outcome.diagnostics == [])
    let found = CatalogChecker.check(try #require(outcome.catalog))
    #expect(found.map(\.path.description) == (row.path.map { ["$.strings" + $0] } ?? []))
    #expect(found.map(\.fault) == (row.fault.map { [$0] } ?? []))
  }

  @Test func asksForTheLanguagesThatAreNamed() throws {
    let catalog = StringCatalog(entries: [CatalogEntry(key: "Camera")])
    #expect(CatalogChecker.check(catalog) == [])
    let faults = CatalogChecker.check(catalog, languages: [.english, .spanish]).map(\.fault)
    #expect(faults == [.missingTranslation(.spanish)])
  }
}
