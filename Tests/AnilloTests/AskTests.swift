import Glibc
import TestSupport
import Testing

/// `anillo ask`: a text for a script.
@Suite("A text is asked for")
struct AskTests {
  private func ask(_ words: [String], setup: TerminalSetup = TerminalSetup()) throws -> TerminalSession {
    try TerminalSession.menu(["ask"] + words, setup: setup)
  }

  /// Presses keys and waits until the reason of a refusal is told and the line stands below it again.
  private func refuse(_ session: TerminalSession, _ keys: Key..., until told: String) throws {
    try session.send(keys)
    try session.waitFor(told)
    try session.waitUntilQuiet()
  }

  @Test(arguments: [
    "Ana", " a  b ", "-n", "help", "1", "ñandú 漢", "$HOME `id` 'x' \\", String(repeating: "x", count: 300),
  ])
  func theAnswerIsTheResult(text: String) throws {
    let session = try ask(["Name?"])
    #expect(session.lines == ["Name?"])
    try session.send(.text(text), .enter)
    try session.expectEnd(0)
    #expect(session.result == text + "\n")
  }

  @Test func case19BytesThatAreNoTextComeBackAsTheyAre() throws {
    let session = try ask(["Name?"])
    try session.send(.bytes([0x61, 0xFF, 0x62]), .enter)
    try session.expectEnd(0)
    #expect(session.standardOutput == [0x61, 0xFF, 0x62, 0x0A])
  }

