import Glibc
import TestSupport
import Testing

/// `anillo pager`: a text read line by line.
@Suite("The pager")
struct PagerTests {
  private static let text = "Title\n\nfirst\nsecond\n\nthird \u{1B}[31mred\u{1B}[0m\n"

  private func pager(
    _ words: [String] = [], text: String = text, setup: TerminalSetup = TerminalSetup()
  ) throws -> TerminalSession {
    var setup = setup
    let home = try setup.home ?? PrivateHome()
    setup.home = home
    return try TerminalSession.menu(["pager", home.write(text, to: "text.txt")] + words, setup: setup)
  }

  private static let controlDown = Key.bytes(Array("\u{1B}[1;5B".utf8))
  private static let altUp = Key.bytes(Array("\u{1B}[1;3A".utf8))

  @Test func walking() throws {
    let session = try pager()
    #expect(session.lines == ["text.txt, 6 lines. Arrows read, letters search, Esc leaves."])
    for (key, line) in [
      (.down, "Title"), (.down, "blank"), (.down, "first"), (Self.controlDown, "third red"), (Self.altUp, "first"),
      (.alt("}"), "third red"), (.alt("{"), "first"), (.alt(">"), "third red"), (.alt("<"), "Title"),
      (.pageDown, "third red"), (.pageUp, "Title"), (.control("n"), "blank"),
    ] as [(Key, String)] {
      try session.press(key)
      #expect(session.line == line, "\(key)")
    }
    #expect(try session.press(.alt("w")).text.contains("Line 2 of 6, 33 percent\r\n"))
    try session.send(.escape)
    try session.waitUntilQuiet()
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(session.result.isEmpty)
  }

  @Test func numbersAndSearch() throws {
    let session = try pager(["--lang=es"], text: "Árbol verde\nnada\nun arbol\n")
    #expect(session.lines == ["text.txt, 3 líneas. Las flechas leen, las letras buscan, Esc sale."])
    try session.press("2", .enter)
    #expect(session.line == "nada")
    try session.press("árbol", .enter)
    #expect(session.line == "un arbol")
    #expect(try session.press(.enter).text.contains("Sigue desde el principio\r\n"))
    #expect(session.line == "Árbol verde")
    try session.press(.tab)
    #expect(session.line == "un arbol")
    #expect(try session.press("7", .enter).text.contains("No existe la línea 7; las líneas van de la 1 a la 3\r\n"))
    try session.send(.control("u"), "salir", .enter)
    try session.expectEnd(0)
  }

  @Test func aTextOnStandardInputWhileKeysComeFromTheTerminal() throws {
    let setup = TerminalSetup(input: .bytes(Array(Self.text.utf8)))
    for words in [["pager"], ["pager", "-"]] {
      let session = try TerminalSession.menu(words, setup: setup)
      #expect(session.lines == ["Text, 6 lines. Arrows read, letters search, Esc leaves."])
      try session.press(.down)
      #expect(session.line == "Title")
      try session.send(.control("d"))
      try session.expectEnd(0)
    }
  }

  @Test func aTitle() throws {
    let session = try pager(["--title", "My\u{1B}[1m log"])
    #expect(session.lines == ["My log, 6 lines. Arrows read, letters search, Esc leaves."])
  }

