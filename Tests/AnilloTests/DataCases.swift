import Glibc
import TestSupport
import Testing

/// Data: what users of other menus have reported.
@Suite("Cases: data")
struct DataCases {
  @Test(arguments: [
    (["--", "-x", "--lang", "a, b"], "1", "-x"), (["--", "-x", "--lang", "a, b"], "2", "--lang"),
    (["--", "-x", "--lang", "a, b"], "3", "a, b"), (["a,b", "a", "b"], "1", "a,b"), (["-", "x"], "1", "-"),
    (["--title", "-", "a", "--", "--"], "2", "--"),
  ])
  func case15AnItemWithADashOrAComma(words: [String], key: String, chosen: String) throws {
    let session = try TerminalSession.choose(words)
    try session.send(.text(key))
    try session.expectEnd(0)
    #expect(session.result == chosen + "\n")
  }

  @Test(arguments: ["-n", "--help", "-", "-e x", "a,b;c", "a=b", "$(id)", "\"quoted\"", "  blanks  ", "tab\there"])
  func case15LinesOfStandardInputAreTakenAsTheyAre(value: String) throws {
    let session = try TerminalSession.choose([], setup: TerminalSetup(input: .bytes(Array("first\n\(value)\n".utf8))))
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == value + "\n")
  }

  @Test func case15TwoItemsWithTheSameTitleGiveTheirOwnValues() throws {
    let session = try TerminalSession.shell(
      """
      {"version": 1, "items": [
        {"id": "a", "title": "Same", "print": "one"}, {"id": "b", "title": "Same", "print": "two"}]}
      """)
    try session.press("2")
    try session.press(.alt("<"), .enter)
    #expect(session.result == "two\none\n")
    // By name both fit: they are listed, and none is chosen.
    let answer = try session.enter("same")
    #expect(answer.contains("2 matches\r\n1 Same\r\n2 Same\r\n"))
    #expect(session.line == "same")
    #expect(session.result == "two\none\n")
    try session.press(.escape)
    try session.send(.control("d"))
    try session.expectEnd(0)
  }

  /// A file's name that is no UTF-8, as a shell's `*` gives it.
  @Test(arguments: [
    (words: "", keys: "1"), ("--label-delimiter=:", "1"), ("--multiple --selected=1", "\r"), ("--filter=a", ""),
  ])
  func case19OperandsComeBackByteForByte(words: String, keys: String) throws {
    let anillo = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "exec '\(anillo)' choose \(words) \"$(printf 'a\\377')\" b"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], output: .captured))
    if !keys.isEmpty {
      try session.waitFor("2 b\r\n")
      try session.waitUntilQuiet()
      try session.send(.text(keys))
    }
    try session.expectEnd(0)
    #expect(session.standardOutput == [0x61, 0xFF, 0x0A])
  }

  @Test(arguments: [("1", "Camera"), ("2", "Note"), ("\u{1B}[B\u{1B}[B\r", "Note"), ("note\r", "Note")])
  func case16CarriageReturnsBeforeLineEndsAreNoContent(keys: String, chosen: String) throws {
    let session = try TerminalSession.choose([], setup: TerminalSetup(input: .bytes(Array("Camera\r\nNote\r\n".utf8))))
    #expect(session.output(since: 0).text.hasPrefix("Actions, 2 items\r\n1 Camera\r\n2 Note\r\n "))
    try session.send(.text(keys))
    try session.expectEnd(0)
    #expect(session.result == chosen + "\n")
  }

  @Test func case17AMenuDoesNotEatTheScript() throws {
    let home = try PrivateHome()
    let anillo = try BuiltProgram.path("anillo")
    try home.write(
      "x=$('\(anillo)' choose Camera Note)\necho \"got $x\"\n'\(anillo)' choose A B >chosen\necho last line\n",
      to: "script")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "cat script | bash"], setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], home: home))
    try session.waitFor("2 Note\r\n")
    try session.press("2")
    try session.waitFor("got Note\r\n", since: 0)
    try session.waitFor("2 B\r\n", since: 0)
    try session.press("1")
    try session.expectEnd(0)
    #expect(session.lines.last == "last line")
    #expect(home.read("chosen") == "A\n")
  }

  @Test func case17TwoMenusInOnePipeline() throws {
    let anillo = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "/bin/sh",
      ["-c", "printf 'a\\nb\\n' | '\(anillo)' choose | sed 's/.*/&1\\n&2/' | '\(anillo)' choose --title Second"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], output: .captured))
    try session.waitFor("Actions, 2 items\r\n1 a\r\n2 b\r\n")
    try session.press(.down, .down, .enter)
    try session.waitFor("Second, 2 items\r\n1 b1\r\n2 b2\r\n", since: 0)
    try session.press("1")
    // The second one started while the first had the terminal: it must give it back as it was before both.
    try session.expectEnd(0)
    #expect(session.result == "b1\n")
  }

  @Test func case17WaitingForItemsCanBeInterrupted() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose"], setup: TerminalSetup(input: .pipe, output: .captured))
    session.writeInput("Camera\n")
    try session.send(.control("c"))
    try session.expectEnd(.signal(SIGINT))
    #expect(session.result.isEmpty)
  }

  @Test func moreThanAMenuHoldsIsRefused() throws {
    // A file is read without a rest: of a pipe that rests the list would be open already.
    let home = try PrivateHome()
    let lines = try home.write((0...1_000_000).map { "\($0)\n" }.joined(), to: "lines")
    for (input, message) in [
      (TerminalSetup.Input.file(lines), "There are more than 1,000,000 items. Give fewer."),
      (.file("/dev/zero"), "Standard input has more than 64 MB. Give fewer items."),
    ] {
      let session = try TerminalSession(
        BuiltProgram.path("anillo"), ["choose"],
        setup: TerminalSetup(input: input, output: .captured, errors: .captured))
      try session.expectEnd(2)
      #expect(session.output.isEmpty && session.result.isEmpty)
      #expect(session.err == "anillo: \(message)\n")
    }
  }

  @Test func case16AndCase19ValuesComeBackByteForByte() throws {
    let items: [[UInt8]] = [
      [0xFF, 0xC3, 0x28, 0x80], Array("a\rb".utf8), Array("tail\r".utf8) + [0x0D, 0x00, 0x07],
      Array(repeating: UInt8(ascii: "x"), count: 70_000), Array("\u{1B}]0;t\u{7}title\u{202E}".utf8),
    ]
    let input = TerminalSetup.Input.bytes(Array(items.joined(separator: [0x0A])))
    let session = try TerminalSession.choose(["--multiple"], setup: TerminalSetup(columns: 200, input: input))
    try session.press("1-5", .enter)
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.standardOutput == items.flatMap { $0 + [0x0A] })
    for number in 1...items.count {
      let one = try TerminalSession.choose([], setup: TerminalSetup(columns: 200, input: input))
      try one.send(.text(String(number)))
      try one.expectEnd(0)
      #expect(one.standardOutput == items[number - 1] + [0x0A])
    }
  }

  @Test func case20NineThousandItems() throws {
    let lines = (1...9000).map { "item\($0)\n" }.joined()
    let session = try TerminalSession.choose([], setup: TerminalSetup(input: .bytes(Array(lines.utf8))))
    // The opening is no flood: the first lines, and how to read on.
    #expect(session.lines.first == "Actions, 9,000 items" && session.output.count < 2000)
    try session.press(.down)
    #expect(session.line == "1 item1")
    try session.press(.up, .control("u"))
    try session.press(.alt(">"))
    #expect(session.line == "9000 item9000, last")
    try session.press(.pageUp)
    #expect(session.line == "8990 item8990")
    #expect(try session.enter("em899").contains("11 matches"))
    try session.press(.escape)
    try session.send("item4567", .enter)
    try session.expectEnd(0)
    #expect(session.result == "item4567\n")
  }

  /// A key is looked at in the list that is open, not in all of it: a hundred times the items, the same work.
  @Test func case20AKeyAnswersAsFastAmongManyAsAmongFew() throws {
    let few = try timeOfArrows(items: 90), many = try timeOfArrows(items: 9000)
    #expect(many < few * 10, "\(many) among 9000, \(few) among 90")
  }

  private func timeOfArrows(items: Int) throws -> Duration {
    let lines = (1...items).map { "item\($0)\n" }.joined()
    let session = try TerminalSession.choose([], setup: TerminalSetup(input: .bytes(Array(lines.utf8))))
    // The fastest of several, so that what else the machine does counts for little.
    let times = try (0..<5).map { round in
      try ContinuousClock().measure {
        for number in (round * 10 + 1)...(round * 10 + 10) {
          try session.send(.down)
          try session.waitFor("\(number) item\(number)")
        }
      }
    }
    return try #require(times.min())
  }
}