  /// The command judges what the script gets.
  @Test func case19ACommandGetsBytesThatAreNoTextAsTheyAre() throws {
    let session = try ask(["--validate", #"[ "$(od -An -tx1)" = " 61 ff 62 0a" ]"#, "Name?"])
    try session.send(.bytes([0x61, 0xFF, 0x62]), .enter)
    try session.expectEnd(0)
    #expect(session.standardOutput == [0x61, 0xFF, 0x62, 0x0A])
  }

  @Test func theAnswerEndsWithAZeroByte() throws {
    let session = try ask(["--print0"])
    #expect(session.lines == ["Your answer?"])
    try session.send("a b", .enter)
    try session.expectEnd(0)
    #expect(session.standardOutput == Array("a b\0".utf8))
  }

  @Test func onATerminalTheResultIsALineOfItsOwn() throws {
    let session = try TerminalSession(BuiltProgram.path("anillo"), ["ask", "Name?"])
    try session.waitUntilQuiet()
    try session.send("Ana", .enter)
    try session.expectEnd(0)
    #expect(session.lines == ["Name?", " Ana", "Ana"])
  }

  @Test func case12NothingIsNoAnswer() throws {
    let session = try ask(["Name?"])
    for keys in ["\r", "  \r"] { #expect(try session.press(.text(keys)).text.contains("Name?\r\n")) }
    try session.send(.control("u"), "x", .enter)
    try session.expectEnd(0)
    #expect(session.result == "x\n")
  }

  @Test(arguments: [("en", "default: Ana María"), ("es", "por omisión: Ana María")])
  func case24EnterAloneTakesADefaultThatIsSaidInWords(language: String, told: String) throws {
    let session = try ask(["--default", "Ana María", "Name?", "--lang", language])
    #expect(session.lines == ["Name?", told])
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Ana María\n")
  }

  // MARK: Checks

  @Test(arguments: [
    ("[0-9]+", ["12a", "a12", "1 2"], "12"), ("a|ab", ["b", "abc"], "ab"), ("(x|y){2}", ["x", "xyx"], "yx"),
    (".", ["ab"], "ñ"), ("[[:alpha:]]+", ["a1"], "añó"), ("a*", ["b"], "aa"),
  ])
  func aRegularExpressionIsForTheWholeAnswer(expression: String, refused: [String], good: String) throws {
    let session = try ask(["--match", expression, "What?"])
    for text in refused {
      #expect(try session.enter(text).contains("This does not fit \(expression)\r\n"))
      // It stays to be mended: what is typed next goes on.
      #expect(session.line == text)
      try session.press(.control("u"))
    }
    try session.send(.text(good), .enter)
    try session.expectEnd(0)
    #expect(session.result == good + "\n")
  }

  @Test func whatWasRefusedIsMended() throws {
    let session = try ask(["--match=[0-9]+", "--lang=es"])
    #expect(try session.enter("12x").contains("No se ajusta a [0-9]+\r\n"))
    try session.send(.backspace, "3", .enter)
    try session.expectEnd(0)
    #expect(session.result == "123\n")
  }

  @Test(arguments: ["(", "[a", "a{2,1}", "*("])
  func anExpressionThatIsNone(expression: String) throws {
    let run = try ProgramRun.anillo("ask", "--match", expression)
    #expect(run.status == 2)
    #expect(run.err.hasPrefix("anillo: \(expression) is no regular expression: "))
    #expect(run.err.split(separator: "\n").count == 1)
  }

  @Test func aCommandJudgesWhatItGetsOnStandardInput() throws {
    let command = "read -r x; [ \"$x\" = 'a  b\\' ] || { echo \"not $x\"; echo; echo >&2 really; exit 3; }"
    let session = try ask(["--validate", command])
    try refuse(session, "zz", .enter, until: "not zz\r\nreally\r\n")
    #expect(session.line == "zz")
    try session.send(.control("u"), "a  b\\", .enter)
    try session.expectEnd(0)
    #expect(session.result == "a  b\\\n")
  }

  @Test(arguments: [
    ("false", "This is not accepted"), ("kill -9 $$", "It was ended by signal 9"),
    ("printf '\\033[31mno\\033[0m\\007'; false", "no"),
  ])
  func whyACommandRefuses(command: String, told: String) throws {
    let session = try ask(["--validate", command])
    try refuse(session, "x", .enter, until: told + "\r\n")
    try session.send(.control("c"))
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test func acceptedTextIsNotToldByTheCommand() throws {
    let session = try ask(["--validate", "echo fine", "Name?"])
    try session.send("x", .enter)
    try session.expectEnd(0)
    #expect(session.lines == ["Name?", " x"])
  }

  @Test func controlCEndsACommandThatHangs() throws {
    let session = try ask(["--validate", "echo >started; exec sleep 1000", "Name?"])
    try session.send("x", .enter)
    try session.waitUntil("the command") { $0.home.processes().contains { $0.name == "sleep" } }
    try refuse(session, .control("c"), until: "Interrupted\r\n")
    #expect(session.line == "x")
    try session.send(.control("c"))
    try session.expectEnd(130)
    try session.waitUntilNothingRuns()
  }

  @Test func theTimeEndsWhileACommandHangs() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["ask", "--timeout=1", "--validate", "exec sleep 1000", "Name?"],
      setup: TerminalSetup(output: .captured))
    try session.waitFor("Name?\r\n ")
    try session.send("x", .enter)
    try session.expectEnd(124)
    #expect(session.lines.last == "The time is up, nothing was answered")
    try session.waitUntilNothingRuns()
  }

  @Test func aHangUpWhileACommandHangsCancels() throws {
    let session = try ask(["--validate", "exec sleep 1000"])
    try session.send("x", .enter)
    try session.waitUntil("the command") { $0.home.processes().contains { $0.name == "sleep" } }
    session.hangUp()
    #expect(try session.exit() == 130)
    try session.waitUntilNothingRuns()
  }

  @Test func aDefaultIsCheckedToo() throws {
    let session = try ask(["--default=x", "--match=[0-9]"])
    #expect(try session.press(.enter).text.contains("This does not fit [0-9]\r\n"))
    #expect(session.line == "x")
  }

  // MARK: Suggestions

  @Test func tabCompletesAndListsSuggestions() throws {
    let home = try PrivateHome()
    let file = try home.write("Ana\r\nAnabel\n\nÓscar\n\u{1B}[1mZoe", to: "names")
    let session = try ask(["--suggestions", file], setup: TerminalSetup(home: home))
    try session.press("o", .tab)
    #expect(session.line == "Óscar")
    try session.press(.control("u"), "a", .tab)
    #expect(session.line == "Ana")
    #expect(try session.press(.tab, .tab).text.contains("2 matches\r\nAna\r\nAnabel\r\n"))
    try session.send("b", .tab, .enter)
    try session.expectEnd(0)
    #expect(session.result == "Anabel\n")
  }

  @Test(arguments: [("/no/such", "There is no such file."), ("/tmp", "This is a folder.")])
  func suggestionsThatAreNoFile(path: String, told: String) throws {
    let run = try ProgramRun.anillo("ask", "--suggestions", path)
    #expect(run.status == 2)
    #expect(run.err.hasPrefix("anillo: \(path): \(told)"))
  }

  // MARK: Ends

  @Test(arguments: [Key.control("d"), .control("c"), .escape])
  func case10OtherEndsCancel(key: Key) throws {
    let session = try ask(["--default=x"])
    try session.send(key)
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test func case10AHangUpCancels() throws {
    let session = try ask(["--default=x"])
    try session.press("y")
    session.hangUp()
    #expect(try session.exit() == 130)
    #expect(session.result.isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGQUIT])
  func case13ASignalLeavesTheTerminalWhole(signal: Int32) throws {
    let session = try ask([])
    try session.press("y")
    session.signal(signal)
    try session.expectEnd(.signal(signal))
  }

  @Test(arguments: [["ask", "--default=x"], ["ask", "--secret"]])
  func case14WithoutATerminal(words: [String]) throws {
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), words)
    #expect(run.status == 2 && run.out.isEmpty)
    #expect(run.err == "anillo: There is no terminal to ask on. Run it in a terminal (ssh needs -t).\n")
  }

  @Test(arguments: [TerminalSetup.Output.closed, .file("/dev/full")])
  func aResultThatCannotBeWrittenIsNoSuccess(output: TerminalSetup.Output) throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["ask"], setup: TerminalSetup(output: output, errors: .captured))
    try session.waitUntilQuiet()
    try session.send("x", .enter)
    try session.expectEnd(2)
    #expect(session.err.hasPrefix("anillo: The result could not be written: "))
    #expect(session.err.split(separator: "\n").count == 1)
  }

