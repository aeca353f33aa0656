import MenuCommands
import Testing

/// Bytes as they come from a pipe, as lines that are shown and said.
@Suite struct CommandOutputTests {
  @Test(arguments: [
    (["one\ntwo\n"], ["one", "two"]),
    (["on", "e\nt", "wo"], ["one", "two"]),
    (["a\r\nb"], ["a", "b"]),
    (["\n\n"], ["", ""]),
    (["\u{1B}[31mred\u{1B}[0m\n"], ["red"]),
    ([], []),
  ])
  func lines(pieces: [String], lines: [String]) {
    var output = CommandOutput()
    var found = pieces.flatMap { output.take(Array($0.utf8)) }
    output.finish().map { found.append($0) }
    #expect(found.map(\.text) == lines && output.lines == lines)
    #expect(found.map(\.isSpoken) == lines.map { !$0.isEmpty })
  }

  @Test func aCharacterInTwoPiecesIsWhole() {
    var output = CommandOutput()
    #expect(output.take([0x63, 0xC3]).isEmpty)
    #expect(output.take([0xB1, 0x0A]).map(\.text) == ["cñ"])
  }

  @Test func whatNobodyWouldSitThroughIsShownAndNotSaid() {
    var output = CommandOutput()
    let lines = output.take(Array(String(repeating: "x\n", count: 300).utf8))
    #expect(lines.count == 300 && lines.filter(\.isSpoken).count == 200)
    #expect(lines[199].isSpoken && !lines[200].isSpoken)
  }

  @Test func aLineWithoutAnEndIsCut() {
    var output = CommandOutput()
    let lines = output.take([UInt8](repeating: 0x78, count: 1 << 16))
    #expect(lines.count == 1)
  }
}
