import Glibc
import TestSupport
import Testing

/// Every way out of every place that has the terminal, under a shell with job control that mends nothing by itself.
extension EndCases {
  /// Where somebody is when the end comes.
  enum Place: String, CaseIterable {
    case menu, secret, pager, command, commandWithTerminal

    /// What is started in the shell.
    var line: String {
      switch self {
      case .menu, .command, .commandWithTerminal: "anillo menu.json"
      case .secret: "anillo ask --secret >result"
      case .pager: "anillo pager text"
      }
    }

    /// How to get there from the first prompt, and what then stands on the screen.
    var approach: (keys: [Key], shows: String) {
      switch self {
      case .menu: ([.down], "1 First")
      case .secret: (["Zq"], "shown.\r\n ")
      case .pager: ([.down], "one")
      case .command: (["2"], "begun\r\n")
      case .commandWithTerminal: (["3"], "begun\r\n")
      }
    }

    /// How to leave it when nothing else has ended it, a key after the other's answer.
    var exit: [Key] {
      switch self {
      case .menu, .pager: [.control("d")]
      case .secret: [.control("c")]
      case .command, .commandWithTerminal: [.control("c"), .control("d")]
      }
    }

    static let menuDocument = #"""
      {"version": 1, "items": [
        {"id": "a", "title": "First", "print": "the first"},
        {"id": "b", "title": "Second", "shell": "echo begun; exec sleep 1000"},
        {"id": "c", "title": "Third", "shell": "stty -echo -icanon; echo begun; exec cat >kept", "terminal": true}]}
      """#
  }

  /// What may end it.
  enum Way: Sendable, CustomTestStringConvertible {
    case key(Key)
    case signal(Int32)
    /// The program crashes by itself, as only one that was built for debugging can be made to.
    case crash(String)

    var testDescription: String { "\(self)" }

    static let all =
      [Key.enter, .escape, .control("c"), .control("d"), .control("\\")].map(Way.key)
      + [SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGSEGV, SIGABRT].map(Way.signal) + crashes

    #if DEBUG
    private static let crashes = ["trap", "overflow", "abort"].map(Way.crash)
    #else
    private static let crashes: [Way] = []
    #endif
  }

  /// The status that the shell tells; nil where it goes on.
  private func status(of way: Way, in place: Place) -> Int32? {
    let isCommand = place == .command || place == .commandWithTerminal
    switch way {
    case .key(.enter): return place == .secret ? 0 : nil
    case .key(.control("c")), .signal(SIGINT): return place == .secret ? 130 : nil
    case .key(.control("d")): return isCommand ? nil : place == .secret ? 130 : 0
    // The kernel sends the signal to the command that has the terminal, which ends by it.
    case .key(.control("\\")): return place == .commandWithTerminal ? nil : 128 + SIGQUIT
    case .key: return nil
    case .signal(SIGHUP): return isCommand ? 128 + SIGHUP : place == .secret ? 130 : 0
    case .signal(let signal): return 128 + signal
    case .crash("trap"): return 128 + SIGILL
    case .crash("overflow"): return 128 + SIGSEGV
    case .crash: return 128 + SIGABRT
    }
  }

  @Test(arguments: Place.allCases, Way.all)
  func case13EveryWayOutLeavesTheTerminalWhole(place: Place, way: Way) throws {
    // There no key is the program's.
    if place == .commandWithTerminal, case .crash = way { return }
    let (session, before) = try go(to: place, for: way)
    switch way {
    case .key(let key): try session.press(key)
    case .crash: try session.send(.control("]"))
    case .signal(let signal): kill(try session.anillo.id, signal)
    }
    if let status = status(of: way, in: place) {
      try session.waitUntil("the shell") { $0.line == "ready>" }
      // A command that is about to end might still take the keys.
      try session.waitUntilOnlyTheShellRuns()
      let told = try session.enter("echo status $?")
      #expect(told.contains("\r\nstatus \(status)\r\n"))
    } else {
      try session.leave(place)
    }
    try session.expectUntouched(before)
  }

  /// Where no shell takes the terminal back by itself, what comes next has it all the same.
  @Test(arguments: Place.allCases)
  func case13AScriptGoesOnAfterACrash(place: Place) throws {
    let home = try PrivateHome()
    try home.write(Place.menuDocument, to: "menu.json")
    try home.write("one\ntwo\n", to: "text")
    let program = try BuiltProgram.path("anillo")
    let script = "anillo() { '\(program)' \"$@\"; }; read -r x; \(place.line); echo status $?; read -r x; echo \"<$x>\""
    let session = try TerminalSession(
      "/bin/dash", ["-c", script], setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], home: home))
    try session.waitUntilQuiet()
    let before = try session.terminalSettings()
    try session.press(.enter)
    try session.send(place.approach.keys)
    try session.waitFor(place.approach.shows, since: 0)
    try session.waitUntilQuiet()
    try session.waitUntilAnilloRests()
    kill(try session.anillo.id, SIGSEGV)
    try session.waitFor("status \(128 + SIGSEGV)\r\n")
    #expect(try session.terminalSettings() == before)
    try session.waitUntilOnlyTheShellRuns()
    try session.send("typed", .enter)
    try session.waitFor("<typed>")
    #expect(try session.exit() == 0)
    try session.waitUntilNothingRuns()
  }

  @Test(arguments: Place.allCases)
  func case13StoppedAndContinuedEverywhere(place: Place) throws {
    // The program that has the terminal goes on at once: it has no shell to go back to.
    if place == .commandWithTerminal { return }
    let (session, before) = try go(to: place)
    let during = try session.terminalSettings()
    try session.send(.control("z"))
    try session.waitFor("ready> ")
    try session.waitUntilQuiet()
    #expect(try session.terminalSettings() == before)
    // Meanwhile the window has become another.
    try session.resize(columns: 30, rows: 10)
    try session.press("fg", .enter)
    #expect(try session.terminalSettings() == during)
    try session.leave(place)
    try session.expectUntouched(before)
  }

  @Test(arguments: Place.allCases)
  func case13AWindowThatIsResizedHundredsOfTimesTakesNoKey(place: Place) throws {
    let (session, before) = try go(to: place)
    let keys: [Place: Key] = [.menu: .down, .pager: .down, .secret: "x"]
    for number in 1...300 {
      try session.resize(columns: 1 + number * 37 % 120, rows: 1 + number * 7 % 40)
      try session.send(keys[place] ?? .down)
    }
    try session.resize(columns: 80, rows: 25)
    if place == .secret {
      try session.send(.enter)
      try session.waitFor("ready> ")
      #expect(session.home.read("result") == "Zq" + String(repeating: "x", count: 300) + "\n")
    } else {
      if place == .menu || place == .pager {
        try session.waitUntilQuiet()
        #expect(session.line == (place == .menu ? "3 Third, last" : "two, last line"))
      }
      try session.leave(place)
    }
    try session.expectUntouched(before, wraps: true)
  }

  /// While the terminal is a shell's or a command's, its new size is told to nobody else.
  @Test(arguments: [Place.menu, .command, .commandWithTerminal])
  func case13ASizeThatHasChangedMeanwhileHolds(place: Place) throws {
    let (session, before) = try go(to: place)
    if place == .menu {
      try session.send(.control("z"))
      try session.waitUntil("the shell") { $0.line == "ready>" }
    }
    try session.resize(columns: 30, rows: 10)
    if place == .menu { try session.press("fg", .enter) } else { try session.press(.control("c")) }
    try session.waitUntil("the prompt") { $0.screen.cursor.column > 0 && $0.processes().count == 2 }
    try session.press(.control("u"), .text(String(repeating: "xyz", count: 20)))
    #expect(session.lines.contains { $0.contains("xyz") })
    // All three rows of it are known to be there.
    try session.press(.control("u"))
    #expect(!session.lines.contains { $0.contains("xyz") }, "\(session.lines)")
    try session.press(.control("d"))
    try session.expectUntouched(before, wraps: true)
  }

  @Test(arguments: Place.allCases)
  func case13ATerminalThatVanishesEndsEverything(place: Place) throws {
    let (session, _) = try go(to: place)
    session.hangUp()
    _ = try session.exit()
    try session.waitUntilNothingRuns()
  }

  /// A shell in which the place was gone to, and the settings that the terminal had before. A crash is made ready.
  private func go(to place: Place, for way: Way? = nil) throws -> (TerminalSession, TerminalSettings) {
    let session = try interactive("/bin/dash")
    try session.home.write(Place.menuDocument, to: "menu.json")
    try session.home.write("one\ntwo\n", to: "text")
    // A listener must not meet Swift's own account of a crash, not even where it is asked for.
    if case .crash(let how) = way {
      try session.press(.text("export ANILLO_CRASH=\(how) SWIFT_BACKTRACE=enable=yes,interactive=yes"), .enter)
    }
    let before = try session.terminalSettings()
    try session.press(.text(place.line), .enter)
    try session.send(place.approach.keys)
    try session.waitFor(place.approach.shows, since: 0)
    try session.waitUntilQuiet()
    try session.waitUntilAnilloRests()
    #expect(try session.terminalSettings() != before)
    return (session, before)
  }
}

extension TerminalSession {
  /// The program, of which the session's own is the shell.
  fileprivate var anillo: ProcessSnapshot {
    get throws { try #require(processes().first { $0.name == "anillo" }) }
  }

  fileprivate func waitUntilOnlyTheShellRuns() throws {
    try waitUntilFound("the shell alone", instead: { "\(home.processes())" }) { home.processes().count > 1 ? nil : () }
  }

  /// Also where a command that it has started has the terminal, and may have written before it was known to run.
  fileprivate func waitUntilAnilloRests() throws {
    try waitUntilFound("rest") { try anillo.activity == .awaitingInput ? () : nil }
  }

  fileprivate func leave(_ place: EndCases.Place) throws {
    for key in place.exit.dropLast() {
      try press(key)
      try waitUntil("the prompt") { $0.screen.cursor.column > 0 && $0.processes().count == 2 }
    }
    try press(place.exit.last ?? .enter)
    try waitUntil("the shell") { $0.line == "ready>" }
  }

  /// The terminal is as before, nothing that was started runs, and nothing was switched on.
  fileprivate func expectUntouched(
    _ before: TerminalSettings, wraps: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try waitUntilQuiet()
    try waitUntilOnlyTheShellRuns()
    #expect(try terminalSettings() == before, sourceLocation: sourceLocation)
    expectPlain(wraps: wraps, sourceLocation: sourceLocation)
  }
}
