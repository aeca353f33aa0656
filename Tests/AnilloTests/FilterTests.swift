import Glibc
import TestSupport
import Testing

/// `choose --filter`: no terminal, no question.
@Suite("Filter")
struct FilterTests {
  private static let lines: [(words: [String], input: String, out: String, status: Int32)] = [
    // The best first: exact, beginning, beginning of a word, inside.
    (["note"], "keynote\nmy note\nnotes\nNote\n", "Note\nnotes\nmy note\nkeynote\n", 0),
    (["camara"], "Cámara\nVideo\n", "Cámara\n", 0),
    (["á"], "pan\npaño\nmás\n", "más\npan\npaño\n", 0),
    (["ñ"], "nudo\nñu\n", "ñu\nnudo\n", 0),
    (["git ch"], "git branch\ncheckout git\ngit checkout\ngit\n", "git checkout\ncheckout git\ngit branch\n", 0),
    ([""], "b\n\na", "b\na\n", 0),
    (["zzz"], "a\nb\n", "", 1),
    (["zzz"], "", "", 1),
    ([""], "\n\r\n", "", 1),
    // Ends of lines.
    (["a"], "a\r\nba\r\n\r\n", "a\nba\n", 0),
    (["a"], "xa\rb\na", "a\nxa\rb\n", 0),
    (["a", "--read0"], "a\nb\0\0xa\r\0b\0", "a\nb\nxa\r\n", 0),
    (["a", "--read0", "--print0"], "a\nb\0xa\0", "a\nb\0xa\0", 0),
    (["a", "--print0"], "ba\na\n", "a\0ba\0", 0),
    // Numbers are those of the items.
    (["a", "--index"], "ba\n\nx\na\n", "2\n0\n", 0),
    (["a", "--index", "--print0"], "ba\na\n", "1\00\0", 0),
    (["a", "--header-lines", "1"], "a header\nba\n", "ba\n", 0),
    (["a", "--header-lines=2", "--index"], "\na header\nx\na\n", "1\n", 0),
    (["a", "--header-lines=5"], "a\na\n", "", 1),
    // The label is looked at, the value is printed.
    (["one", "--label-delimiter", "\t"], "One\t1 two\nTwo\tone\nNone\t\n", "1 two\n\n", 0),
    (["one", "--label-delimiter=::"], "a:one::b::c\none\n", "one\nb::c\n", 0),
    (["b", "--label-delimiter=::"], "one::b\n", "", 1),
    (["one", "--label-delimiter=,", "--index"], "two,1\none,2\n", "1\n", 0),
    (["one", "--label-delimiter="], "one,2\n", "one,2\n", 0),
    (["No", "--print-query"], "note\n", "No\nnote\n", 0),
    (["No", "--print-query", "--print0"], "x\n", "No\0", 1),
  ]

  @Test(arguments: lines)
  func linesOfStandardInput(row: (words: [String], input: String, out: String, status: Int32)) throws {
    let run = try filter(row.words, Array(row.input.utf8))
    #expect(run.out == row.out && run.status == .code(row.status) && run.err.isEmpty, "\(run)")
  }

  private static let items: [(words: [String], out: String, status: Int32)] = [
    (["note", "keynote", "Note"], "Note\nkeynote\n", 0), (["-x", "--", "a-x", "-x"], "-x\na-x\n", 0),
    (["a", "b", "c"], "", 1), (["a", "a\nb\r"], "a\nb\r\n", 0), (["", "", "b"], "\nb\n", 0),
    (["a", "--index", "b", "a", "ba"], "1\n2\n", 0), (["a", "--header-lines=1", "a"], "a\n", 0),
    (["one", "--label-delimiter==", "one=1", "two=one"], "1\n", 0),
  ]

  @Test(arguments: items)
  func itemsOfTheCommandLine(row: (words: [String], out: String, status: Int32)) throws {
    let run = try filter(row.words, Array("a line that nobody reads\n".utf8))
    #expect(run.out == row.out && run.status == .code(row.status) && run.err.isEmpty, "\(run)")
  }

