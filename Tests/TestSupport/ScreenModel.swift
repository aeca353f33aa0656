/// Enough of a terminal to know what a sighted person sees, and what a braille display shows: the lines and the cursor.
///
/// Coordinates count from 0, columns to the right and rows downwards. It wraps as xterm does: a character in the last
/// column leaves the cursor on it, and the next character goes to the next line.
public struct ScreenModel: Sendable {
  public private(set) var columns: Int
  public private(set) var rows: Int
  public internal(set) var cursor = (row: 0, column: 0)
  /// Lines that have left the screen at the top, the oldest first.
  public private(set) var scrolledLines: [String] = []
  /// All escape sequences seen, without the ESC, in order.
  public internal(set) var sequences: [String] = []
  /// Those of them that this model does not draw; colours count as drawn.
  public internal(set) var unknownSequences: [String] = []
  /// What the terminal is to answer to programs that asked where the cursor is (DSR 6); whoever sends it empties this.
  var answers: [UInt8] = []
  /// Whether the program has asked for application cursor keys (DECCKM).
  var usesApplicationCursorKeys = false

  var cells: [[Cell]]
  var wrapsNext = false
  var parser = SequenceParser()

  /// One column: a character with its combining marks, or nothing for the right half of a wide one.
  typealias Cell = String
  private static let blank: Cell = " "

  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = Array(repeating: Array(repeating: Self.blank, count: max(1, columns)), count: max(1, rows))
  }

  /// The lines on the screen without the blanks at their ends; empty lines at the bottom are left out.
  public var lines: [String] {
    let all = cells.map(Self.text)
    return Array(all.prefix((all.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// The line on which the cursor stands, with the blanks at its end.
  public var cursorLine: String { cells[cursor.row].joined() }

  /// What a braille display of so many cells shows while it follows the cursor: the part of its line in which it
  /// stands, of parts of that length from the left, without the blanks at the end (BRLTTY without sliding windows).
  public func brailleWindow(cells count: Int = 40) -> String {
    let start = cursor.column / count * count
    return Self.text(Array(cells[cursor.row][start..<min(columns, start + count)]))
  }

  private static func text(_ cells: [Cell]) -> String {
    let line = cells.joined()
    return String(line.prefix(upTo: line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex))
  }

  /// Draws a character at the cursor.
  mutating func draw(_ scalar: Unicode.Scalar) {
    let width = scalar.columns
    guard width > 0 else { return combine(scalar) }
    if wrapsNext || cursor.column + width > columns {
      cursor.column = 0
      feedLine()
    }
    cells[cursor.row][cursor.column] = String(Character(scalar))
    if width == 2, cursor.column + 1 < columns { cells[cursor.row][cursor.column + 1] = "" }
    let next = cursor.column + width
    wrapsNext = next >= columns
    cursor.column = min(next, columns - 1)
  }

  private mutating func combine(_ mark: Unicode.Scalar) {
    var column = wrapsNext ? cursor.column : cursor.column - 1
    while column > 0, cells[cursor.row][column].isEmpty { column -= 1 }
    guard column >= 0 else { return }
    cells[cursor.row][column].unicodeScalars.append(mark)
  }

  mutating func feedLine() {
    wrapsNext = false
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      scrolledLines.append(Self.text(cells.removeFirst()))
      cells.append(Array(repeating: Self.blank, count: columns))
    }
  }

  /// Puts the cursor there, or as near as the screen allows.
  mutating func move(row: Int, column: Int) {
    wrapsNext = false
    cursor = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
  }

  mutating func erase(row: Int, _ range: Range<Int>) {
    for column in range.clamped(to: 0..<columns) { cells[row][column] = Self.blank }
  }

  /// Moves what is right of the cursor, within its line; positive to the right.
  mutating func shift(by count: Int) {
    let kept = cells[cursor.row][..<cursor.column]
    let rest = cells[cursor.row][cursor.column...]
    let blanks = Array(repeating: Self.blank, count: min(abs(count), rest.count))
    let moved = count > 0 ? blanks + rest.dropLast(blanks.count) : rest.dropFirst(blanks.count) + blanks
    cells[cursor.row] = kept + moved
    wrapsNext = false
  }

  /// Changes the size, as a terminal does that does not wrap old lines anew.
  public mutating func resize(columns: Int, rows: Int) {
    while cells.count > rows, cursor.row > 0 {
      scrolledLines.append(Self.text(cells.removeFirst()))
      cursor.row -= 1
    }
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = (0..<self.rows).map { row in
      let old = row < cells.count ? cells[row] : []
      return Array((old + Array(repeating: Self.blank, count: self.columns)).prefix(self.columns))
    }
    move(row: cursor.row, column: cursor.column)
  }
}

extension Unicode.Scalar {
  /// How many columns a terminal gives it: 0 for combining marks and invisible formatting, 2 for East Asian wide
  /// characters and emoji, otherwise 1 (as wcwidth(3), roughly).
  var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return value == 0xAD ? 1 : 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
