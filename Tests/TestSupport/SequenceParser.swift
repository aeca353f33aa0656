/// Takes a terminal's byte stream apart: characters, controls and escape sequences, also when these arrive in pieces.
struct SequenceParser: Sendable {
  enum Part: Equatable, Sendable {
    case character(Unicode.Scalar)
    case control(UInt8)
    /// The text after ESC: `[2K`, `]0;title`, `(B`, `7`.
    case sequence(String)
  }

  private enum State: Sendable { case ground, escape, control, string, stringEscape, designation }
  private var state = State.ground
  private var text = ""
  private var pending: [UInt8] = []

  /// What the byte completes, if anything.
  mutating func feed(_ byte: UInt8) -> [Part] {
    if state == .ground { return ground(byte) }
    if state == .stringEscape {
      // ESC \ ends the string; after any other byte it was the beginning of a sequence of its own.
      if byte == UInt8(ascii: "\\") { return [finish()] }
      let string = finish()
      state = .escape
      return [string] + feed(byte)
    }
    if byte == 0x1B, state == .string {
      state = .stringEscape
      return []
    }
    if byte == 0x07, state == .string { return [finish()] }
    text.unicodeScalars.append(Unicode.Scalar(byte))
    return inside(byte)
  }

  private mutating func ground(_ byte: UInt8) -> [Part] {
    if pending.isEmpty, byte < 0x80 {
      if byte == 0x1B {
        state = .escape
        return []
      }
      return byte < 0x20 || byte == 0x7F ? [.control(byte)] : [.character(Unicode.Scalar(byte))]
    }
    pending.append(byte)
    return characters(isComplete: byte < 0x80)
  }

  /// The characters of the bytes that are pending; bytes that begin a character and miss its rest stay.
  private mutating func characters(isComplete: Bool) -> [Part] {
    let length = pending[0] >= 0xF0 ? 4 : pending[0] >= 0xE0 ? 3 : pending[0] >= 0xC0 ? 2 : 1
    guard pending.count >= length || isComplete else { return [] }
    let bytes = isComplete ? pending.dropLast() : pending[...]
    let last = isComplete ? pending.last : nil
    pending = []
    let decoded = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(Part.character)
    return decoded + (last.map { ground($0) } ?? [])
  }

  private mutating func inside(_ byte: UInt8) -> [Part] {
    switch state {
    case .escape:
      switch UInt8(byte) {
      case UInt8(ascii: "["): state = .control
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"): state = .string
      case 0x20...0x2F: state = .designation
      default: return [finish()]
      }
      return []
    case .control: return (0x40...0x7E).contains(byte) ? [finish()] : []
    case .designation: return (0x30...0x7E).contains(byte) ? [finish()] : []
    case .ground, .string, .stringEscape: return []
    }
  }

  private mutating func finish() -> Part {
    defer {
      state = .ground
      text = ""
    }
    return .sequence(text)
  }
}

extension ScreenModel {
  /// Draws what a program has written.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for part in parser.feed(byte) { draw(part) }
    }
  }

  private mutating func draw(_ part: SequenceParser.Part) {
    switch part {
    case .character(let scalar): draw(scalar)
    case .control(let byte): control(byte)
    case .sequence(let text):
      sequences.append(text)
      if text == "[?1h" || text == "[?1l" { usesApplicationCursorKeys = text == "[?1h" }
      if !perform(text) { unknownSequences.append(text) }
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: move(row: cursor.row, column: cursor.column - 1)
    case 0x09: move(row: cursor.row, column: (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: feedLine()
    case 0x0D: move(row: cursor.row, column: 0)
    default: break
    }
  }

  /// Returns whether the model knows the sequence.
  private mutating func perform(_ text: String) -> Bool {
    guard text.hasPrefix("["), let final = text.last else { return false }
    let words = text.dropFirst().dropLast().split(separator: ";", omittingEmptySubsequences: false)
    let numbers = words.map { Int($0) ?? 0 }
    guard !words.contains(where: { !$0.allSatisfy(\.isNumber) }) else { return false }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch final {
    case "A": move(row: cursor.row - count, column: cursor.column)
    case "B": move(row: cursor.row + count, column: cursor.column)
    case "C": move(row: cursor.row, column: cursor.column + count)
    case "D": move(row: cursor.row, column: cursor.column - count)
    case "G": move(row: cursor.row, column: count - 1)
    case "d": move(row: count - 1, column: cursor.column)
    case "H", "f": move(row: count - 1, column: max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "J": eraseScreen(first)
    case "K": eraseLine(first)
    case "P": shift(by: -count)
    case "@": shift(by: count)
    case "X": erase(row: cursor.row, cursor.column..<(cursor.column + count))
    case "m": break
    case "n" where first == 6:
      answers += Array("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R".utf8)
      return false
    default: return false
    }
    return true
  }

  /// As in ECMA-48: 0 to the end, 1 from the beginning, 2 all.
  private mutating func eraseLine(_ mode: Int) {
    switch mode {
    case 0: erase(row: cursor.row, cursor.column..<columns)
    case 1: erase(row: cursor.row, 0..<(cursor.column + 1))
    default: erase(row: cursor.row, 0..<columns)
    }
  }

  private mutating func eraseScreen(_ mode: Int) {
    for row in 0..<rows where mode > 1 || (mode == 0 ? row > cursor.row : row < cursor.row) {
      erase(row: row, 0..<columns)
    }
    eraseLine(mode)
  }
}
