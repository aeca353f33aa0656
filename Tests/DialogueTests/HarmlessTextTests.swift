import Dialogue
import Testing

@Suite struct HarmlessTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var clean: String
    init(_ text: String, _ clean: String) { (self.text, self.clean) = (text, clean) }
    var testDescription: String { text.unicodeScalars.prefix(40).map { $0.escaped(asASCII: true) }.joined() }
  }

  @Test(arguments: sequences + controls + directions + boxes + kept)
  func case18(_ row: Row) {
    #expect(Array(harmless(row.text).unicodeScalars) == Array(row.clean.unicodeScalars))
    #expect(harmless(row.clean) == row.clean)
  }

  static let sequences: [Row] = [
    Row("\u{1B}[31mRed\u{1B}[0m", "Red"), Row("a\u{1B}[1;31;48:5:1mb", "ab"), Row("a\u{1B}[?25lb", "ab"),
    Row("a\u{1B}[ qb", "ab"), Row("a\u{9B}31mb", "ab"), Row("a\u{1B}cb", "ab"), Row("a\u{1B}(0b", "ab"),
    Row("a\u{1B}#8b", "ab"),
    // OSC, DCS, SOS, PM and APC, ended by BEL, by ST, by its C1 form.
    Row("a\u{1B}]0;owned\u{7}b", "ab"), Row("a\u{1B}]52;c;eA==\u{1B}\\b", "ab"), Row("a\u{1B}]0;x\u{9C}b", "ab"),
    Row("a\u{9D}0;x\u{7}b", "ab"), Row("a\u{1B}P1$r0m\u{1B}\\b", "ab"), Row("a\u{90}q\u{9C}b", "ab"),
    Row("a\u{1B}Xs\u{1B}\\b", "ab"), Row("a\u{1B}^p\u{1B}\\b", "ab"), Row("a\u{1B}_a\u{1B}\\b", "ab"),
    // Broken off, doubled, one within the other.
    Row("a\u{1B}]0;x\u{1B}[31mb", "ab"), Row("a\u{1B}\u{1B}[31mb", "ab"), Row("a\u{1B}[3\u{1B}[1mb", "ab"),
    Row("a\u{1B}]x\u{1B}\u{1B}\\b", "ab"),
    // Unterminated: all that a terminal would wait with.
    Row("a\u{1B}", "a"), Row("a\u{1B}[", "a"), Row("a\u{1B}[31", "a"), Row("a\u{1B}]0;title and all", "a"),
    Row("a\u{1B}P", "a"), Row("\u{9D}all", ""),
    // The sequence begins within what Swift calls one character.
    Row("a\u{1B}\u{301}b", "ab"), Row("\r\n\u{1B}[2Ja", "a"),
  ]

  static let controls: [Row] = [
    Row("a\nb", "a b"), Row("a\r\nb", "a b"), Row("a\tb", "a b"), Row("a\u{0}b", "a b"), Row("a\u{7F}b", "a b"),
    Row("a\u{85}b", "a b"), Row("a\u{2028}b\u{2029}c", "a b c"), Row("a\n\n\n\nb", "a b"), Row("a \n b", "a b"),
    Row("Camera\r", "Camera"), Row("\nCamera\n", "Camera"), Row("Camera \u{7}", "Camera"), Row("\u{8}", ""),
  ]

  static let directions: [Row] = [
    Row("a\u{202E}b\u{202C}", "ab"), Row("a\u{2066}b\u{2067}c\u{2068}d\u{2069}", "abcd"), Row("\u{200E}a\u{200F}", "a"),
    Row("\u{61C}a", "a"), Row("a\u{200B}b\u{2060}c\u{FEFF}d", "abcd"), Row("so\u{AD}ft", "soft"),
    Row("a\u{E0041}\u{E007F}b", "ab"), Row("a\u{FFF9}b\u{FFFB}", "ab"),
  ]

  static let boxes: [Row] = [
    Row("──────", ""), Row("┌──┐ Camera └──┘", "Camera"), Row("a───b", "a b"), Row("a ─── b", "a b"),
    Row("▀▀▀▀ 50 %", "50 %"),
    // In colours, and with what has no width between.
    Row("\u{1B}[31m─\u{1B}[32m─\u{1B}[0m a", "a"), Row("a─\u{AD}─b", "a b"), Row("│\u{1B}[0m a", "│ a"),
    Row("─\u{1B}[0m\n", "─"), Row("─\u{1B}]0;t", "─"),
    // One alone is content, wherever it stands.
    Row("│", "│"), Row("a│b", "a│b"), Row("│ a", "│ a"), Row("a │", "a │"), Row("│ a │", "│ a │"),
    Row("─\n─", "─ ─"),
  ]

  static let kept: [Row] = [
    Row("", ""), Row("  two  ", "  two  "), Row("  dós  ", "  dós  "), Row("~!@#$%^&*()[]{}", "~!@#$%^&*()[]{}"),
    Row("cafe\u{301}", "cafe\u{301}"), Row("Zoë ñandú Łódź", "Zoë ñandú Łódź"), Row("a\u{A0}b", "a\u{A0}b"),
    Row("👨‍👩‍👧", "👨‍👩‍👧"), Row("❤️", "❤️"), Row("🇪🇸", "🇪🇸"), Row("می‌خواهم", "می‌خواهم"), Row("क्‍ष", "क्‍ष"),
    Row("עברית عربي", "עברית عربي"), Row("日本語", "日本語"), Row("a\u{FFFD}b", "a\u{FFFD}b"),
  ]

  @Test(
    "Bytes that are no UTF-8 are shown by their replacement",
    arguments: [
      ([0x61, 0xFF, 0x62] as [UInt8], "a\u{FFFD}b"), ([0xC3, 0x28], "\u{FFFD}("), ([0x61, 0x9B, 0x33], "a\u{FFFD}3"),
      ([0xC0, 0x9B, 0x6D], "\u{FFFD}\u{FFFD}m"),
    ])
  func case19(_ bytes: [UInt8], _ clean: String) {
    #expect(harmless(String(decoding: bytes, as: UTF8.self)) == clean)
  }

  @Test("Very long text is cut", arguments: ["a", "é", "e\u{301}", "👨‍👩‍👧", "a\nb", "a\u{1B}[0m"])
  func case19Length(_ piece: String) {
    for count in [harmlessTextLimit + 1, 100_000] {
      let clean = harmless(String(repeating: piece, count: count))
      #expect(clean.count <= harmlessTextLimit)
      #expect(clean.last == "…")
    }
  }

  @Test("Text as long as the limit is whole", arguments: ["a", "é", "👨‍👩‍👧"])
  func limit(_ piece: String) {
    let text = String(repeating: piece, count: harmlessTextLimit)
    #expect(harmless(text) == text)
  }

  @Test("No scalar gets a control or a change of direction through")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let clean = harmless("a\(Character(scalar))b")
      let bad = clean.unicodeScalars.first { $0.controls }
      if bad != nil || clean.unicodeScalars.first != "a" { Issue.record("U+\(String(value, radix: 16)): \(clean)") }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var controls: Bool {
    properties.generalCategory == .control || properties.generalCategory == .lineSeparator
      || properties.generalCategory == .paragraphSeparator || properties.isBidiControl
  }
}
