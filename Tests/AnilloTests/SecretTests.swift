import Glibc
import TestSupport
import Testing

/// `anillo ask --secret`: nothing that is typed can be seen or heard.
@Suite("Secrets")
struct SecretTests {
  /// With a transcript, in which everything stands that is said.
  private func ask(_ words: String..., home: PrivateHome) throws -> TerminalSession {
    try TerminalSession.menu(
      ["ask", "--secret", "--transcript", home.path + "/said"] + words, setup: TerminalSetup(home: home))
  }

  @Test func nothingIsShownSaidOrKept() throws {
    let home = try PrivateHome()
    let session = try ask("PIN?", home: home)
    #expect(session.lines == ["PIN?"])
    let shown = session.output.count
    for key in "Zq7ñ" { try session.press(.text(String(key))) }
    // Keys that would take something from the line, show it or say it.
    for key: Key in [
      .left, .home, .end, .right, .tab, .alt("s"), .alt("d"), .control("y"), .control("_"), .control("t"), .alt("u"),
    ] { try session.press(key) }
    #expect(session.output(since: shown).text.allSatisfy { $0 == " " || $0 == "\r" })
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Zq7ñ\n")
    #expect(session.lines == ["PIN?"])
    let said = home.read("said") ?? ""
    #expect(said.contains("PIN?") && !said.contains("Zq7") && !said.contains("ñ"))
    // Not even how many keys there were.
    #expect(said.split(separator: "\n").count { $0.contains("\"cut\"") } <= 2)
    // Nor does any file hold it.
    #expect(try ProgramRun.of("grep", ["-r", "Zq7", home.path], setup: TerminalSetup(home: home)).status == 1)
  }

  /// While it is asked for, no other process sees it.
  @Test func itStandsInNoCommandLineAndNoEnvironment() throws {
    let home = try PrivateHome()
    let session = try ask("--validate", "echo >ran; cat >/dev/null; exec sleep 1000", home: home)
    try session.send("Zq7x", .enter)
    try session.waitUntil("the command") { $0.home.processes().contains { $0.name == "sleep" } }
    for process in home.processes() {
      for name in ["cmdline", "environ"] {
        let text = try String(decoding: bytes(of: "/proc/\(process.id)/\(name)"), as: UTF8.self)
        #expect(!text.contains("Zq7x"))
      }
    }
    #expect(!session.output(since: 0).text.contains("Zq7x"))
  }

  @Test func editingKeys() throws {
    let home = try PrivateHome()
    let session = try ask(home: home)
    #expect(session.lines == ["Your secret? It is not shown."])
    try session.press("abc", .backspace, .backspace, "ñ", .backspace, "X", .control("u"), "yñz", .backspace, .enter)
    try session.expectEnd(0)
    #expect(session.result == "yñ\n")
  }

  /// Keys that come at once, as a program types them.
  @Test(arguments: [
    ("\u{1B}[200~Zq7x\u{1B}[201~\r", "Zq7x\n"), ("a\u{16}\u{1}\r", "a\u{1}\n"), ("a\u{16}b\u{7F}\r", "a\n"),
    ("a\u{16}b\u{15}c\r", "c\n"),
  ])
  func whatReadlineTakesItselfIsThereForTheNextKey(keys: String, result: String) throws {
    let session = try ask(home: PrivateHome())
    try session.send(.text(keys))
    try session.expectEnd(0)
    #expect(session.result == result)
  }

  @Test func aCommandThatPrintsItDoesNotGiveItAway() throws {
    let home = try PrivateHome()
    let session = try ask("--validate", "read -r x; echo \"no: $x\"; echo too short; exit 1", home: home)
    try session.send("Zq7x", .enter)
    try session.waitFor("too short\r\n")
    try session.waitUntilQuiet()
    try session.send(.control("c"))
    try session.expectEnd(130)
    #expect(!session.output(since: 0).text.contains("Zq7x"))
    #expect(home.read("said")?.contains("Zq7x") == false)
  }