  @Test func case19ValuesComeBackByteForByte() throws {
    let values: [[UInt8]] = [
      Array("a".utf8) + [0xFF, 0xC3], [0x80] + Array(" a".utf8), Array("a\u{1B}[31m\u{202E}".utf8),
      Array("a".utf8) + [UInt8](repeating: 0xC3, count: 70_000),
      [UInt8](repeating: 0x62, count: 300_000) + Array("a".utf8),
    ]
    for end: UInt8 in [0x0A, 0] {
      let input = values.flatMap { $0 + [end] }
      let words = end == 0 ? ["a", "--read0", "--print0"] : ["a"]
      let found = [values[0], values[2], values[3], values[1], values[4]].flatMap { $0 + [end] }
      let run = try filter(words, input)
      #expect(run.standardOutput == found && run.status == 0 && run.err.isEmpty)
    }
  }

  @Test(arguments: [
    ["--read0", "--json"], ["--header-lines", "x"], ["--header-lines=-1"], ["--index=1"], ["--label-delimiter"],
  ])
  func wrongUseIsTwo(words: [String]) throws {
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), ["choose", "--filter=a"] + words)
    #expect(run.status == 2 && run.out.isEmpty && run.err.split(separator: "\n").count == 1, "\(run)")
  }

  @Test func manyLines() throws {
    let input = (0..<20_000).map { "\($0) señal\n" }.joined()
    let run = try filter(["senal 1999"], Array(input.utf8))
    #expect(run.out.split(separator: "\n").count == 12)
    #expect(run.out.hasPrefix("1999 señal\n19990 señal\n19991 señal\n"))
  }

  @Test func aLineThatNeverEndsIsRefused() throws {
    let run = try ProgramRun.anillo("choose", "--filter", "a", setup: TerminalSetup(input: .file("/dev/zero")))
    #expect(run.status == 2 && run.out.isEmpty)
    #expect(run.err == "anillo: Standard input has more than 64 MB. Give fewer items.\n")
  }

  @Test func whatCannotBeReadIsTold() throws {
    let run = try ProgramRun.anillo("choose", "--filter", "a", setup: TerminalSetup(input: .file("/")))
    #expect(run.status == 2 && run.out.isEmpty)
    #expect(run.err == "anillo: Standard input cannot be read: Is a directory\n")
  }

  @Test func aFullDiskIsToldOnce() throws {
    let run = try ProgramRun.anillo(
      "choose", "--filter", "a", "a", "ba", setup: TerminalSetup(output: .file("/dev/full")))
    #expect(run.status == 2)
    #expect(run.err.hasPrefix("anillo: ") && run.err.split(separator: "\n").count == 1, "\(run)")
  }

  @Test func aReaderThatHasHeardEnoughIsNoMessage() throws {
    let script =
      "yes abc | head -n 200000 | { '\(try BuiltProgram.path("anillo"))' choose --filter a; echo $? >&2; } | :"
    #expect(try ProgramRun.of("/bin/sh", ["-c", script]).err == "2\n")
  }

  @Test func aClosedStandardOutputIsNoSuccess() throws {
    let run = try ProgramRun.anillo("choose", "--filter", "a", "a", setup: TerminalSetup(output: .closed))
    #expect(run.status == 2 && run.err.split(separator: "\n").count == 1, "\(run)")
  }

  @Test func onATerminalItemsAreHarmlessAndNothingIsAsked() throws {
    let session = try TerminalSession(BuiltProgram.path("anillo"), ["choose", "--filter", "a", "a\u{1B}[31m", "b"])
    try session.expectEnd(0)
    #expect(session.lines == ["a"])
  }

  /// A listener who forgets the items must not wait for an end that is only typed.
  @Test func withoutItemsATerminalIsNotRead() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose", "--filter", "a"], setup: TerminalSetup(errors: .captured))
    try session.expectEnd(1)
    #expect(session.err.hasPrefix("anillo: There is nothing to choose from."))
  }

  @Test func noSpeechIsStarted() throws {
    let home = try PrivateHome()
    let run = try ProgramRun.anillo(
      "choose", "--filter", "a", "--transcript=said", "a",
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "on"], home: home))
    #expect(run.out == "a\n" && home.read("said") == nil)
  }

  private func filter(_ words: [String], _ input: [UInt8]) throws -> ProgramRun {
    try ProgramRun.of(
      BuiltProgram.path("anillo"), ["choose", "--filter"] + words, setup: TerminalSetup(input: .bytes(input)))
  }
}