  @Test func withoutInput() throws {
    let run = try ProgramRun.anillo("ask", "--no-input", "--default=x")
    #expect(run.status == 2)
    #expect(run.err == "anillo: Here something would have to be asked, and --no-input forbids that.\n")
  }

  // MARK: In a shell

  @Test(arguments: ["ask", "ask --secret"])
  func case11InACommandSubstitution(command: String) throws {
    let program = try BuiltProgram.path("anillo")
    let setup = TerminalSetup(environment: ["PS1": "ready> ", "ANILLO_SPEECH": "off"])
    let session = try TerminalSession("/bin/dash", ["-i"], setup: setup)
    try session.waitFor("ready> ")
    let before = try session.terminalSettings()
    try session.press(.text("x=$(\(program) \(command))"), .enter)
    try session.press("Zq")
    try session.send(.control("c"))
    try session.waitFor("ready> ")
    try session.waitUntilQuiet()
    #expect(try session.terminalSettings() == before)
    #expect(try session.enter("echo \"<$x>\"").contains("\r\n<>\r\n"))
    try session.press(.text("x=$(\(program) \(command)); echo \"<$x> $?\" >result"), .enter)
    try session.press("Zq", .enter)
    #expect(try session.terminalSettings() == before)
    #expect(session.home.read("result") == "<Zq> 0\n")
  }

  @Test func case17InAScriptOnStandardInputAndTwiceInAPipeline() throws {
    let program = try BuiltProgram.path("anillo")
    let script = """
      if \(program) confirm Sure?; then x=$(\(program) ask Name?); fi
      echo "<$x>" >result
      \(program) ask First? | (read -r y; echo "$y $(\(program) ask Second?)" >both)

      """
    let session = try TerminalSession(
      "/bin/bash", [],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], input: .bytes(Array(script.utf8))))
    for (question, answer) in [("then Enter", "y"), ("Name?", "Ana"), ("First?", "one"), ("Second?", "two")] {
      try session.waitFor(question + "\r\n ")
      try session.send(.text(answer), .enter)
    }
    try session.expectEnd(0)
    #expect(session.home.read("result") == "<Ana>\n")
    #expect(session.home.read("both") == "one two\n")
  }
}
