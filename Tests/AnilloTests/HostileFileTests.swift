import Glibc
import TestSupport
import Testing

/// Files and folders that are not what they seem to be.
@Suite("Hostile files")
struct HostileFileTests {
  /// The starter menu's view of the folder `work` of a home.
  private func browse(
    _ home: PrivateHome, environment: [String: String?] = [:], words: [String] = []
  ) throws -> TerminalSession {
    let setup = TerminalSetup(environment: environment, folder: home.path + "/work", home: home)
    let session = try TerminalSession.menu(words, setup: setup)
    try session.press("5")
    return session
  }

  @Test func aNameThatIsNoTextIsNotActedUpon() throws {
    let home = try PrivateHome()
    try home.write("kept", to: "work/a\u{FFFD}")
    let made = try ProgramRun.of(
      "/bin/sh", ["-c", #"printf x > "$(printf 'work/a\377')""#], setup: TerminalSetup(home: home))
    #expect(made.status == 0)
    let session = try browse(home)
    #expect(session.output(since: 0).text.contains("a\u{FFFD}, unavailable: its name is not text\r\n"))
    try session.press(.escape)
    #expect(home.read("work/a\u{FFFD}") == "kept")
  }

  @Test(arguments: [("en", "Delete a.txt? y or n, then Enter"), ("es", "¿Eliminar a.txt? s o n, luego Intro")])
  func theQuestionNamesTheFile(language: String, question: String) throws {
    let home = try PrivateHome()
    try home.write("", to: "work/a.txt")
    let session = try browse(home, words: ["--lang", language])
    try session.press("1")
    #expect(try session.press("3").text.contains(question + "\r\n"))
  }

  @Test func aFileCalledLikeATextStaysAsItIs() throws {
    let home = try PrivateHome()
    try home.write("", to: "work/Note")
    let session = try browse(home, words: ["--lang", "es"])
    #expect(session.lines.contains("1 Note, submenú"))
    #expect(try session.enter("lang en").contains("Language: English\r\n"))
    try session.press(.down)
    #expect(session.line == "1 Note, submenu")
  }

  /// An empty VISUAL is none, and the file itself is no editor.
  @Test func anEmptyEditorIsNone() throws {
    let home = try PrivateHome()
    try home.write("#!/bin/sh\ntouch \"$HOME/ran\"\n", to: "work/script", mode: 0o700)
    try home.write("#!/bin/sh\ntouch \"$HOME/edited\"\n", to: "editor", mode: 0o700)
    let session = try browse(home, environment: ["VISUAL": "", "EDITOR": home.path + "/editor"])
    try session.press("1")
    try session.press("2")
    try session.waitUntil("the editor has run") { _ in home.read("edited") != nil }
    #expect(home.read("ran") == nil)
  }

  @Test func aPipeIsNotReadInTheBrowser() throws {
    let home = try PrivateHome()
    try home.write("", to: "work/b")
    #expect(unsafe mkfifo(home.path + "/work/a", 0o600) == 0)
    let session = try browse(home)
    try session.press("1")
    #expect(try session.press("1").text.contains("but a pipe or a device. Name another.\r\n"))
  }

  @Test(arguments: ["config/anillo/config.json", "menu.xcstrings"])
  func aPipeInPlaceOfAFileIsAFault(name: String) throws {
    let home = try PrivateHome()
    try home.write(#"{"version": 1, "items": [{"id": "a", "title": "A", "print": "a"}]}"#, to: "menu.json")
    try home.write("", to: "config/anillo/other")
    #expect(unsafe mkfifo(home.path + "/" + name, 0o600) == 0)
    let session = try TerminalSession.anillo(
      "menu.json", setup: TerminalSetup(errors: .captured, folder: home.path, home: home))
    if name == "menu.xcstrings" {
      #expect(try session.exit() == 2)
    } else {
      try session.waitFor("1 A\r\n")
    }
    #expect(session.err.contains("but a pipe or a device. Name another."))
  }

  /// A pipe in place of the folder keeps nobody from leaving.
  @Test func aPipeInPlaceOfAFolderIsNotWaitedFor() throws {
    let home = try PrivateHome()
    #expect(unsafe mkfifo(home.path + "/anillo", 0o600) == 0)
    let session = try TerminalSession.menu(
      ["--lang", "en"],
      setup: TerminalSetup(environment: ["XDG_CONFIG_HOME": home.path], errors: .captured, home: home))
    try session.enter("rate 20")
    try session.send(.control("d"))
    try session.expectEnd(0)
    #expect(session.err.hasPrefix("anillo: \(home.path)/anillo/config.json: It cannot be written: Not a directory\n"))
  }

  /// A folder that is named from wherever one is would be another one everywhere.
  @Test(arguments: [
    ("en", "There is no home folder for settings. Set HOME or XDG_CONFIG_HOME to an absolute path.\n"),
    ("es", "No hay carpeta personal para los ajustes. Ponga en HOME o XDG_CONFIG_HOME una ruta absoluta.\n"),
  ])
  func withoutAHomeNothingIsWrittenAndThatIsTold(language: String, told: String) throws {
    for folder in [nil, "", "here"] {
      let session = try TerminalSession.menu(
        ["--lang", language],
        setup: TerminalSetup(environment: ["HOME": folder, "XDG_CONFIG_HOME": folder], errors: .captured))
      try session.enter(":rate 20")
      try session.send(.control("d"))
      try session.expectEnd(0)
      #expect(session.err.hasPrefix("anillo: " + told) && session.err.split(separator: "\n").count == 2)
      #expect(session.home.mode(of: "here") == nil)
    }
  }

  @Test func aLinkedConfigurationStaysALink() throws {
    let home = try PrivateHome()
    try home.write("{\"lang\":\"en\"}\n", to: "dotfiles/anillo.json")
    try home.write("", to: "config/anillo/other")
    #expect(unsafe symlink(home.path + "/dotfiles/anillo.json", home.path + "/config/anillo/config.json") == 0)
    let session = try TerminalSession.menu([], setup: TerminalSetup(home: home))
    try session.enter("rate 20")
    try session.send(.escape)
    #expect(try session.exit() == 0)
    #expect(home.read("dotfiles/anillo.json")?.contains("\"rate\":20") == true)
  }

  @Test func aConfigurationThatLeadsNowhereIsTold() throws {
    let home = try PrivateHome()
    try home.write("", to: "config/anillo/other")
    #expect(unsafe symlink("nowhere", home.path + "/config/anillo/config.json") == 0)
    let run = try ProgramRun.anillo("--version", setup: TerminalSetup(home: home))
    #expect(run.status == 0)
    #expect(run.err.contains("config.json: There is no such file."))
  }

  @Test func ofVeryManyFaultsTheFirstAreTold() throws {
    let home = try PrivateHome()
    let items = (0..<150).map { #"{"id": "\#($0)", "title": ""}"# }.joined(separator: ", ")
    let file = try home.write(#"{"version": 1, "items": [\#(items)]}"#, to: "menu.json")
    let run = try ProgramRun.anillo("check", file, setup: TerminalSetup(home: home))
    #expect(run.status == 2)
    #expect(run.err.split(separator: "\n").count == 101)
    #expect(run.err.contains("more faults in "))
  }

  @Test(arguments: [["help"], ["status"], ["--version"]])
  func aResultThatCannotBeWrittenIsAFailure(words: [String]) throws {
    let run = try ProgramRun.of(
      "/bin/sh", ["-c", "'\(BuiltProgram.path("anillo"))' \(words.joined()) >/dev/full"])
    #expect(run.status == 2)
    #expect(run.err.contains("The result could not be written"))
  }

  /// What shares a pipe may have made it one that does not wait, as ssh and Node.js do, and here dd.
  private func start(_ words: String) throws -> TerminalSession {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "dd iflag=nonblock count=0 status=none; exec '\(BuiltProgram.path("anillo"))' \(words)"],
      setup: TerminalSetup(
        environment: ["ANILLO_SPEECH": "off"], input: .pipe, output: .captured, errors: .captured))
    try waitUntilFound("its end or its wait for input") {
      let process = ProcessSnapshot(session.processID)
      return process == nil || [.awaitingInput, .still].contains(process?.activity) ? () : nil
    }
    return session
  }

  @Test(arguments: [("--filter a", "ab\n"), ("--filter a --json-lines", #"{"title": "ab"}"#)])
  func aPipeThatDoesNotWaitIsReadToItsEnd(words: String, input: String) throws {
    let session = try start("choose " + words)
    session.writeInput(input)
    session.closeInput()
    try session.expectEnd(0)
    #expect(session.result == "ab\n" && session.err.isEmpty)
  }

  @Test func aTextFromAPipeThatDoesNotWaitIsRead() throws {
    let session = try start("pager")
    session.writeInput("one\ntwo\n")
    session.closeInput()
    try session.waitForPrompt()
    try session.press(.down)
    #expect(session.line == "one")
    try session.send(.control("d"))
    try session.expectEnd(0)
  }

  @Test func aPipeThatDoesNotWaitGetsTheWholeResult() throws {
    let items = "yes abc | head -n 200000"
    let anillo = "dd oflag=nonblock count=0 status=none; '\(try BuiltProgram.path("anillo"))' choose --filter a"
    let run = try ProgramRun.of("/bin/sh", ["-c", "\(items) | { \(anillo); echo $? >&2; } | { read -r x; wc -l; }"])
    #expect(run.out.trimmed == "199999\n" && run.err == "0\n")
  }

  /// As where whatever has started it has left too many files open.
  @Test(arguments: 5...12)
  func withFewDescriptorsItAsksOrSaysThatItCannot(count: Int) throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "ulimit -n \(count); exec '\(BuiltProgram.path("anillo"))' choose A B"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], errors: .captured))
    try session.waitUntilQuiet()
    try session.send(.control("c"))
    let status = try session.exit()
    #expect(status == 130 && session.lines.contains("2 B") || status == 2 && session.err.hasPrefix("anillo: "))
  }

  /// A closed standard output is not the terminal that is opened next.
  @Test func aClosedStandardOutputIsAFailure() throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "'\(BuiltProgram.path("anillo"))' choose A B >&-; echo status $?"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"]))
    try session.waitFor("2 B\r\n")
    try session.press("2")
    try session.waitFor("status 2\r\n", since: 0)
  }
}
