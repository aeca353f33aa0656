import TestSupport
import Testing

@testable import JSONText

@Suite struct JSONParserTests {
  /// What the text says, written again on one line.
  static let valid: [(text: String, serialized: String)] = [
    ("null", "null"),
    (" true ", "true"),
    ("false", "false"),
    ("\u{FEFF}[]", "[]"),
    ("{}", "{}"),
    ("[ 1 , -2.50e+10 , 0 ]", "[1,-2.50e+10,0]"),
    ("\t{ \"a\" : [ { } , null ] }\r\n", #"{"a":[{},null]}"#),
    (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#),
    (#""\"\\\/\b\f\n\r\t\u0041""#, #""\"\\/\b\f\n\r\tA""#),
    (#""\ud83d\ude00 ñ""#, "\"😀 ñ\""),
    (#""\u00e1\u0000\u2028\u009b""#, #""á\u0000\u2028\u009b""#),
    ("\"e\u{301}\"", "\"e\u{301}\""),
    ("\"\u{7F}\u{2029}\"", #""\u007f\u2029""#),
    (String(repeating: "9", count: 400) + "e-99999", String(repeating: "9", count: 400) + "e-99999"),
  ]

  @Test(arguments: valid)
  func readsValidText(text: String, serialized: String) throws {
    #expect(try parseJSON(Array(text.utf8)).value.serialized() == serialized)
  }

  @Test(arguments: valid)
  func readsBackWhatItWrites(text: String, serialized: String) throws {
    let value = try parseJSON(Array(text.utf8)).value
    #expect(try parseJSON(Array(value.serialized().utf8)).value.serialized() == value.serialized())
  }

  static let invalid: [(text: String, line: Int, column: Int, fault: JSONSyntaxError.Fault)] = [
    ("", 1, 1, .unexpectedEnd(expected: .value)),
    ("\n  \r\n\r ", 4, 2, .unexpectedEnd(expected: .value)),
    ("[", 1, 2, .unexpectedEnd(expected: .valueOrEndOfArray)),
    ("[,1]", 1, 2, .unexpectedCharacter(",", expected: .valueOrEndOfArray)),
    ("[1,]", 1, 4, .unexpectedCharacter("]", expected: .value)),
    ("[1 2]", 1, 4, .unexpectedCharacter("2", expected: .commaOrEndOfArray)),
    ("{", 1, 2, .unexpectedEnd(expected: .keyOrEndOfObject)),
    ("{a:1}", 1, 2, .unexpectedCharacter("a", expected: .keyOrEndOfObject)),
    (#"{"a" 1}"#, 1, 6, .unexpectedCharacter("1", expected: .colon)),
    (#"{"a":1,}"#, 1, 8, .unexpectedCharacter("}", expected: .key)),
    (#"{"a":1]"#, 1, 7, .unexpectedCharacter("]", expected: .commaOrEndOfObject)),
    (#"{"ñandú":}"#, 1, 10, .unexpectedCharacter("}", expected: .value)),
    ("{\"ñ\": \"é\",\n \"😀\": x}", 2, 7, .unexpectedCharacter("x", expected: .value)),
    ("[]\n]", 2, 1, .unexpectedCharacter("]", expected: .endOfText)),
    ("nul", 1, 1, .unexpectedCharacter("n", expected: .value)),
    ("nullx", 1, 5, .unexpectedCharacter("x", expected: .endOfText)),
    ("é", 1, 1, .unexpectedCharacter("é", expected: .value)),
    ("01", 1, 2, .unexpectedCharacter("1", expected: .endOfText)),
    ("-", 1, 2, .unexpectedEnd(expected: .digit)),
    ("1.", 1, 3, .unexpectedEnd(expected: .digit)),
    ("1e+x", 1, 4, .unexpectedCharacter("x", expected: .digit)),
    ("+1", 1, 1, .unexpectedCharacter("+", expected: .value)),
    ("'a'", 1, 1, .unexpectedCharacter("'", expected: .value)),
    ("[\"abc", 1, 2, .unterminatedString),
    ("\"abc\\", 1, 1, .unterminatedString),
    ("\"a\nb\"", 1, 3, .controlCharacterInString("\n")),
    ("\"é\u{1b}\"", 1, 3, .controlCharacterInString("\u{1b}")),
    (#""a\x""#, 1, 3, .invalidEscape),
    (#""a\u12""#, 1, 3, .invalidEscape),
    (#""\u12é4""#, 1, 2, .invalidEscape),
    (#""\ud800""#, 1, 2, .loneSurrogate),
    (#""\ud800\u0041""#, 1, 2, .loneSurrogate),
    (#""ñ\udc00\ud800""#, 1, 3, .loneSurrogate),
  ]

  @Test(arguments: invalid)
  func namesThePlaceOfTheFault(text: String, line: Int, column: Int, fault: JSONSyntaxError.Fault) {
    let expected = JSONSyntaxError(position: SourcePosition(line: line, column: column), fault: fault)
    #expect(throws: expected) { try parseJSON(Array(text.utf8)) }
  }

  /// Between the two quotation marks of `"é…"`: stray, overlong, surrogate, beyond U+10FFFF, cut off.
  @Test(arguments: [
    [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xE2, 0x82],
    [0xFF],
  ])
  func refusesInvalidUTF8(bytes: [UInt8]) throws {
    let fault = JSONSyntaxError.Fault.invalidUTF8(try #require(bytes.first))
    let inString = JSONSyntaxError(position: SourcePosition(line: 1, column: 3), fault: fault)
    #expect(throws: inString) { try parseJSON(Array("\"é".utf8) + bytes + [UInt8(ascii: "\"")]) }
    let outside = JSONSyntaxError(position: SourcePosition(line: 1, column: 1), fault: fault)
    #expect(throws: outside) { try parseJSON(bytes) }
  }

  @Test func placesValuesAndKeys() throws {
    let node = try parseJSON(Array("\u{FEFF}{\"é\": [1,\n  \"x\"]}".utf8))
    guard case .object(let members) = node.value, let member = members.first,
      case .array(let nodes) = member.node.value
    else { return #expect(Bool(false), "an object with an array") }
    #expect(node.position == SourcePosition(line: 1, column: 1))
    #expect(member.keyPosition == SourcePosition(line: 1, column: 2))
    #expect(member.node.position == SourcePosition(line: 1, column: 7))
    #expect(nodes.map(\.position) == [SourcePosition(line: 1, column: 8), SourcePosition(line: 2, column: 3)])
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func limitsNesting(opening: String, closing: String) throws {
    let limit = JSONParser.nestingLimit
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: opening, count: depth) + "[]" + String(repeating: closing, count: depth)).utf8)
    }
    _ = try parseJSON(nested(limit - 1))
    let fault = JSONSyntaxError.Fault.nestingTooDeep(limit: limit)
    let position = SourcePosition(line: 1, column: limit * opening.utf8.count + 1)
    #expect(throws: JSONSyntaxError(position: position, fault: fault)) { try parseJSON(nested(limit)) }
    #expect(throws: JSONSyntaxError.self) { try parseJSON(Array(repeating: UInt8(ascii: "["), count: 1_000_000)) }
  }

  /// Eight times the length takes about eight times as long; a quadratic reader would take 64 times.
  @Test(arguments: ["x", "é", "\\n"])
  func longStringsTakeLinearTime(unit: String) throws {
    let ratio = try growth(from: 100_000, to: 800_000) { count in
      _ = try parseJSON(Array(("[\"" + String(repeating: unit, count: count) + "\"]").utf8))
    }
    #expect(ratio < 24)
  }
}
