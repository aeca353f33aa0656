import TestSupport
import Testing

/// Text that tries to be more than text: one table for every place where text comes in.
struct HostileText: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]

  init(_ name: String, _ text: String) { (testDescription, bytes) = (name, Array(text.utf8)) }
  init(_ name: String, bytes: [UInt8]) { (testDescription, self.bytes) = (name, bytes) }

  /// As Swift reads it: what is no UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// As a string of JSON, every scalar but plain ASCII written as an escape.
  var json: String {
    let units = text.utf16.map { unit in
      let isPlain = (0x20...0x7E).contains(unit) && unit != 0x22 && unit != 0x5C
      let digits = String(unit, radix: 16)
      return isPlain
        ? String(Unicode.Scalar(UInt8(unit))) : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(units.joined())\""
  }

  var isUTF8: Bool { String(validating: bytes, as: UTF8.self) != nil }

  static func named(_ name: String) -> HostileText { all.first { $0.testDescription == name }! }

  /// What can stand in an argument, a variable and a file's name: no NUL.
  static let words = all.filter { !$0.bytes.contains(0) }
  /// What can stand in a line.
  static let lines = all.filter { !$0.bytes.contains(0x0A) }
  /// What a document can hold.
  static let texts = all.filter(\.isUTF8)

  /// One of each kind, for places that need a run of the program for each.
  static let kinds =
    [
      HostileText(
        "C0", "a" + (0x01...0x1F).map { String(Unicode.Scalar(UInt8($0))) }.joined(separator: "b") + "c\u{7F}d"),
      HostileText("C1", "a" + (0x80...0x9F).map { String(Unicode.Scalar(UInt8($0))) }.joined(separator: "b") + "c"),
    ] + beyondControls.filter(\.isUTF8)

  static let all = controls + beyondControls
  private static let beyondControls = breaks + sequences + directions + shapes + shell + speech + broken

  private static let controls = ((0x00...0x1F) + [0x7F] + (0x80...0x9F)).map { (value: UInt32) in
    HostileText("U+" + String(value, radix: 16), "a\(Unicode.Scalar(value)!)b")
  }

  private static let breaks = [("CR LF", "a\r\nb"), ("LS and PS", "a\u{2028}b\u{2029}c")].map { HostileText($0, $1) }

  private static let sequences = [
    ("colour", "a\u{1B}[31mb"), ("cursor", "a\u{1B}[2J\u{1B}[1;1Hb"), ("hidden cursor", "a\u{1B}[?25lb"),
    ("other screen", "a\u{1B}[?1049hb"), ("query", "a\u{1B}[6n\u{1B}[c\u{1B}]11;?\u{7}b"), ("reset", "a\u{1B}cb"),
    ("charset", "a\u{1B}(0b"), ("title, BEL", "a\u{1B}]0;owned\u{7}b"), ("title, ST", "a\u{1B}]2;owned\u{1B}\\b"),
    ("clipboard, BEL", "a\u{1B}]52;c;eA==\u{7}b"), ("clipboard, ST", "a\u{1B}]52;c;eA==\u{1B}\\b"),
    ("link", "a\u{1B}]8;;http://x\u{1B}\\b\u{1B}]8;;\u{1B}\\"), ("DCS", "a\u{1B}P$q\"p\u{1B}\\b"),
    ("SOS", "a\u{1B}Xs\u{1B}\\b"), ("PM", "a\u{1B}^p\u{1B}\\b"), ("APC", "a\u{1B}_a\u{1B}\\b"),
    ("C1 CSI", "a\u{9B}31mb"), ("C1 OSC", "a\u{9D}0;owned\u{9C}b"), ("C1 DCS", "a\u{90}q\u{9C}b"),
    ("open CSI", "a\u{1B}["), ("open OSC", "a\u{1B}]0;owned"), ("nested", "a\u{1B}]0;\u{1B}[31m\u{1B}]52;c;eA==\u{7}b"),
    ("paste", "a\u{1B}[200~b\u{1B}[201~"),
  ].map { HostileText($0, $1) }

  private static let directions = [
    ("overrides", "a\u{202E}b\u{202D}c\u{202C}"), ("embeddings", "a\u{202A}b\u{202B}c\u{202C}"),
    ("isolates", "a\u{2066}b\u{2067}c\u{2068}d\u{2069}"), ("marks", "a\u{200E}b\u{200F}c\u{61C}"),
  ].map { HostileText($0, $1) }

  private static let shapes = [
    ("zero width", "a\u{200B}b\u{2060}c\u{FEFF}d\u{AD}e"), ("joiners", "a\u{200C}b\u{200D}c"),
    ("tags", "a\u{E0001}\u{E0041}\u{E007F}b"), ("private use", "a\u{E000}b\u{F0000}c\u{10FFFD}d"),
    ("tower", "a" + String(repeating: "\u{301}\u{20DD}", count: 500) + "b"),
    ("tower of joiners", "a" + String(repeating: "\u{200D}", count: 1000) + "b"),
    ("noncharacters", "a\u{FFFF}b\u{1FFFE}c"),
    ("box drawing", "┌──┐ a └──┘"), ("long", String(repeating: "long ", count: 400)),
  ].map { HostileText($0, $1) }

  private static let shell = [
    ("substitution", "$(touch ran)`touch ran`"), ("operators", "a; touch ran & touch ran | touch ran > ran"),
    ("quotes", #"a'b"c\d"#), ("globs", "* ? [a-z] {1,2} ~"), ("variables", "$HOME ${IFS}"), ("format", "%s %n %@ %1$d"),
  ].map { HostileText($0, $1) }

  private static let speech = [
    ("end of data", "a\r\n.\r\nCANCEL ALL\r\n"), ("dot", "."), ("dots", "..\nSTOP ALL"),
    ("SSIP", "SET ALL VOLUME -100"),
    ("SSML", "<speak><mark name=\"x\"/></speak>&amp;"),
  ].map { HostileText($0, $1) }

  private static let broken = [
    HostileText("no UTF-8", bytes: [0x61, 0xFF, 0xFE, 0x62]), HostileText("cut off", bytes: [0x61, 0xE2, 0x82]),
    HostileText("overlong", bytes: [0x61, 0xC0, 0x9B, 0x33, 0x31, 0x6D, 0x62]),
    HostileText("raw CSI", bytes: [0x61, 0x9B, 0x62]),
    HostileText("surrogate", bytes: [0x61, 0xED, 0xA0, 0x80, 0x62]),
  ]
}

extension TerminalSession {
  /// Nothing but plain lines has come to the terminal: no sequence, control or character that Anillo has no use for.
  func expectHarmless(sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = output(since: 0)
    expectPlain(wraps: true, sourceLocation: sourceLocation)
    #expect(harmfulScalars(in: shown.bytes) == [], "in \(shown)", sourceLocation: sourceLocation)
    #expect(harmfulScalars(in: standardError) == [], "in \(err)", sourceLocation: sourceLocation)
    let controls = Set(standardError.filter { $0 < 0x20 || $0 == 0x7F }).subtracting([0x0A])
    #expect(controls.isEmpty, "in \(err)", sourceLocation: sourceLocation)
  }
}

/// What must not reach a terminal or a voice, beside the controls of ASCII, each by its number: marks beyond thirty upon
/// one another, too.
func harmfulScalars(in bytes: [UInt8]) -> Set<String> {
  guard let text = String(validating: bytes, as: UTF8.self) else { return ["no UTF-8"] }
  var marks = 0
  let harmful = text.unicodeScalars.filter { scalar in
    let category = scalar.properties.generalCategory
    let isJoiner = [0x200C, 0x200D].contains(scalar.value)
    marks = isJoiner || [.nonspacingMark, .enclosingMark].contains(category) ? marks + 1 : 0
    switch category {
    case .control: return scalar.value >= 0x80
    case .lineSeparator, .paragraphSeparator: return true
    case .format where !isJoiner: return true
    default: return marks > 30
    }
  }
  return Set(harmful.map { "U+" + String($0.value, radix: 16) })
}
