import CommandReference
import StringCatalog
import Testing

/// The source of the man page: nothing in it can be taken for something else.
@Suite("The man page's source")
struct ManualPageTests {
  private static let macros = [
    ".TH", ".SH", ".SS", ".PP", ".TP", ".br", ".nf", ".fi", ".RS", ".RE", ".nh", ".ad",
  ]

  @Test(arguments: ["en", "es"])
  func isPlainRoff(language: String) throws {
    for line in ManualPage(language: try #require(LanguageTag(language))).lines {
      #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
      #expect(!line.isEmpty)
      if line.hasPrefix(".") { #expect(Self.macros.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)") }
      #expect(!line.hasPrefix("'"))
    }
  }

  /// Each minus sign is one that a shell takes, each quote a straight one.
  @Test(arguments: ["en", "es"])
  func signsAreEscaped(language: String) throws {
    for line in ManualPage(language: try #require(LanguageTag(language))).lines where !line.hasPrefix(".") {
      let text = line.replacing("\\-", with: "")
      #expect(!text.contains { "-'\"`^~".contains($0) }, "\(line)")
    }
  }
}