  @Test func aKeyThatIsTakenLiterallyBelongsToItAndIsNotShown() throws {
    let home = try PrivateHome()
    let session = try ask(home: home)
    let shown = session.output.count
    try session.press("a", .control("v"), "b")
    try session.press("c")
    #expect(session.output(since: shown).text.allSatisfy { $0 == " " || $0 == "\r" })
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "abc\n")
  }

  @Test(arguments: [
    ("en", ["character", "character", "deleted", "all deleted", "blank"]),
    ("es", ["carácter", "carácter", "borrado", "todo borrado", "en blanco"]),
  ])
  func aWordForEachKeyOnlyWhereItIsWanted(language: String, words: [String]) throws {
    let home = try PrivateHome()
    let session = try ask("--secret-echo", "--lang", language, home: home)
    for key: Key in ["x", "ñ", .backspace, .control("u"), .backspace] { try session.press(key) }
    try session.send("q", .enter)
    try session.expectEnd(0)
    let said = (home.read("said") ?? "").split(separator: "\n").filter { $0.contains("\"notification\"") }
    #expect(said.count >= words.count)
    for (line, word) in zip(said, words) { #expect(line.contains("\"text\":\"\(word)\""), "\(line)") }
    #expect(!said.joined().contains("ñ"))
  }

  @Test func aRefusedOneIsTypedAnew() throws {
    let home = try PrivateHome()
    let session = try ask("--match=[0-9]{4}", home: home)
    #expect(try session.press("12", .enter).text == "\rThis does not fit [0-9]{4}\r\n ")
    try session.send("1234", .enter)
    try session.expectEnd(0)
    #expect(session.result == "1234\n")
  }

  @Test(arguments: [
    [Key.control("c")], [.control("d")], [.escape], ["x", .control("c")], ["x", .control("d")],
    ["x", .escape, .escape],
  ])
  func otherEndsCancel(keys: [Key]) throws {
    let session = try ask(home: PrivateHome())
    for key in keys { try session.press(key) }
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
    #expect(session.lines == ["Your secret? It is not shown."])
  }

  @Test func aHangUpCancels() throws {
    let session = try ask(home: PrivateHome())
    try session.press("secret")
    session.hangUp()
    #expect(try session.exit() == 130)
    #expect(session.result.isEmpty)
  }

  @Test func theTimeEndsIt() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["ask", "--secret", "--timeout=0.5"], setup: TerminalSetup(output: .captured))
    try session.waitFor("shown.\r\n ")
    try session.send("Zq7")
    try session.expectEnd(124)
    #expect(session.lines == ["Your secret? It is not shown.", "The time is up, nothing was answered"])
  }

  @Test(arguments: [SIGTERM, SIGQUIT])
  func aSignalLeavesTheTerminalWhole(signal: Int32) throws {
    let session = try ask(home: PrivateHome())
    try session.press("Zq7")
    session.signal(signal)
    try session.expectEnd(.signal(signal))
    #expect(!session.output(since: 0).text.contains("Z"))
  }

  /// What ends a program in the middle may leave all of its memory in a file.
  @Test(arguments: [SIGQUIT, SIGSEGV])
  func noCoreFileIsLeft(signal: Int32) throws {
    let program = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "/bin/dash", ["-c", "ulimit -c unlimited; '\(program)' ask --secret >result; echo status $?"])
    try session.waitUntilQuiet()
    try session.press("Zq7x")
    kill(try #require(session.home.processes().first { $0.name == "anillo" }).id, signal)
    try session.waitFor("status \(128 + signal)")
    #expect(!session.output(since: 0).text.contains("core dumped"))
    #expect(try ProgramRun.of("grep", ["-r", "Zq7x", session.home.path]).status == 1)
  }

  @Test func stoppedAndContinued() throws {
    let program = try BuiltProgram.path("anillo")
    let session = try TerminalSession("/bin/dash", ["-i"], setup: TerminalSetup(environment: ["PS1": "ready> "]))
    try session.waitFor("ready> ")
    let before = try session.terminalSettings()
    try session.press(.text("\(program) ask --secret >result"), .enter)
    try session.press("Zq")
    try session.send(.control("z"))
    try session.waitFor("ready> ")
    try session.waitUntilQuiet()
    #expect(try session.terminalSettings() == before)
    try session.press("fg", .enter)
    try session.press("7", .enter)
    #expect(try session.terminalSettings() == before)
    #expect(session.home.read("result") == "Zq7\n")
    #expect(!session.output(since: 0).text.contains("Zq"))
  }

  @Test(arguments: [
    ("en", "anillo: The secret would be shown on the terminal. Take it with $(…) or a pipe.\n"),
    ("es", "anillo: El secreto se vería en el terminal. Recójalo con $(…) o con una tubería.\n"),
  ])
  func onTheTerminalItIsNotAskedFor(language: String, told: String) throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["ask", "--secret", "--lang", language], setup: TerminalSetup(errors: .captured))
    try session.expectEnd(2)
    #expect(session.err == told && session.output.isEmpty)
  }

  @Test(arguments: [["--default=x", "--default"], ["--suggestions=x", "--suggestions"]])
  func whatWouldBeShownDoesNotGoWithIt(words: [String]) throws {
    let run = try ProgramRun.anillo("ask", "--secret", words[0])
    #expect(run.status == 2)
    #expect(run.err == "anillo: The options --secret and \(words[1]) do not go together.\n")
  }

  private func bytes(of path: String) throws -> [UInt8] {
    let file = unsafe open(path, O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(file, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
