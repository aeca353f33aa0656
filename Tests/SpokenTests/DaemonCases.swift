import Glibc
import TestSupport
import Testing

/// The daemon as it should not be, under the whole program.
@Suite("Cases: the daemon's faults", .serialized)
struct DaemonCases {
  /// What happens to the daemon while the menu is used.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case hungByItsModule, stopped, killed, absent

    var testDescription: String { rawValue }

    var reason: String {
      switch self {
      case .hungByItsModule, .stopped: "speech-dispatcher does not answer"
      case .killed, .absent: "speech-dispatcher is not running and could not be started"
      }
    }

    func befall(_ lab: SpeechLab) {
      switch self {
      case .stopped: lab.pause()
      case .killed, .absent: lab.kill()
      case .hungByItsModule: break
      }
    }

    func pass(_ lab: SpeechLab) throws {
      if self == .stopped { lab.resume() } else { try lab.restart() }
    }
  }

  /// A lab in which the item "Trap" hangs the module.
  private func lab() throws -> SpeechLab {
    var setup = SpeechLab.Setup.quick
    setup.hangingWord = "Trap"
    return try SpeechLab(setup)
  }

  private func session(_ fault: Fault, _ lab: SpeechLab) throws -> SpokenSession {
    if fault == .absent { fault.befall(lab) }
    let menu = #"""
      {"version": 1, "items": [
        {"id": "a", "title": "Alpha", "print": "a"}, {"id": "b", "title": "Beta", "print": "b"},
        {"id": "c", "title": "Trap", "spokenTitle": "Third", "print": "c"}]}
      """#
    let session = try SpokenSession([], lab: lab, menu: menu)
    if fault != .absent { try lab.waitForEnding(of: "3 Third") }
    if fault == .hungByItsModule {
      try session.press("Trap")
      try session.press(.tab)
      try lab.waitForEntry("the trap") { $0.text.contains("Trap") }
      try session.press(.escape)
    } else if fault != .absent {
      fault.befall(lab)
    }
    return session
  }

  @Test(arguments: Fault.allCases)
  func case27TypingIsUnaffectedAndSpeechComesBack(_ fault: Fault) throws {
    let lab = try lab()
    let session = try session(fault, lab)
    let terminal = session.terminal
    let message = "No speech: \(fault.reason). The menu goes on as text."
    var slowest = Duration.zero
    try waitForTest("the message", within: .seconds(20), instead: { "\(terminal.lines)" }) {
      let start = ContinuousClock.now
      try session.press(.down)
      slowest = max(slowest, ContinuousClock.now - start)
      return occurrences(of: "No speech:", in: terminal) > 0 ? () : nil
    }
    for (keys, line) in [("abc", "abc"), ("\u{7F}", "ab")] as [(String, String)] {
      try session.press(.text(keys))
      #expect(terminal.line == line)
    }
    for key: Key in [.escape, .down, .up, .alt("w"), "2", .alt("<")] {
      let start = ContinuousClock.now
      try session.press(key)
      slowest = max(slowest, ContinuousClock.now - start)
    }
    // A wait for the daemon would be two seconds long.
    #expect(slowest < .milliseconds(1500), "a key took \(slowest)")
    #expect(terminal.line == "1 Alpha, first")
    #expect(terminal.output(since: 0).text.contains(message + "\r\n"))
    #expect(terminal.out == "b\n")

    let heard = lab.entries.count
    try fault.pass(lab)
    try waitForTest("the voice", within: .seconds(20), instead: { "\(lab.entries)" }) {
      try session.press(.alt("<"))
      return lab.entries.dropFirst(heard).contains { $0.text == "1 Alpha, first" } ? () : nil
    }
    #expect(occurrences(of: "No speech:", in: terminal) == 1)
    try terminal.send(.escape, .escape)
    #expect(try terminal.exit() == 0)
    try terminal.waitUntilNothingRuns()
  }

  @Test func case27RestartedBetweenTwoKeysIsNotNoticed() throws {
    let lab = try lab()
    let session = try session(.stopped, lab)
    lab.resume()
    try session.press(.down)
    try lab.waitFor("1 Alpha")
    try lab.restart()
    // The connection is not opened more than once a second; until then a key may be lost, never the program.
    try waitForTest("the voice", instead: { "\(lab.entries) \(session.terminal.lines)" }) {
      try session.press(.alt(">"))
      return lab.spoken().contains { $0.text == "3 Third, last" } ? () : nil
    }
  }

  @Test(arguments: [FalseDaemon.Manner.silent, .garbage, .endless, .halfLine, .refusing, .closing])
  func case27WhatIsNoDaemonAtAll(_ manner: FalseDaemon.Manner) throws {
    let daemon = try FalseDaemon(manner)
    var setup = TerminalSetup()
    setup.speak(to: daemon)
    let terminal = try TerminalSession.anillo(["demo", "ring", "--speech", "on"], menu: nil, setup: setup)
    for number in ["1 Camera", "2 Note", "3 Share", "4 Favorite", "5 Delete, destructive, last"] {
      try terminal.send(.down)
      try terminal.waitUntilQuiet()
      #expect(terminal.line == number)
    }
    try terminal.send(.control("d"))
    #expect(try terminal.exit() == 0)
    #expect(occurrences(of: "No speech:", in: terminal) <= 1)
    try terminal.waitUntilNothingRuns()
  }

  @Test("With the daemon stopped, a thousand keys are echoed as fast as without speech")
  func stoppedDaemonCostsNoTime() throws {
    let lab = try SpeechLab(.quick)
    let silent = try TerminalSession.anillo(["demo", "ring", "--speech", "off"], menu: nil, setup: TerminalSetup())
    let speaking = try SpokenSession(["demo", "ring"], lab: lab)
    try lab.waitForEnding(of: "5 Delete, destructive")
    lab.pause()
    defer { lab.resume() }
    // Rounds side by side, so that a busy machine slows both.
    var (without, with) = (Duration.zero, Duration.zero)
    for _ in 1...10 {
      without += try timeOfKeys(100, in: silent)
      with += try timeOfKeys(100, in: speaking.terminal)
    }
    #expect(with < without * 4 + .seconds(1), "\(with) against \(without)")
  }

  /// Letters typed and deleted one by one, each waited for on the screen.
  private func timeOfKeys(_ count: Int, in terminal: TerminalSession) throws -> Duration {
    let start = ContinuousClock.now
    for number in 0..<count {
      let place = terminal.output.count
      try terminal.send(number.isMultiple(of: 2) ? "x" : .backspace)
      try terminal.waitUntil("the echo of key \(number)") { $0.output.count > place }
    }
    return ContinuousClock.now - start
  }

  private func occurrences(of text: String, in terminal: TerminalSession) -> Int {
    terminal.output(since: 0).text.split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
