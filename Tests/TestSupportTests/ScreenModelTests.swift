import Testing
import TestSupport

@Suite struct ScreenModelTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let written: String
    let lines: [String]
    let cursor: [Int]
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "empty", written: "", lines: [], cursor: [0, 0]),
    Row(id: "two lines", written: "ab\r\ncd", lines: ["ab", "cd"], cursor: [1, 2]),
    Row(id: "a line feed keeps the column", written: "ab\ncd", lines: ["ab", "  cd"], cursor: [1, 4]),
    Row(id: "a full line waits with its wrap", written: "0123456789", lines: ["0123456789"], cursor: [0, 9]),
    Row(id: "the next character wraps", written: "0123456789a", lines: ["0123456789", "a"], cursor: [1, 1]),
    Row(id: "carriage return cancels the wrap", written: "0123456789\ra", lines: ["a123456789"], cursor: [0, 1]),
    Row(
      id: "space and return, as readline forces a wrap", written: "0123456789 \r",
      lines: ["0123456789"], cursor: [1, 0]),
    Row(id: "backspace", written: "abc\u{8}\u{8}x", lines: ["axc"], cursor: [0, 2]),
    Row(id: "erase to the end", written: "abcdef\r\u{1B}[K", lines: [], cursor: [0, 0]),
    Row(id: "erase to the beginning", written: "abcdef\u{1B}[3D\u{1B}[1K", lines: ["    ef"], cursor: [0, 3]),
    Row(id: "erase below", written: "a\r\nb\r\nc\u{1B}[2A\u{1B}[J", lines: ["a"], cursor: [0, 1]),
    Row(
      id: "up, down, left, right", written: "\u{1B}[2B\u{1B}[4Ca\u{1B}[Ab\u{1B}[2Dc",
      lines: ["", "    cb", "    a"], cursor: [1, 5]),
    Row(id: "to a place", written: "\u{1B}[2;3Hx", lines: ["", "  x"], cursor: [1, 3]),
    Row(id: "delete and insert", written: "abcdef\r\u{1B}[2P\u{1B}[1@", lines: [" cdef"], cursor: [0, 0]),
    Row(id: "scrolling", written: "1\r\n2\r\n3\r\n4", lines: ["2", "3", "4"], cursor: [2, 1]),
    Row(id: "accents are one column", written: "C\u{E1}mara a\u{301}!", lines: ["Cámara á!"], cursor: [0, 9]),
    Row(id: "wide characters are two", written: "日本x", lines: ["日本x"], cursor: [0, 5]),
    Row(id: "a wide one does not fit", written: "012345678日", lines: ["012345678", "日"], cursor: [1, 2]),
    Row(
      id: "a title is not drawn", written: "a\u{1B}]0;title\u{7}b\u{1B}]0;t\u{1B}\\c",
      lines: ["abc"], cursor: [0, 3]),
  ]

  @Test(arguments: rows) func draws(_ row: Row) {
    var screen = ScreenModel(columns: 10, rows: 3)
    screen.feed(row.written.utf8)
    #expect(screen.lines == row.lines)
    #expect([screen.cursor.row, screen.cursor.column] == row.cursor)
  }

  @Test func piecesAreTheSameAsTheWhole() {
    for row in Self.rows {
      let bytes = Array(row.written.utf8)
      for cut in bytes.indices {
        var screen = ScreenModel(columns: 10, rows: 3)
        screen.feed(bytes[..<cut])
        screen.feed(bytes[cut...])
        #expect(screen.lines == row.lines, "\(row.id) cut at \(cut)")
      }
    }
  }

  @Test func unknownSequencesAreNamed() {
    var screen = ScreenModel(columns: 10, rows: 3)
    screen.feed("\u{1B}[?25la\u{1B}[1m\u{1B}(B\u{1B}7".utf8)
    #expect(screen.sequences == ["[?25l", "[1m", "(B", "7"])
    #expect(screen.unknownSequences == ["[?25l", "(B", "7"])
  }

  @Test func invalidBytesAreShownAndDoNoHarm() {
    var screen = ScreenModel(columns: 10, rows: 3)
    screen.feed([0xC3, 0x41, 0xFF, 0x42, 0xE2, 0x82, 0xAC])
    #expect(screen.lines == ["\u{FFFD}A\u{FFFD}B€"])
  }

  @Test func brailleFollowsTheCursor() {
    var screen = ScreenModel(columns: 10, rows: 3)
    screen.feed("title\r\n 2 Note".utf8)
    #expect(screen.brailleWindow(cells: 40) == " 2 Note")
    #expect(screen.brailleWindow(cells: 4) == "ote")
  }

  @Test func aSmallerScreenKeepsTheCursorsLine() {
    var screen = ScreenModel(columns: 10, rows: 3)
    screen.feed("1\r\n2\r\n3 abc".utf8)
    screen.resize(columns: 4, rows: 1)
    #expect(screen.lines == ["3 ab"])
    #expect([screen.cursor.row, screen.cursor.column] == [0, 3])
  }
}

@Suite struct KeyTests {
  @Test(arguments: [
    (Key.down, "\u{1B}[B"), (.pageUp, "\u{1B}[5~"), (.function(1), "\u{1B}OP"), (.function(12), "\u{1B}[24~"),
    (.control("c"), "\u{3}"), (.control("g"), "\u{7}"), (.alt("w"), "\u{1B}w"), (.alt("<"), "\u{1B}<"), ("12", "12"),
    (.enter, "\r"), (.backspace, "\u{7F}"), (.text("ñ"), "ñ"),
  ])
  func sends(_ key: Key, _ bytes: String) { #expect(key.sequence == Array(bytes.utf8)) }
}
