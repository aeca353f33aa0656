import Glibc
import TestSupport
import Testing

/// Ends: what users of other menus have reported.
@Suite("Cases: ends")
struct EndCases {
  @Test(arguments: [["Camera", "Note"], ["--default", "Note", "Camera", "Note"]])
  func case10EndOfInputCancels(words: [String]) throws {
    let session = try TerminalSession.choose(words)
    try session.send(.control("d"))
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test func case10EndOfInputOnAnItemThatAnArrowPutThereCancels() throws {
    let session = try TerminalSession.choose(["--default=1", "Camera", "Note"])
    try session.press(.down)
    try session.send(.control("d"))
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test(arguments: [["choose", "Camera", "Note"], ["choose", "--default=2", "Camera", "Note"]])
  func case10AHangUpCancels(words: [String]) throws {
    let session = try TerminalSession.menu(words)
    try session.press(.down)
    session.hangUp()
    #expect(try session.exit() == 130)
    #expect(session.result.isEmpty)
  }

  @Test(arguments: [["demo", "ring"], []])
  func case10AHangUpEndsTheShell(words: [String]) throws {
    let session = try TerminalSession.menu(words)
    session.hangUp()
    // Whatever it tells, it ends by itself and at once: no endless loop over a keyboard that is gone.
    if case .signal(let signal) = try session.exit() { Issue.record("ended by signal \(signal)") }
  }

  @Test func case10EndOfInputEndsTheShell() throws {
    let session = try TerminalSession.menu([])
    try session.send(.control("d"))
    try session.expectEnd(0)
  }

  @Test func case10NoItemsOnStandardInputIsNothingToChooseFrom() throws {
    let session = try TerminalSession.choose([], setup: TerminalSetup(input: .file("/dev/null"), errors: .captured))
    try session.expectEnd(1)
    #expect(session.err.hasPrefix("anillo: There is nothing to choose from."))
  }

  @Test(arguments: ["/bin/dash", "/bin/bash"])
  func case11ControlCInACommandSubstitution(shell: String) throws {
    let session = try interactive(shell)
    let before = try session.terminalSettings()
    try session.press("x=$(anillo choose Camera Note)", .enter)
    try session.press(.down)
    try session.send(.control("c"))
    try session.waitFor("ready> ")
    try session.waitUntilQuiet()
    #expect(try session.terminalSettings() == before)
    #expect(session.line == "ready>")
    #expect(try session.enter("echo \"<$x>\"").contains("\r\n<>\r\n"))
    session.expectPlain()
  }

  @Test func case11TheResultInACommandSubstitution() throws {
    let session = try interactive("/bin/dash")
    let before = try session.terminalSettings()
    try session.press("x=$(anillo choose Camera Note)", .enter)
    try session.press("2")
    #expect(try session.terminalSettings() == before)
    #expect(try session.enter("echo \"<$x> $?\"").contains("\r\n<Note> 0\r\n"))
  }

  @Test func case12EnterWithNothingChosenChoosesNothing() throws {
    let session = try TerminalSession.choose(["Camera", "Note"])
    #expect(try session.press(.enter).text.contains("Actions, 2 items\r\n"))
    try session.press(.enter, .enter)
    #expect(session.result.isEmpty)
    try session.send(.down, .enter)
    try session.expectEnd(0)
    #expect(session.result == "Camera\n")
  }

  @Test func case12EnterTakesADefaultThatWasGiven() throws {
    let session = try TerminalSession.choose(["--default", "Note", "Camera", "Note"])
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Note\n")
  }

  @Test(arguments: [SIGTERM, SIGQUIT], ["", "Cam", "\u{1B}[B"])
  func case13ASignalLeavesTheTerminalWhole(signal: Int32, keys: String) throws {
    let session = try TerminalSession.choose(["Camera", "Note"])
    try session.press(.text(keys))
    session.signal(signal)
    try session.expectEnd(.signal(signal))
    #expect(session.result.isEmpty)
  }

  @Test(arguments: [SIGHUP, SIGINT], ["", "Cam", "\u{1B}[B"])
  func case13AnInterruptOrHangUpCancels(signal: Int32, keys: String) throws {
    let session = try TerminalSession.choose(["--default=1", "Camera", "Note"])
    try session.press(.text(keys))
    session.signal(signal)
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test(arguments: [Key.control("\\"), .control("c")])
  func case13AKeyThatSignalsLeavesTheTerminalWhole(key: Key) throws {
    let session = try TerminalSession.choose(["Camera", "Note"])
    try session.press(.down)
    try session.send(key)
    if case .control("c") = key { try session.expectEnd(130) } else { try session.expectEnd(.signal(SIGQUIT)) }
  }

  /// In the background the settings of the terminal are the shell's. dash would not mend them.
  @Test func case13InTheBackgroundTheTerminalIsNotTouched() throws {
    let session = try interactive("/bin/dash")
    let before = try session.terminalSettings()
    try session.press("anillo choose Camera Note &", .enter)
    try expectStoppedJob(session)
    #expect(try session.terminalSettings() == before)
    #expect(try session.press("fg", .enter).text.contains("1 Camera\r\n2 Note\r\n"))
    try session.press("2")
    #expect(session.lines.contains("Note"))
    #expect(try session.terminalSettings() == before)
  }

  /// The shell hears that the script waits for the terminal, which is in the same group of processes.
  @Test func case13AScriptInTheBackgroundStopsWithItsMenu() throws {
    let session = try interactive("/bin/bash")
    let script = "x=$('\(try BuiltProgram.path("anillo"))' choose Camera Note); echo \"<$x>\""
    try session.press(.text("sh -c \(quoted(script)) &"), .enter)
    try expectStoppedJob(session)
    try session.press("fg", .enter)
    try session.press("2")
    #expect(session.lines.contains("<Note>"))
  }

  /// A shell tells of a job only when it is asked.
  private func expectStoppedJob(_ session: TerminalSession) throws {
    var asked = 0
    while try asked < 100 && !session.enter("jobs").contains("Stopped") { asked += 1 }
    #expect(asked < 100)
  }

  /// What ends it arrives while it is stopped, and is heeded before the terminal is taken again.
  @Test func case13AStoppedMenuCanBeEnded() throws {
    let session = try interactive("/bin/dash")
    let before = try session.terminalSettings()
    try session.press("anillo choose Camera Note", .enter)
    try session.send(.control("z"))
    try session.waitFor("ready> ")
    try session.waitUntilQuiet()
    try session.enter("kill -TERM %1; kill -CONT %1; wait %1")
    #expect(try session.terminalSettings() == before)
    #expect(try session.enter("jobs; echo over").contains("\r\nover\r\n"))
    #expect(!session.lines.contains { $0.contains("Stopped") && $0.contains("over") })
  }

  /// Hanging up ends whatever is open over the menu, too.
  @Test(arguments: ["6", "output\r"])
  func case13HangingUpEndsWhatIsOpenOverTheMenu(keys: String) throws {
    let session = try TerminalSession.menu([])
    try session.press("6")
    try session.run("echo one", .enter, until: "one\r\n")
    try session.press(.text(keys))
    session.signal(SIGHUP)
    #expect(try session.exit() == 0)
  }

  // dash leaves the terminal as a stopped program left it; bash would restore it by itself.
  @Test(arguments: ["", "Not", "\u{1B}[B\u{1B}[B"])
  func case13ControlZAndForeground(keys: String) throws {
    let session = try interactive("/bin/dash")
    let before = try session.terminalSettings()
    try session.press("anillo choose Camera Note Share", .enter)
    try session.press(.text(keys))
    let (shown, during) = (session.line, try session.terminalSettings())
    #expect(during != before)
    try session.send(.control("z"))
    try session.waitFor("ready> ")
    try session.waitUntilQuiet()
    #expect(try session.terminalSettings() == before)
    try session.press("fg", .enter)
    #expect(session.line == shown)
    #expect(try session.terminalSettings() == during)
    try session.press(.control("u"), .down, .enter)
    #expect(try session.terminalSettings() == before)
    #expect(session.lines.contains(keys.isEmpty || keys == "Not" ? "Camera" : "Share"))
  }

  /// Who stopped alone would keep the script waiting for ever.
  @Test func case13WhereAScriptForbidsItNothingStops() throws {
    let session = try interactive("/bin/bash")
    try session.home.write(
      #"{"version": 1, "items": [{"id": "a", "title": "A", "shell": "echo begun; exec sleep 1000"}]}"#,
      to: "menu.json")
    let script = "trap '' TSTP; '\(try BuiltProgram.path("anillo"))' menu.json --lang en"
    try session.press(.text("sh -c \(quoted(script))"), .enter)
    try session.press(.control("z"))
    try session.press(.down)
    #expect(session.line == "1 A, last")
    try session.send(.enter)
    try session.waitFor("begun\r\n")
    try session.press(.control("z"))
    try session.run(.control("c"), until: "Interrupted\r\n")
    try session.press(.control("d"))
    #expect(session.line == "ready>")
  }

  @Test func case13StoppedFromOutsideItGoesOn() throws {
    let session = try TerminalSession.choose(["Camera", "Note"])
    try session.press(.down)
    session.signal(SIGSTOP)
    session.signal(SIGCONT)
    try session.press(.down)
    #expect(session.line == "2 Note, last")
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Note\n")
  }

  @Test(arguments: [["choose", "Camera", "Note"], ["choose"], [], ["demo", "ring"]], ["en", "es"])
  func case14WithoutATerminalOneLineAtOnce(words: [String], language: String) throws {
    // The standard input stays open: it must not be waited for.
    let session = try TerminalSession(
      "setsid", ["--wait", BuiltProgram.path("anillo"), "--lang", language] + words,
      setup: TerminalSetup(input: .pipe, output: .captured, errors: .captured))
    #expect(try session.exit() == 2)
    let line =
      language == "en"
      ? "anillo: There is no terminal to ask on. Run it in a terminal (ssh needs -t).\n"
      : "anillo: No hay terminal donde preguntar. Ejecútelo en un terminal (ssh necesita -t).\n"
    #expect(session.err == line)
    #expect(session.result.isEmpty && session.output.isEmpty)
  }

  /// An interactive shell with job control, which finds the built program as `anillo`.
  func interactive(_ shell: String) throws -> TerminalSession {
    let program = try BuiltProgram.path("anillo")
    let words = shell.hasSuffix("bash") ? ["--norc", "--noediting", "-i"] : ["-i"]
    let session = try TerminalSession(
      shell, words, setup: TerminalSetup(environment: ["PS1": "ready> ", "ANILLO_SPEECH": "off"]))
    try session.waitFor("ready> ")
    try session.press(.text("alias anillo='\(program)'"), .enter)
    return session
  }
}
