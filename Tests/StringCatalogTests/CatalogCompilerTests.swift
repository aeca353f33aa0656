import Foundation
import JSONText
import StringCatalog
import Testing

/// The build tool itself, as the build runs it.
@Suite struct CatalogCompilerTests {
  private struct Run {
    var status: Int32
    var errors: String
    var folder: URL
  }

  /// Runs the tool in a folder of its own with `catalog` as `C.xcstrings`.
  private func run(_ catalog: Data?, _ arguments: [String]) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try catalog?.write(to: folder.appending(path: "C.xcstrings"))
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "catalog-compiler")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let errors = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, errors: String(decoding: errors, as: UTF8.self), folder: folder)
  }

  private static let share = CatalogFixture.entry("Share", ["es": CatalogFixture.unit("Compartir")])
  private static let plurals = CatalogFixture.plural(["one": "%(n)lld item", "other": "%(n)lld items"])

  static let faults: [(catalog: String, error: String)] = [
    (
      CatalogFixture.text(share + #","Note":{}"#),
      "C.xcstrings:1:126: error: key \"Note\": no text in 'es'\n"
    ),
    (
      CatalogFixture.text(
        CatalogFixture.entry(
          "a.b", ["en": plurals, "es": CatalogFixture.plural(["one": "%(n)lld", "other": "%(n)lld"])])),
      "C.xcstrings:1:229: error: key \"a.b\" (localizations.es.variations.plural): "
        + "no text for the plural category 'many' of 'es'\n"
    ),
    (
      CatalogFixture.text(
        CatalogFixture.entry("a.b", ["en": CatalogFixture.unit("%(a)@"), "es": CatalogFixture.unit("x")])),
      "C.xcstrings:1:167: error: key \"a.b\" (localizations.es.stringUnit.value): the placeholder '%(a)@' is missing\n"
    ),
    (
      CatalogFixture.text(share + "," + share),
      "C.xcstrings:1:126: error: key \"Share\": 'Share' stands already at 1:35\n"
    ),
    (
      CatalogFixture.text(
        CatalogFixture.entry("a.bC", ["en": CatalogFixture.unit("x")]) + ","
          + CatalogFixture.entry("a.b.c", ["en": CatalogFixture.unit("x")])
          + ",\n" + CatalogFixture.entry("%@", ["en": CatalogFixture.unit("%@")])),
      "C.xcstrings:1:117: error: key \"a.b.c\": it makes the same Swift name as \"a.bC\"\n"
        + "C.xcstrings:2:1: error: key \"%@\": a text with placeholders needs a key such as 'list.opened'\n"
    ),
    ("{\n  \"strings\" : }", "C.xcstrings:2:15: error: no valid JSON: '}'; expected: value\n"),
    ("", "C.xcstrings:1:1: error: no valid JSON: the text ends; expected: value\n"),
    ("[]", "C.xcstrings:1:1: error: $: expected: object\n"),
  ]

  @Test(arguments: faults)
  func stopsTheBuildWithTheKey(catalog: String, error: String) throws {
    let run = try run(Data(catalog.utf8), ["C.xcstrings", "Out.swift"])
    defer { try? FileManager.default.removeItem(at: run.folder) }
    #expect(run.errors == error)
    #expect(run.status == 1)
    #expect(!FileManager.default.fileExists(atPath: run.folder.appending(path: "Out.swift").path()))
  }

  @Test(arguments: [
    (["C.xcstrings", "Out.swift"], "C.xcstrings: error: No such file or directory\n"),
    ([".", "Out.swift"], ".: error: Is a directory\n"),
    (["--format"], "usage: catalog-compiler CATALOGUE SOURCE | catalog-compiler --format CATALOGUE\n"),
  ])
  func saysWhatIsWrongWithItsFiles(arguments: [String], error: String) throws {
    let run = try run(nil, arguments)
    defer { try? FileManager.default.removeItem(at: run.folder) }
    #expect(run.errors == error)
    #expect(run.status == 1)
  }

  @Test func writesTheSameSwiftEachTime() throws {
    let catalog = Data(
      CatalogFixture.text(
        Self.share + ","
          + CatalogFixture.entry("a.b", ["en": Self.plurals, "es": CatalogFixture.unit("\"%(n)lld\"\n")])
      ).utf8)
    let texts = try (0..<2).map { _ in
      let run = try run(catalog, ["C.xcstrings", "Out.swift"])
      defer { try? FileManager.default.removeItem(at: run.folder) }
      #expect(run.errors == "")
      return try String(contentsOf: run.folder.appending(path: "Out.swift"), encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("public static func aB(n a0: Int) -> Phrase {"))
    #expect(texts[0].contains(#"return filled(1, "\"", 0, "\"\n")"#))
    #expect(texts[0].contains(#"case "Share": "Compartir""#))
  }

  @Test func rewritesACatalogueInXcodesLayout() throws {
    let run = try run(Data(CatalogFixture.text(Self.share).utf8), ["--format", "C.xcstrings"])
    defer { try? FileManager.default.removeItem(at: run.folder) }
    #expect(run.status == 0)
    let bytes = try Data(contentsOf: run.folder.appending(path: "C.xcstrings"))
    #expect(CatalogWriter.canonicalText(of: try parseJSON(Array(bytes))) == String(decoding: bytes, as: UTF8.self))
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n"))
  }

  /// `swift run catalog-compiler --format Locales/Localizable.xcstrings` puts it right.
  @Test func theProductsCatalogueIsInXcodesLayout() throws {
    let bytes = try Data(contentsOf: Self.catalog)
    #expect(CatalogWriter.canonicalText(of: try parseJSON(Array(bytes))) == String(decoding: bytes, as: UTF8.self))
  }

  @Test func noPhraseOfTheProductIsUnused() throws {
    let run = try run(Data(contentsOf: Self.catalog), ["C.xcstrings", "Out.swift"])
    defer { try? FileManager.default.removeItem(at: run.folder) }
    let made = try String(contentsOf: run.folder.appending(path: "Out.swift"), encoding: .utf8)
    let phrases = made.matches(of: #/public static (?:var|func) (\w+)[^\n]*Phrase\b/#).map(\.1)
    let used = try Self.sources().flatMap { $0.matches(of: #/\.(\w+)/#).map(\.1) }
    #expect(phrases.count > 100)
    #expect(Set(phrases).subtracting(used).isEmpty)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let catalog = root.appending(path: "Locales/Localizable.xcstrings")

  private static func sources() throws -> [String] {
    let folder = root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
