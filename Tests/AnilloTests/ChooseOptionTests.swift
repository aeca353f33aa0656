import TestSupport
import Testing

/// What a script can ask of `anillo choose`: an option at least in each row.
@Suite("Options of choose") struct ChooseOptionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var words: [String]
    var input: String?
    var keys: [Key]
    var result: String

    init(_ words: [String], input: String? = nil, _ keys: Key..., result: String) {
      (self.words, self.input, self.keys, self.result) = (words, input, keys, result)
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: answers + forms) func aChoice(_ row: Row) throws {
    let setup = TerminalSetup(input: row.input.map { .bytes(Array($0.utf8)) } ?? .terminal)
    let session = try TerminalSession.choose(row.words, setup: setup)
    try session.send(row.keys)
    try session.expectEnd(0)
    #expect(session.result == row.result)
  }

  static let answers = [
    Row(["--index", "a", "b"], "2", result: "1\n"),
    Row(["--index", "--multiple", "a", "b", "c"], "1 3", .enter, .enter, result: "0\n2\n"),
    Row(["--print0", "a", "b"], "2", result: "b\0"),
    Row(["--print0", "--multiple", "a", "b"], "1-2", .enter, .enter, result: "a\0b\0"),
    Row(["--allow-new", "a", "b"], "new text", .enter, result: "new text\n"),
    Row(["--allow-new", "--index", "a", "b"], "new", .enter, result: "-1\n"),
    Row(["--allow-new", "alpha", "b"], "al", .enter, result: "al\n"),
    Row(["--allow-new", "alpha", "b"], "ALPHA", .enter, result: "alpha\n"),
    Row(["--allow-new", "--multiple", "a", "b"], "new", .enter, "2", .enter, .enter, result: "b\nnew\n"),
    Row(["--print-query", "alpha", "beta"], "bet", .enter, result: "bet\nbeta\n"),
    Row(["--print-query", "alpha", "beta"], .down, .enter, result: "\nalpha\n"),
    Row(["--print-query", "alpha", "beta", "bet"], "et", .down, .enter, result: "et\nbeta\n"),
    Row(["--print-query", "--print0", "--allow-new", "a"], "x", .enter, result: "x\0x\0"),
    Row(["--default", "b", "a", "b"], .enter, result: "b\n"),
    Row(["--default", "2", "--multiple", "a", "b"], .enter, result: "b\n"),
  ]

  static let forms = [
    Row(["--read0"], input: "one\nline\0two\r\0", "2", result: "two\r\n"),
    Row(["--read0"], input: "one\nline\0two", "1", result: "one\nline\n"),
    Row(["--read0", "--print0"], input: "a\0b\0", "2", result: "b\0"),
    Row(["--header-lines", "2"], input: "PID NAME\n\n1 init\n2 sh\n", "1", result: "1 init\n"),
    Row(["--label-delimiter", "::"], input: "Alpha::a::b\nBeta\n", "1", result: "a::b\n"),
    Row(["--label-delimiter", "::"], input: "Alpha::a::b\nBeta\n", "2", result: "Beta\n"),
    Row(["--label-delimiter", "\t", "--header-lines=1"], input: "L\tV\nAlpha\t7", "alpha", .enter, result: "7\n"),
    Row(["--label-delimiter", "=", "One=1", "Two=2"], "2", result: "2\n"),
    Row(
      ["--json-lines"], input: #"{"title": "Alpha", "id": "a"}"# + "\n\n" + #"{"title": "Beta"}"#, "1", result: "a\n"),
    Row(
      ["--json-lines"], input: #"{"title": "Alpha", "id": "a"}"# + "\n" + #"{"title": "Beta"}"#, "2", result: "Beta\n"),
    Row(["--json-lines"], input: #"{"title": "A", "id": "a", "value": "x\ny\u0000z"}"#, "1", result: "x\ny\0z\n"),
    Row(["--json-lines", "--read0"], input: "{\"title\":\n\"A\"}\0{\"title\": \"B\"}", "1", result: "A\n"),
    Row(["--json-lines"], input: #"{"title": "Out", "role": "cancel", "value": "o"}"#, "1", result: "o\n"),
  ]

  @Test(arguments: [
    ("en", "new text, new\r\n"), ("es", "new text, nuevo\r\n"),
  ])
  func aNewTextIsSaidToBeNew(language: String, message: String) throws {
    let session = try TerminalSession.menu(["choose", "--allow-new", "--lang", language, "a"])
    try session.send("new text", .enter)
    try session.expectEnd(0)
    #expect(session.output(since: 0).text.contains(message))
  }

  @Test func statesOfObjects() throws {
    let lines = """
      {"title": "Copy", "detail": "Keeps both"}
      {"title": "Erase", "role": "destructive", "value": "erase"}
      {"title": "Print", "unavailable": "no printer"}
      {"title": "Leave", "role": "cancel"}
      """
    let session = try TerminalSession.choose(["--json-lines"], setup: TerminalSetup(input: .bytes(Array(lines.utf8))))
    #expect(
      session.lines == [
        "Actions, 4 items", "1 Copy", "2 Erase, destructive", "3 Print, unavailable: no printer", "4 Leave",
      ])
    try session.press(.down)
    #expect(try session.press(.alt("d")).text.contains("Keeps both\r\n"))
    #expect(try session.press("3").text.contains("Print is unavailable: no printer\r\n"))
    #expect(try session.press("2").text.contains("Erase? y or n, then Enter\r\n"))
    #expect(try session.enter("n").contains("Erase: not done\r\n"))
    try session.send("4")
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test(arguments: [
    ("en", "anillo: standard input, line "), ("es", "anillo: la entrada estándar, línea "),
  ])
  func everyFaultOfObjectsIsToldWithItsLine(language: String, beginning: String) throws {
    let lines = """
      {"title": "Copy", "id": "a"}

      {"titel": "Erase"}
      {"title": 7, "role": "cancle"}
      ["x"]
      {"title": "Twice", "id": "a"}
      {"title": "open
      """
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose", "--json-lines", "--lang", language],
      setup: TerminalSetup(input: .bytes(Array(lines.utf8)), output: .captured, errors: .captured))
    try session.expectEnd(2)
    #expect(session.output.isEmpty && session.result.isEmpty)
    let faults = session.err.split(separator: "\n").map(String.init)
    #expect(faults.allSatisfy { $0.hasPrefix(beginning) })
    #expect(
      faults.map { $0.dropFirst(beginning.count).prefix { $0 != ":" } } == [
        "3, $", "3, $.titel", "4, $.title", "4, $.role", "5, $", "6, $.id", "7, $",
      ])
  }

  // MARK: Without a question

  @Test func aSingleItemNeedsNoTerminal() throws {
    for words in [["choose", "--select-if-one", "a"], ["choose", "--no-input", "--select-if-one", "a"]] {
      let run = try ProgramRun.of(BuiltProgram.path("anillo"), words)
      #expect(run.status == 0 && run.out == "a\n" && run.err.isEmpty)
    }
    let two = try ProgramRun.anillo("choose", "--select-if-one", "a", "b")
    #expect(two.status == 2 && two.out.isEmpty && two.err.hasPrefix("anillo: There is no terminal to ask on."))
  }

  @Test func ofSeveralOneIsAskedFor() throws {
    let session = try TerminalSession.choose(["--select-if-one", "a", "b"])
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == "b\n")
  }

  @Test(arguments: [(["choose", "--exit-if-none"], ""), (["choose"], "anillo: There is nothing to choose from.")])
  func withoutItems(words: [String], complaint: String) throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), words,
      setup: TerminalSetup(input: .file("/dev/null"), output: .captured, errors: .captured))
    try session.expectEnd(1)
    #expect(session.err.hasPrefix(complaint) && session.err.isEmpty == complaint.isEmpty)
  }

  // MARK: The list

  @Test(arguments: [
    (["--prompt", "Which one?"], ["Actions, 2 items", "1 a", "2 b", "Which one?"]),
    (["--prompt=a\u{1B}[31mb"], ["Actions, 2 items", "1 a", "2 b", "ab"]),
    (["--title", "T", "--list", "1"], ["T, 2 items", "1 a", "1 more, type to narrow, or list to read on"]),
    (["--list=none"], ["Actions, 2 items", "2 more, type to narrow, or list to read on"]),
    (["--list=none", "--lang=es"], ["Acciones, 2 elementos", "2 más, escriba para acotar, o lista para seguir"]),
  ])
  func whatStandsAroundTheList(words: [String], lines: [String]) throws {
    let session = try TerminalSession.choose(words + ["a", "b"])
    #expect(session.lines.filter { !$0.trimmed.isEmpty } == lines)
  }

  @Test func headerLinesStandAboveTheList() throws {
    let session = try TerminalSession.choose(
      ["--header-lines=1"], setup: TerminalSetup(input: .bytes(Array("PID NAME\n1 init\n".utf8))))
    #expect(session.lines == ["Actions, 1 item", "PID NAME", "1 1 init"])
  }

  @Test func allOfALongList() throws {
    let items = (1...30).map { "item\($0)" }
    let session = try TerminalSession.choose(["--list", "all"] + items)
    #expect(session.output(since: 0).text.contains("29 item29\r\n30 item30\r\n "))
    let home = try PrivateHome()
    try home.write(#"{"list": "3"}"#, to: "config/anillo/config.json")
    let other = try TerminalSession.choose(items, setup: TerminalSetup(home: home))
    #expect(other.lines.last == "27 more, type to narrow, or list to read on")
    #expect(try other.enter("list").contains("4 item4\r\n5 item5\r\n6 item6\r\n24 more, "))
  }
}
