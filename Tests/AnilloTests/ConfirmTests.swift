import Glibc
import TestSupport
import Testing

/// `anillo confirm`: the answer is the exit status.
@Suite("Yes or no")
struct ConfirmTests {
  private func confirm(_ words: String..., output: TerminalSetup.Output = .captured) throws -> TerminalSession {
    try TerminalSession.menu(["confirm"] + words, setup: TerminalSetup(output: output))
  }

  @Test(
    arguments: ["en", "es"],
    [
      ("y", 0), ("yes", 0), ("s", 0), ("si", 0), ("sí", 0), ("SI", 0), ("n", 1), ("no", 1), ("No", 1),
    ])
  func case21EveryWordAnswersInEveryLanguage(language: String, row: (word: String, status: Int32)) throws {
    let session = try confirm("Sure?", "--lang", language)
    #expect(session.lines == ["Sure?", language == "en" ? "y or n, then Enter" : "s o n, luego Intro"])
    try session.send(.text(row.word), .enter)
    try session.expectEnd(.code(row.status))
    #expect(session.result.isEmpty)
  }

  @Test func case9ADigitIsNoAnswer() throws {
    let session = try confirm("Sure?", "--default=yes")
    for digit in ["0", "1", "2"] {
      #expect(try session.enter(digit).contains("Please answer y or n\r\n"))
      #expect(session.line == digit)
    }
    try session.send("n", .enter)
    try session.expectEnd(1)
  }

  @Test func case12EnterAloneRepeatsTheQuestion() throws {
    let session = try confirm("Sure?")
    #expect(try session.press(.enter).text.contains("Sure?\r\ny or n, then Enter\r\n"))
    try session.send("y", .enter)
    try session.expectEnd(0)
  }

  @Test(arguments: [("yes", "yes", 0), ("no", "no", 1), ("sí", "yes", 0), ("n", "no", 1)])
  func case24EnterAloneTakesADefaultThatIsSaidInWords(value: String, word: String, status: Int32) throws {
    let session = try confirm("Sure?", "--default", value)
    #expect(session.lines == ["Sure?", "y or n, then Enter; default: \(word)"])
    try session.send(.enter)
    try session.expectEnd(.code(status))
  }

  @Test(arguments: ["1", "maybe", ""])
  func aDefaultThatIsNeither(value: String) throws {
    let run = try ProgramRun.anillo("confirm", "--default=\(value)", "Sure?")
    #expect(run.status == 2)
    #expect(run.err == "anillo: --default cannot be \(value). It takes yes|no.\n")
  }

  @Test(arguments: [Key.control("d"), .control("c"), .escape, .text("quit\r"), .text("<\r")])
  func case10OtherEndsCancel(key: Key) throws {
    let session = try confirm("Sure?", "--default=yes")
    try session.send(key)
    try session.expectEnd(130)
  }

  @Test func case10AHangUpCancels() throws {
    let session = try confirm("Sure?", "--default=yes")
    try session.send("y")
    try session.waitUntilQuiet()
    session.hangUp()
    #expect(try session.exit() == 130)
  }

  @Test(arguments: [SIGTERM, SIGQUIT])
  func case13ASignalLeavesTheTerminalWhole(signal: Int32) throws {
    let session = try confirm("Sure?")
    session.signal(signal)
    try session.expectEnd(.signal(signal))
  }

  @Test func case14WithoutATerminal() throws {
    let run = try ProgramRun.anillo("confirm", "--default=yes", "Sure?")
    #expect(run.status == 2)
    #expect(run.err == "anillo: There is no terminal to ask on. Run it in a terminal (ssh needs -t).\n")
  }

  @Test func case17StandardInputIsNotRead() throws {
    let session = try TerminalSession.menu(
      ["confirm"], setup: TerminalSetup(input: .bytes(Array("y\ny\n".utf8)), output: .captured))
    #expect(session.lines == ["Go on?", "y or n, then Enter"])
    try session.send("n", .enter)
    try session.expectEnd(1)
  }

  @Test(arguments: [TerminalSetup.Output.closed, .terminal, .file("/dev/full")])
  func whereverStandardOutputGoes(output: TerminalSetup.Output) throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["confirm"], setup: TerminalSetup(output: output, errors: .captured))
    try session.waitUntilQuiet()
    try session.send("y", .enter)
    try session.expectEnd(0)
    #expect(session.err.isEmpty)
  }

  @Test func timeAndInput() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["confirm", "--timeout=0.2", "--default=yes"],
      setup: TerminalSetup(errors: .captured))
    try session.expectEnd(124)
    #expect(session.lines.last == "The time is up, nothing was answered")
    #expect(try ProgramRun.anillo("confirm", "--no-input").err.contains("--no-input"))
  }

  @Test func case18TheQuestionIsHarmless() throws {
    let session = try confirm("a\u{1B}[31m\u{202E}b\nc")
    #expect(session.lines == ["ab", "c", "y or n, then Enter"])
    session.expectPlain()
  }
}