  @Test func aTextThatStillArrives() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["pager"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], input: .pipe, output: .captured))
    session.writeInput("one\ntwo")
    try session.waitFor("Text, 1 line so far. Arrows read, letters search, Esc leaves.\r\n")
    try session.waitUntilQuiet()
    try session.press(.down)
    #expect(session.line == "one")
    #expect(try session.press(.down).text.contains("one, last line so far"))
    session.writeInput("\nthree\n")
    try session.waitUntilQuiet()
    try session.press(.alt(">"))
    #expect(session.line == "three")
    session.closeInput()
    try session.waitFor("3 lines, complete\r\n")
    try session.waitUntilQuiet()
    #expect(session.line == "three")
    #expect(try session.press(.down).text.contains("three, last line"))
  }

  @Test func case16CarriageReturnsAreNotShown() throws {
    let session = try pager(text: "a\r\nb\r\n")
    try session.press(.down, .down)
    #expect(session.line == "b")
    session.expectPlain()
  }

  @Test func case18NothingInATextControlsTheTerminal() throws {
    let session = try pager(text: "\u{1B}]0;x\u{7}\u{1B}[2Ja\u{202E}b\u{9B}5mc\u{7}\n\u{1B}[31m\nx\u{8}y\n")
    for line in ["abc", "blank", "y"] {
      try session.press(.down)
      #expect(session.line == line)
    }
    session.expectPlain()
  }

  @Test func case19NoTextAndLongLines() throws {
    let home = try PrivateHome()
    let long = String(repeating: "x", count: 3000)
    let session = try TerminalSession.menu(
      ["pager"],
      setup: TerminalSetup(
        columns: 200, rows: 40, input: .bytes(Array("a".utf8) + [0xFF, 0, 0x0A] + Array((long + "\nend").utf8)),
        home: home))
    try session.press(.down)
    #expect(session.line == "a\u{FFFD}")
    try session.press(.down)
    #expect(session.lines.joined().count { $0 == "x" } >= 3000)
    try session.press(.down)
    #expect(session.line == "end")
    session.expectPlain(wraps: true)
  }

  /// A hundred megabytes are there at once, and the end of them at a key.
  @Test func aHugeFileOpensAtOnce() throws {
    let home = try PrivateHome()
    let path = home.path + "/huge"
    try makeHugeFile(path, lines: 2_000_000)
    let clock = ContinuousClock()
    var session: TerminalSession?
    let opening = try clock.measure {
      session = try TerminalSession(
        BuiltProgram.path("anillo"), ["pager", path],
        setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], output: .captured, home: home))
      try session?.waitFor("Esc leaves.\r\n ")
    }
    #expect(opening < .seconds(1))
    guard let session else { return }
    // A key is answered while the rest is still read.
    let key = try clock.measure {
      try session.send(.down)
      try session.waitFor("line number 0000000")
    }
    #expect(key < .milliseconds(500))
    try session.waitUntilQuiet(within: .seconds(60))
    try session.send(.alt(">"))
    try session.waitFor("line number 1999999")
    try session.waitUntilQuiet()
    #expect(try session.press(.alt("w")).text.contains("Line 2,000,000 of 2,000,000, 100 percent\r\n"))
  }

  private func makeHugeFile(_ path: String, lines: Int) throws {
    guard let file = unsafe fopen(path, "w") else { throw SessionFault.missing(path: path) }
    defer { unsafe fclose(file) }
    for number in 0..<lines {
      let digits = String(number)
      let line =
        "line number " + String(repeating: "0", count: 7 - digits.count) + digits
        + " of a text that is long enough\n"
      unsafe fputs(line, file)
    }
  }

  // MARK: Ends

  @Test(arguments: [
    ("", "The text is empty"), ("\n \n", "The text is empty"),
  ])
  func anEmptyText(text: String, told: String) throws {
    let session = try pager(text: text)
    try session.expectEnd(0)
    #expect(session.lines == [told])
  }

  @Test func case10AHangUpEndsIt() throws {
    let session = try pager()
    try session.press(.down)
    session.hangUp()
    #expect(try session.exit() == 0)
  }

  @Test func controlCSilencesAndStays() throws {
    let session = try pager()
    try session.press(.down)
    try session.press(.control("c"))
    #expect(session.line.isEmpty)
    try session.press(.down)
    #expect(session.line == "blank")
    try session.send(.control("d"))
    try session.expectEnd(0)
  }

  @Test(arguments: [SIGTERM, SIGQUIT])
  func case13ASignalLeavesTheTerminalWhole(signal: Int32) throws {
    let session = try pager()
    try session.press(.down)
    session.signal(signal)
    try session.expectEnd(.signal(signal))
  }

  @Test func case14WithoutATerminal() throws {
    let run = try ProgramRun.anillo("pager", "/etc/passwd")
    #expect(run.status == 2)
    #expect(run.err == "anillo: There is no terminal to ask on. Run it in a terminal (ssh needs -t).\n")
  }

  @Test(arguments: [
    (["/no/such"], "/no/such: There is no such file."), (["/tmp"], "/tmp: This is a folder."),
    ([], "Something is missing. Write anillo pager [FILE]."), (["a", "b"], "b is not expected there."),
  ])
  func whatCannotBeRead(words: [String], told: String) throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["pager"] + words, setup: TerminalSetup(errors: .captured))
    try session.expectEnd(2)
    #expect(session.err.hasPrefix("anillo: \(told)"), "\(session.err)")
    #expect(session.output.isEmpty)
  }

  @Test(arguments: [TerminalSetup.Output.closed, .captured, .file("/dev/full")])
  func whereverStandardOutputGoes(output: TerminalSetup.Output) throws {
    let session = try pager(setup: TerminalSetup(output: output))
    try session.press(.down)
    try session.send(.control("d"))
    try session.expectEnd(0)
    #expect(session.result.isEmpty)
  }
}
