import LineSearch
import Testing

@Suite struct LineTableTests {
  private static let cases: [(name: String, input: String, lines: [String])] = [
    ("nothing", "", []),
    ("only ends", "\n\r\n\n", []),
    ("one without its end", "a", ["a"]),
    ("two", "a\nb\n", ["a", "b"]),
    ("the last without its end", "a\nb", ["a", "b"]),
    ("empty lines", "\n\na\n\n\nb\n\n", ["a", "b"]),
    ("CRLF", "a\r\n\r\nb\r\n", ["a", "b"]),
    ("CR at the very end", "a\r\nb\r", ["a", "b"]),
    ("CR inside", "a\rb\r\r\n", ["a\rb\r"]),
    ("a zero byte", "a\0b\n", ["a\0b"]),
    ("blanks", " \n\ta \n", [" ", "\ta "]),
    ("eight bytes and more", "12345678\n1234567\n123456789\n", ["12345678", "1234567", "123456789"]),
  ]

  @Test(arguments: cases) func lines(row: (name: String, input: String, lines: [String])) {
    #expect(texts(table([row.input.utf8[...]])) == row.lines)
  }

  @Test(arguments: [
    ("a\0b\0", ["a", "b"]), ("a\nb\r\0\0\r\n\0c", ["a\nb\r", "\r\n", "c"]), ("\0\0", []), ("a\n", ["a\n"]),
  ])
  func linesWithZeroBytesBetweenThem(input: String, lines: [String]) {
    var table = LineTable(separator: .zero)
    table.append(input.utf8)
    table.finish()
    #expect(texts(table) == lines)
  }

  @Test func bytesComeBackAsTheyCame() {
    let lines: [[UInt8]] = [
      [0xFF, 0xFE, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0x1B, 0x5B, 0x33, 0x31, 0x6D],
      [UInt8](repeating: 0xC3, count: 65_537), [UInt8](repeating: 0x61, count: 70_000),
    ]
    var table = LineTable()
    for line in lines { table.append(line + [0x0A]) }
    #expect(table.count == lines.count)
    for (index, line) in lines.enumerated() { #expect(table[index].elementsEqual(line), "line \(index)") }
  }

  @Test(arguments: cases.map(\.input) + ["one\r\ntwo\n\n\r\nthree\r\r\nfour\rfive"])
  func piecesCutAnywhereGiveTheSameTable(input: String) {
    let bytes = Array(input.utf8)
    let whole = texts(table([bytes[...]]))
    for first in 0...bytes.count {
      for second in first...bytes.count {
        #expect(texts(table([bytes[..<first], bytes[first..<second], bytes[second...]])) == whole)
      }
    }
  }

  @Test(arguments: 1...20) func readInPiecesOfASize(size: Int) {
    let bytes = Array("one\r\ntwo\n\nthree and more\nfour".utf8)
    var (table, rest) = (LineTable(), bytes[...])
    while table.append(upTo: size, { output in for _ in 0..<size { rest.popFirst().map { output.append($0) } } }) > 0 {}
    table.finish()
    #expect(texts(table) == ["one", "two", "three and more", "four"])
  }

  private struct Failure: Error {}

  @Test func whatWasReadBeforeAFailureIsKept() {
    var table = LineTable()
    table.append("on".utf8)
    #expect(throws: Failure.self) {
      _ = try table.append(upTo: 10) { output throws(Failure) in
        for byte in "e\ntw".utf8 { output.append(byte) }
        throw Failure()
      }
    }
    #expect(texts(table) == ["one"] && table.byteCount == 6)
    table.append("o\n".utf8)
    #expect(texts(table) == ["one", "two"])
  }

  @Test(arguments: [
    (0, "a\nb\n", [], ["a", "b"]), (1, "a\nb\n", ["a"], ["b"]), (2, "\r\na\nb\n", ["", "a"], ["b"]),
    (5, "a\nb", ["a", "b"], []),
  ])
  func theFirstLinesCanBeAHeader(count: Int, input: String, header: [String], items: [String]) {
    var table = LineTable(headerCount: count)
    for byte in input.utf8 { table.append([byte]) }
    table.finish()
    #expect(table.header.map { String(decoding: $0, as: UTF8.self) } == header)
    #expect(texts(table) == items)
  }

  @Test func anItemThatIsNoLineHasWhateverIsInIt() {
    var table = LineTable()
    for item in ["a\nb\r", "", "\n", "ñ"] { table.append(item: item.utf8) }
    table.append("c\r\n".utf8)
    #expect(texts(table) == ["a\nb\r", "", "\n", "ñ", "c"])
  }

  /// What a stream of short lines takes is more than its bytes.
  @Test func theMemoryOfLinesIsNotOnlyTheirBytes() {
    var table = LineTable(keepsEmptyLines: true)
    table.append(Array(repeating: 0x0A, count: 1000))
    #expect(table.byteCount == 1000 && table.memorySize == 9000)
  }

  @Test func linesCanBeLetGo() {
    var table = LineTable()
    table.append("one\ntwo\nthr".utf8)
    table.removeLines()
    #expect(table.isEmpty && table.byteCount == 3)
    table.append("ee\nfour".utf8)
    #expect(texts(table) == ["three"])
    table.removeLines()
    table.finish()
    #expect(texts(table) == ["four"])
    table.removeLines()
    #expect(table.isEmpty && table.byteCount == 0)
  }

  private func table(_ pieces: [some Collection<UInt8>]) -> LineTable {
    var table = LineTable()
    for piece in pieces { table.append(piece) }
    table.finish()
    return table
  }
}

/// The lines of a table as text.
func texts(_ table: LineTable) -> [String] {
  (0..<table.count).map { String(decoding: table[$0], as: UTF8.self) }
}
