import Glibc
import TestSupport
import Testing

/// Commands that a menu runs: what they get, what is told of them, and how they end.
@Suite("Commands of a menu")
struct CommandTests {
  /// The shell on a menu of one item.
  private func shell(_ item: String, language: String = "en", setup: TerminalSetup = TerminalSetup()) throws
    -> TerminalSession
  {
    try TerminalSession.shell(
      #"{"version": 1, "items": [{"id": "a", "title": "Go", \#(item)}]}"#, language: language, setup: setup)
  }

  @Test func theArgumentVectorIsPassedExactly() throws {
    let arguments = [
      "", " ", "a b", "$HOME", "`id`", "*", #"\"q\""#, "'", #"\\"#, "-n", "--", #"two\nlines"#, #"\u001B[31m"#, "ñ漢",
      ";|&<>", "%s", #"\t"#,
    ]
    let listed = arguments.map { "\"\($0)\"" }.joined(separator: ", ")
    let session = try shell(#""run": ["sh", "-c", "printf '<%s>' \"$@\" >arguments", "sh", \#(listed)]"#)
    try session.run("1", until: "Done")
    #expect(
      session.home.read("arguments")
        == "<>< ><a b><$HOME><`id`><*><\"q\"><'><\\><-n><--><two\nlines><\u{1B}[31m><ñ漢><;|&<>><%s><\t>")
  }

  @Test func aShellLineIsRunByTheShell() throws {
    let session = try shell(#""shell": "printf '%s\\n' $((2 + 3)) two | sort -r""#)
    #expect(try session.run("1", until: "5\r\n").contains("two\r\n5\r\n"))
  }

  @Test func aValueThatIsPrintedIsTheResultAndIsTold() throws {
    let session = try shell(#""print": "a\u001B[31m\nb\u202Ec""#)
    #expect(try session.press("1").text.contains("a\r\nbc\r\n"))
    #expect(session.result == "a\u{1B}[31m\nb\u{202E}c\n")
    session.expectPlain()
  }

  @Test(arguments: [
    (#""run": ["sh", "-c", "echo one; echo two >&2; printf three"]"#, ["one", "two", "three"]),
    (#""run": ["true"]"#, ["Done"]), (#""run": ["false"]"#, ["It failed with status 1"]),
    (#""shell": "echo said; exit 42""#, ["said", "It failed with status 42"]),
    (#""shell": "kill -KILL $$""#, ["It was ended by signal 9"]),
    (
      #""run": ["no-such-program", "x"]"#,
      ["The program no-such-program was not found. Install it, or change the menu."]
    ),
    (#""run": ["/etc/passwd"]"#, ["The program /etc/passwd cannot be started: Permission denied"]),
    (#""shell": "echo; echo after an empty line""#, ["", "after an empty line"]),
  ])
  func whatItSaysAndHowItEndsIsTold(item: String, lines: [String]) throws {
    let session = try shell(item)
    try session.run("1", until: (lines.last ?? "") + "\r\n")
    let told = session.lines.drop { $0 != " 1 Go" }.dropFirst()
    #expect(Array(told) == lines)
    #expect(session.line.isEmpty)
    session.expectPlain()
  }

  @Test(arguments: [
    (#""run": ["false"]"#, "Ha fallado con el estado 1"), (#""run": ["true"]"#, "Hecho"),
    (#""run": ["no-such-program"]"#, "No se encuentra el programa no-such-program. Instálelo o cambie el menú."),
    (#""shell": "kill -9 $$""#, "Lo terminó la señal 9"),
  ])
  func itIsToldInSpanish(item: String, line: String) throws {
    let session = try shell(item, language: "es")
    try session.run("1", until: line + "\r\n")
  }

  @Test(arguments: [
    (#"printf '\\033[31mred\\033[0m\\n'"#, "red"), (#"printf '\\033]0;title\\007text\\n'"#, "text"),
    (#"printf 'a\\033[2J\\033[Hb\\n'"#, "ab"), (#"printf '\\033[?1049hc\\033[6n\\n'"#, "c"),
    (#"printf 'one\\rtwo\\n'"#, "one two"), (#"printf 'd\\007e\\bf\\n'"#, "d e f"),
    (#"printf '\\377g\\n'"#, "\u{FFFD}g"),
    (#"printf '┌──────┐h\\n'"#, "h"), (#"printf 'i\\000j\\n'"#, "i j"), (#"printf '\\033Pq#0\\033\\\\k\\n'"#, "k"),
  ])
  func hostileOutputIsHarmless(line: String, shown: String) throws {
    let session = try shell("\"shell\": \"\(line)\"")
    try session.run("1", until: shown + "\r\n")
    #expect(session.lines.last { !$0.isEmpty && $0 != " 1 Go" } == shown)
    session.expectPlain()
  }

  @Test func theOutputIsWalkedAfterwards() throws {
    let session = try shell(#""shell": "echo first; echo; echo third; printf '\\033[1mlast\\033[0m'""#)
    try session.run("1", until: "last\r\n")
    #expect(try session.enter("output").contains("Output, 4 lines. Arrows read, Esc goes back.\r\n"))
    for line in ["first", "blank", "third", "last"] {
      try session.press(.down)
      #expect(session.line == line)
    }
    #expect(try session.press(.down).text.contains("last, last line"))
    try session.press(.alt("<"))
    #expect(session.line == "first")
    #expect(try session.press(.up).text.contains("first, first line"))
    #expect(try session.enter("where").contains("Line 1 of 4, 25 percent\r\n"))
    try session.enter("4")
    #expect(session.line == "last")
    try session.enter("repeat")
    #expect(session.line == "last")
    try session.press(.escape)
    #expect(try session.press(.escape).text.contains("Actions, 1 item"))
    session.expectPlain()
  }

  @Test func theOutputOfOneLineEndsBelowAndAbove() throws {
    let session = try shell(#""shell": "echo alone""#)
    try session.run("1", until: "alone\r\n")
    try session.enter("output")
    try session.press(.down)
    #expect(try session.press(.down).text.contains("alone, last line"))
    #expect(try session.press(.up).text.contains("alone, first line"))
  }

  @Test func muchOutputIsPrintedWhole() throws {
    let session = try shell(#""run": ["seq", "20000"]"#)
    #expect(try session.run("1", until: "20000\r\n").contains("\r\n19999\r\n20000\r\n"))
    #expect(try session.enter("output").contains("Output, 10,000 lines. Arrows read, Esc goes back.\r\n"))
  }

  @Test(arguments: [
    (#""shell": "echo started; exec sleep 1000""#, 1, "Interrupted"),
    (#""shell": "trap '' INT; echo started; sleep 1000; sleep 1000""#, 2, "It was ended by signal 15"),
    (#""shell": "trap '' INT TERM; echo started; sleep 1000; sleep 1000""#, 3, "It was ended by signal 9"),
    (
      #""shell": "trap 'echo cleaned up; exit 5' INT; echo started; sleep 1000 & wait""#, 1,
      "cleaned up\r\nIt failed with status 5"
    ),
  ])
  func controlCEndsTheCommandAndNotTheMenu(item: String, presses: Int, told: String) throws {
    let session = try shell(item)
    try session.send("1")
    try session.waitFor("started\r\n")
    let place = session.output.count
    for press in 1...presses {
      try session.send(.control("c"))
      // One press is one signal: the next only when this one is taken.
      if press < presses { try session.waitUntilQuiet() }
    }
    try session.waitFor(told + "\r\n", since: place)
    try session.press(.down)
    #expect(session.line == "1 Go, last")
    try session.send(.control("d"))
    try session.expectEnd(0)
  }

  @Test func keysPressedMeanwhileChooseNothing() throws {
    let session = try shell(#""shell": "echo started; read -r line <go; echo ended""#)
    let fifo = session.home.path + "/go"
    #expect(unsafe mkfifo(fifo, 0o600) == 0)
    try session.send("1")
    try session.waitFor("started\r\n")
    try session.press("1", .enter, .control("d"))
    let writer = try TerminalSession("/bin/sh", ["-c", "echo go >'\(fifo)'"])
    _ = try writer.exit()
    try session.waitFor("ended\r\n", since: 0)
    try session.waitUntilQuiet()
    #expect(session.line.isEmpty)
    #expect(session.lines.filter { $0 == "started" }.count == 1)
  }

  @Test func aCommandGetsTheTerminalItself() throws {
    let session = try shell(
      #""run": ["sh", "-c", "stty -a >settings; tty >name; echo ready; read -r x; echo \"got $x\""], "terminal": true"#)
    try session.send("1")
    try session.waitFor("ready\r\n")
    try session.waitUntilQuiet()
    let settings = try #require(session.home.read("settings")).split { " ;\n".contains($0) }
    #expect(settings.contains("icanon") && settings.contains("echo") && settings.contains("isig"))
    #expect(session.home.read("name")?.hasPrefix("/dev/") == true)
    #expect(try session.press("abc", .enter).text.contains("abc\r\ngot abc\r\n"))
    try session.press(.down)
    #expect(session.line == "1 Go, last")
    try session.send(.control("d"))
    try session.expectEnd(0)
  }

  @Test(arguments: [(Key.control("c"), "Interrupted"), (.control("\\"), "It was ended by signal 3")])
  func signalsOfTheTerminalAreTheCommandsOwn(key: Key, told: String) throws {
    let session = try shell(#""shell": "echo started; exec sleep 1000", "terminal": true"#)
    try session.send("1")
    try session.waitFor("started\r\n")
    try session.send(key)
    try session.waitFor(told, since: 0)
    try session.press(.down)
    #expect(session.line == "1 Go, last")
  }

  @Test func controlZOfACommandWithTheTerminalLosesNothing() throws {
    let session = try shell(#""shell": "read -r x; echo \"got $x\"", "terminal": true"#)
    try session.press("1")
    try session.press(.control("z"))
    #expect(try session.press("abc", .enter).text.contains("got abc\r\n"))
  }

  @Test func aMenuInsideOfAMenu() throws {
    let anillo = try BuiltProgram.path("anillo")
    let session = try shell(
      #""shell": "'\#(anillo)' choose --title Inner A B >chosen", "terminal": true"#)
    #expect(try session.press("1").text.contains("Inner, 2 items\r\n1 A\r\n2 B\r\n"))
    try session.press("2")
    #expect(session.home.read("chosen") == "B\n")
    try session.press(.down)
    #expect(session.line == "1 Go, last")
    try session.send(.control("d"))
    try session.expectEnd(0)
  }

  /// It asks for the terminal as a part of a command whose output is read.
  @Test func aMenuInsideOfACommandGetsTheTerminal() throws {
    let anillo = try BuiltProgram.path("anillo")
    let session = try shell(#""shell": "x=$('\#(anillo)' choose --title Inner A B); echo \"got $x\"""#)
    try session.run("1", until: "Inner, 2 items\r\n1 A\r\n2 B\r\n")
    try session.run("2", until: "got B\r\n")
    try session.press(.down)
    #expect(session.line == "1 Go, last")
    try session.send(.control("d"))
    try session.expectEnd(0)
  }

  // Changing the settings of the terminal stops a program in the background; it says so once it has the terminal.
  @Test func aCommandThatAsksOnTheTerminalGetsIt() throws {
    let session = try shell(
      #""shell": "stty -echo </dev/tty; printf 'Password: ' >/dev/tty; read -r x </dev/tty; echo \"got $x\"""#)
    try session.send("1")
    try session.waitFor("Password: ")
    try session.waitUntilQuiet()
    #expect(try session.terminalSettings().echoes == false)
    let told = try session.run("secret", .enter, until: "got secret\r\n")
    #expect(told.contains("\r\nsecret") == false)
    try session.press(.down)
    #expect(session.line == "1 Go, last")
    try session.send(.control("d"))
    // The echo that the command has left off is on again.
    try session.expectEnd(0)
  }

  @Test func aChildLeftInTheBackgroundIsNotWaitedFor() throws {
    let session = try shell(#""shell": "sleep 1000 & echo done with it""#)
    try session.run("1", until: "done with it\r\n")
    try session.press(.down)
    #expect(session.line == "1 Go, last")
    #expect(session.home.processes().contains { $0.name == "sleep" })
  }

  @Test func outputWithoutALineEndIsToldInPieces() throws {
    let session = try shell(#""shell": "echo started; exec tr '\\0' x </dev/zero""#)
    try session.send("1")
    try session.waitFor("started\r\n")
    // Endless as it is, it is not waited for, and not kept.
    try session.waitFor(String(repeating: "x", count: 999) + "…\r\n")
    try session.send(.control("c"))
    try session.waitFor("Interrupted\r\n", since: 0)
    #expect(try #require(session.peakMemory) < 200 << 20)
    try session.press(.down)
    #expect(session.line == "1 Go, last")
  }

  @Test func whatAParentIgnoresIsNotMissed() throws {
    let home = try PrivateHome()
    try home.write(#"{"version": 1, "items": [{"id": "a", "title": "Go", "shell": "echo said"}]}"#, to: "menu.json")
    let session = try TerminalSession(
      "env", ["--ignore-signal=CHLD", BuiltProgram.path("anillo"), "menu.json"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], home: home))
    try session.waitUntilQuiet()
    try session.run("1", until: "said\r\n")
    try session.press(.down)
    #expect(session.line == "1 Go, last")
  }

  @Test func aCommandFindsNothingOpenOfOurs() throws {
    let session = try shell(#""shell": "ls -l /proc/self/fd >open""#)
    try session.run("1", until: "Done")
    let open = try #require(session.home.read("open")).split(separator: "\n").map(String.init)
    #expect(open.contains { $0.hasSuffix(" 0 -> /dev/null") })
    #expect(!open.contains { $0.contains("/dev/tty") || $0.contains("socket:") || $0.contains("anon_inode:") })
  }

  @Test func aCommandHasTheSignalsOfAFreshProgram() throws {
    let session = try shell(#""shell": "grep -E '^Sig(Blk|Ign)' /proc/self/status""#)
    let told = try session.run("1", until: "SigIgn:")
    let masks = told.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0.count == 16 }
    // The C library ignores its own two signals in every program that it spawns.
    #expect(masks == ["0000000000000000", "0000000180000000"])
  }

  /// What could not be started had the terminal already.
  @Test func aProgramThatIsMissingLeavesTheTerminal() throws {
    let session = try shell(#""run": ["no-such-program"], "terminal": true"#)
    #expect(try session.press("1").text.contains("no-such-program was not found"))
    try session.press(.down)
    #expect(session.line == "1 Go, last")
  }

  /// It goes on writing into the pipe that it has inherited.
  @Test func whatACommandLeavesBehindDoesNotHoldTheMenu() throws {
    let session = try shell(#""shell": "setsid yes word & echo started; exec sleep 0.1""#)
    try session.send("1")
    try session.waitFor("started\r\n")
    try session.waitUntil("the prompt") { $0.line.isEmpty && $0.screen.cursor.column == 1 }
    try session.press(.down)
    #expect(session.line == "1 Go, last")
  }

  @Test func aLineWithoutAnEndIsCut() throws {
    let session = try shell(#""shell": "head -c 1000000 /dev/zero | tr '\\0' x; echo; echo over""#)
    let told = try session.run("1", until: "over\r\n")
    #expect(told.utf8.count < 100_000)
  }

  /// The leader of the session alone hears that the terminal is gone, and this one does not pass it on.
  @Test(arguments: ["", #", "terminal": true"#])
  func aTerminalThatIsGoneEndsTheWait(terminal: String) throws {
    let home = try PrivateHome()
    try home.write(
      #"{"version": 1, "items": [{"id": "a", "title": "Go", "shell": "trap '' HUP; echo started; exec sleep 1000""#
        + "\(terminal)}]}", to: "menu.json")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "trap '' HUP; '\(BuiltProgram.path("anillo"))' menu.json; echo over >over"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], home: home))
    try session.waitUntilQuiet()
    try session.send("1")
    try session.waitFor("started\r\n")
    session.hangUp()
    _ = try session.exit()
    #expect(home.read("over") == "over\n")
  }

  @Test func aResultThatDoesNotArriveIsToldAndNoSuccess() throws {
    let session = try shell(
      #""print": "x""#, setup: TerminalSetup(output: .file("/dev/full"), errors: .captured))
    #expect(try session.press("1").text.contains("The result could not be written: No space left on device\r\n"))
    try session.send(.control("d"))
    try session.expectEnd(2)
    #expect(session.err == "anillo: The result could not be written: No space left on device\n")
  }
}
