/// Walks over the bytes of a text and knows line and column at every step.
///
/// The column counts scalars: the bytes since the line began, less those that continue a character. Only strings hold
/// such bytes, so that they are counted there and nowhere else.
struct JSONScanner {
  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0
  var continuationBytesInLine = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
  }

  /// The byte that comes next; nil at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  var position: SourcePosition {
    SourcePosition(line: line, column: index - lineStart - continuationBytesInLine + 1)
  }

  mutating func advance() { index += 1 }

  /// Passes over blanks; a line ends with LF, CR LF or CR.
  mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
      let endsLine = byte == 0x0A || (byte == 0x0D && current != 0x0A)
      if endsLine { beginLine() }
    }
  }

  private mutating func beginLine() {
    line += 1
    lineStart = index
    continuationBytesInLine = 0
  }

  /// Passes over the word if it comes next.
  mutating func take(_ word: StaticString) -> Bool {
    let matches = word.withUTF8Buffer { buffer in
      guard buffer.count <= bytes.count - index else { return false }
      for offset in buffer.indices where unsafe buffer[offset] != bytes[index + offset] { return false }
      return true
    }
    if matches { index += word.utf8CodeUnitCount }
    return matches
  }

  mutating func expectEnd() throws(JSONSyntaxError) {
    skipSpace()
    if index < bytes.count { throw unexpected(expected: .endOfText) }
  }

  func fault(_ fault: JSONSyntaxError.Fault) -> JSONSyntaxError { JSONSyntaxError(position: position, fault: fault) }

  /// The fault for the character that comes next, or for the end.
  func unexpected(expected: JSONSyntaxError.Expectation) -> JSONSyntaxError {
    guard let byte = current else { return fault(.unexpectedEnd(expected: expected)) }
    guard let length = characterLength(at: index) else { return fault(.invalidUTF8(byte)) }
    let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
    return fault(.unexpectedCharacter(text.unicodeScalars.first ?? "\u{FFFD}", expected: expected))
  }

  /// Bytes of the well-formed UTF-8 character that begins there (Unicode, table 3-7); nil for anything else.
  func characterLength(at start: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[start] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard length <= bytes.count - start, second.contains(bytes[start + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[start + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The number's text, exactly as it stands.
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try passDigits() }
    if take(".") { try passDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try passDigits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func passDigits() throws(JSONSyntaxError) {
    let start = index
    while let byte = current, Self.digits.contains(byte) { index += 1 }
    if index == start { throw unexpected(expected: .digit) }
  }
}
