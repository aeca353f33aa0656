import TestSupport
import Testing

/// Documents that are not what they seem to be, and commands that mean no more than they say.
@Suite("Hostile documents")
struct HostileDocumentTests {
  // MARK: Refused

  /// What cannot be a document, an object of a line or a configuration, and what is told of it.
  private static let refused: [(name: String, value: String, told: String)] = [
    ("a lone surrogate", #""\ud800""#, "half of a surrogate pair"),
    ("a reversed pair", #""\udc00\ud800""#, "half of a surrogate pair"),
    ("a bare control", "\"a\u{1}b\"", "U+0001"), ("a bare NUL", "\"a\u{0}b\"", "U+0000"),
    ("a bare ESC", "\"a\u{1B}[31mb\"", "U+001B"), ("an escape that is none", #""\x1b""#, "backslash"),
    ("arrays without end", String(repeating: "[", count: 100_000), "512"),
    ("objects without end", String(repeating: #"{"a":"#, count: 100_000), "512"),
    ("a number beyond all", "1e99999", "found a number"),
    ("a long number", String(repeating: "9", count: 100_000), "found a number"),
  ]

  @Test(arguments: refused)
  func aDocument(name: String, value: String, told: String) throws {
    let home = try PrivateHome()
    try home.write(
      #"{"version": 1, "items": [{"id": "a", "title": \#(value), "print": "a"}]}"#, to: "menu.json")
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["menu.json"], setup: TerminalSetup(errors: .captured, home: home))
    #expect(try session.exit() == 2)
    #expect(session.output.isEmpty)
    #expect(session.err.contains("menu.json, line 1") && session.err.contains(told), "\(session.err)")
    session.expectHarmless()
  }

  @Test(arguments: refused)
  func anObjectOfALine(name: String, value: String, told: String) throws {
    let input = "{\"title\": \"good\"}\n{\"title\": \(value)}\n"
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose", "--json-lines"],
      setup: TerminalSetup(input: .bytes(Array(input.utf8)), output: .captured, errors: .captured))
    #expect(try session.exit() == 2)
    #expect(session.err.contains("line 2") && session.err.contains(told), "\(session.err)")
    session.expectHarmless()
  }

  @Test(arguments: refused)
  func aConfiguration(name: String, value: String, told: String) throws {
    let home = try PrivateHome()
    try home.write("{\"rate\": \(value)}", to: "config/anillo/config.json")
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["--version"], setup: TerminalSetup(errors: .captured, home: home))
    #expect(try session.exit() == 0)
    #expect(session.err.hasSuffix("anillo: The configuration is not used until this is corrected.\n"))
    #expect(session.err.utf8.count < 2000)
    session.expectHarmless()
  }

  private static let keys = [
    (#"{"version": 1, "version": 1, "items": []}"#, "version"),
    (#"{"version": 1, "items": [], "items": [{"id": "a", "title": "A", "print": "x"}]}"#, "items"),
    (#"{"version": 1, "items": [{"id": "a", "title": "A", "print": "x", "print": "y"}]}"#, "print"),
    (#"{"version": 1, "items": [{"id": "a", "title": "A", "run": ["a\u0000b"]}]}"#, "U+0000"),
    (#"{"version": 1, "items": [{"id": "a", "title": "A", "shell": "a\u0000b"}]}"#, "U+0000"),
    (#"{"version": 1, "items": [{"id": "a\u001b[31m", "title": "A", "print": "x"}]}"#, "U+001B"),
    (#"{"version": 1, "language": "es\r\nSTOP ALL", "items": []}"#, "language"),
  ]

  @Test(arguments: keys)
  func aKeyThatStandsTwiceAndACharacterThatNothingCanCarry(document: String, told: String) throws {
    let home = try PrivateHome()
    try home.write(document, to: "menu.json")
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["menu.json"], setup: TerminalSetup(errors: .captured, home: home))
    #expect(try session.exit() == 2)
    #expect(session.err.contains(told), "\(session.err)")
    session.expectHarmless()
  }

  @Test func ofANumberThatIsTooLargeTheRangeIsTold() throws {
    let home = try PrivateHome()
    try home.write("{\"rate\": 1e400}", to: "config/anillo/config.json")
    let run = try ProgramRun.anillo("--version", "--lang=en", setup: TerminalSetup(home: home))
    #expect(run.err.contains("$.rate: 1e400 is not possible here; possible are -100…100\n"), "\(run)")
  }

  @Test func aSettingThatStandsTwiceIsTold() throws {
    let home = try PrivateHome()
    try home.write("{\"rate\": 1,\n\"rate\": 2}", to: "config/anillo/config.json")
    let run = try ProgramRun.anillo("--version", setup: TerminalSetup(home: home))
    #expect(run.err.contains("line 2, $: the key rate stands in line 1 already"))
  }

  // MARK: Links that lead nowhere but back

  @Test(arguments: [
    ["loop"], ["check", "loop"], ["check", "loop.xcstrings"], ["menu.json"], ["pager", "loop"],
    ["ask", "--suggestions", "loop"],
    ["choose", "--transcript", "loop", "A"],
  ])
  func aLoopOfLinks(words: [String]) throws {
    let home = try PrivateHome()
    try home.write(#"{"version": 1, "items": [{"id": "a", "title": "A", "print": "a"}]}"#, to: "menu.json")
    let made = try ProgramRun.of(
      "sh", ["-c", "ln -s knot loop; ln -s loop knot; ln -s loop loop.xcstrings; ln -s loop menu.xcstrings"],
      setup: TerminalSetup(home: home))
    #expect(made.status == 0)
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), words, setup: TerminalSetup(output: .captured, errors: .captured, home: home))
    #expect(try session.exit() == 2)
    #expect(session.err.contains("Too many levels of symbolic links"), "\(session.err)")
    #expect(session.output.isEmpty)
  }

  // MARK: Commands

  private static let arguments =
    ["", " ", "two  words", "-n", "--", "--help", "line\nend", "tab\tend", "ñ 日本", "\\", "\\n", "#", "!", "=x", "a=b"]
    + HostileText.words.filter(\.isUTF8).map(\.text)

  @Test func argumentsArePassedAsTheyAre() throws {
    let home = try PrivateHome()
    let program = try home.write(
      "#!/bin/sh\nprintf '%s\\0' \"$@\" >\"$HOME/arguments\"\n", to: "a program", mode: 0o700)
    let words = ([program] + Self.arguments).map { HostileText("", $0).json }.joined(separator: ", ")
    let session = try TerminalSession.shell(
      #"{"version": 1, "items": [{"id": "a", "title": "A", "run": [\#(words)]}]}"#,
      setup: TerminalSetup(errors: .captured, home: home))
    try session.run("1", until: "Done\r\n")
    #expect(home.read("arguments") == Self.arguments.map { $0 + "\0" }.joined())
    #expect(home.read("ran") == nil)
    session.expectHarmless()
  }

  /// Of a shell there is nothing between Anillo and the program, unless the document says so.
  @Test(arguments: [(#""run": ["sleep", "1000"]"#, ["sleep"]), (#""shell": "sleep 1000; true""#, ["sh", "sleep"])])
  func aShellIsStartedOnlyWhereTheDocumentSaysSo(effect: String, processes: [String]) throws {
    let home = try PrivateHome()
    // Whoever looks for a shell by the environment finds this.
    let trap = try home.write("#!/bin/sleep 1000\n", to: "trap", mode: 0o700)
    let session = try TerminalSession.shell(
      #"{"version": 1, "items": [{"id": "a", "title": "A", \#(effect)}]}"#,
      setup: TerminalSetup(environment: ["SHELL": trap], home: home))
    try session.send("1")
    try session.waitUntil("the command") { _ in home.processes().contains { $0.name == "sleep" } }
    #expect(
      home.processes().map(\.name).filter { $0 != "anillo" }.map { $0 == "dash" ? "sh" : $0 }.sorted() == processes)
    try session.press(.control("c"))
  }

  /// A file without a first line that names its interpreter is no program; a shell would run it.
  @Test func aScriptWithoutAnInterpreterIsNotHandedToAShell() throws {
    let home = try PrivateHome()
    let script = try home.write("touch \"$HOME/ran\"\n", to: "script", mode: 0o700)
    let session = try TerminalSession.shell(
      #"{"version": 1, "items": [{"id": "a", "title": "A", "run": ["\#(script)"]}]}"#, setup: TerminalSetup(home: home))
    #expect(try session.press("1").text.contains("Exec format error"))
    #expect(home.read("ran") == nil)
  }
}
