import Glibc
import TestSupport
import Testing

/// Speech: what users of other programs have reported.
@Suite("Cases: speech")
struct SpeechCases {
  @Test func case26KeyRepeatSaysTheLastItemToItsEnd() throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 20))
    let session = try SpokenSession(["choose"] + (1...60).map { "Item number \($0)" }, lab: lab)
    try lab.waitFor("Actions, 60 items")
    for number in 1...60 {
      try session.terminal.send(.down)
      // A held key comes thirty times a second; each time the line is there before the next.
      try session.terminal.waitFor("\(number) Item number \(number)")
      poll(nil, 0, 33)
    }
    let last = "60 Item number 60, last"
    #expect(try lab.waitForEnding(of: last) == "end")
    #expect(lab.spoken("end").map(\.text).filter { $0.contains("number") } == [last])
    #expect(session.terminal.line == last)
  }

  @Test func case26ThousandsOfKeysAtOnceDoNotReplay() throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 20))
    let items = (1...4000).map { "Item number \($0)\n" }.joined()
    let setup = TerminalSetup(input: .bytes(Array(items.utf8)))
    let session = try SpokenSession(["choose"], lab: lab, setup: setup)
    try lab.waitFor("Actions, 4,000 items")
    let written = session.terminal.output.count
    try session.terminal.send(.text(String(repeating: "\u{1B}[B", count: 4100)))
    try session.terminal.waitUntilQuiet(within: .seconds(30))
    let last = "4000 Item number 4000, last"
    #expect(session.terminal.line == last)
    #expect(try lab.waitForEnding(of: last) == "end")
    #expect(lab.spoken("end").map(\.text).filter { $0.contains("number") } == [last])
    // The ear and the screen get what they can follow: not every item on the way.
    #expect(lab.spoken().count < 400)
    #expect(session.terminal.output.count - written < 100_000)
  }

  @Test(arguments: ["en", "es"])
  func case28LastWordsOfAChoiceAreNotCutOff(language: String) throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 100))
    let session = try SpokenSession(["choose", "--lang", language, "Camera", "Note for later"], lab: lab)
    try session.terminal.send("2")
    #expect(try session.terminal.exit() == 0)
    #expect(session.terminal.out == "Note for later\n")
    // The program is gone while its last words are still said.
    #expect(lab.spoken("end").allSatisfy { $0.text != "2 Note for later" })
    #expect(try lab.waitForEnding(of: "2 Note for later") == "end")
  }

  @Test(arguments: [("en", ":quit", "Goodbye"), ("es", "salir", "Hasta luego")])
  func case28LastWordsOfTheShellAreNotCutOff(language: String, word: String, words: String) throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 60))
    let session = try SpokenSession(["--lang", language], lab: lab, menu: SpokenScript.toolsMenu)
    try session.terminal.send(.text(word), .enter)
    #expect(try session.terminal.exit() == 0)
    #expect(try lab.waitForEnding(of: words) == "end")
    try session.terminal.waitUntilNothingRuns()
  }

  @Test(arguments: ["stopped", "hung"])
  func case28TheEndDoesNotWaitForADaemonThatHangs(how: String) throws {
    var setup = SpeechLab.Setup.quick
    setup.hangingWord = "Trap"
    let lab = try SpeechLab(setup)
    let session = try SpokenSession(["choose", "Camera", "Trap"], lab: lab)
    if how == "stopped" { lab.pause() } else { try lab.waitFor("2 Trap") }
    let start = ContinuousClock.now
    try session.terminal.send("2")
    #expect(try session.terminal.exit() == 0)
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(session.terminal.out == "Trap\n")
    try session.terminal.waitUntilNothingRuns()
    lab.resume()
  }

  static let starts = [
    #""run": ["sleep", "1000"]"#, #""shell": "exec sleep 1000""#, #""run": ["sleep", "1000"], "terminal": true"#,
  ]

  @Test(arguments: starts)
  func case29AStartedProgramHasNoPartOfTheSpeech(effect: String) throws {
    let lab = try SpeechLab(.quick)
    let menu = #"{"version": 1, "items": [{"id": "a", "title": "Sleep", \#(effect)}]}"#
    let session = try SpokenSession([], lab: lab, menu: menu)
    try lab.waitForEnding(of: "1 Sleep")
    let terminal = session.terminal
    let own = SpeechPlayer.descriptors(of: terminal.processID)
    #expect(own.contains { $0.hasPrefix("socket:") })
    try terminal.send("1")
    let program = try waitUntilFound("the program") { terminal.home.processes().first { $0.name == "sleep" } }
    // While it is being loaded its libraries are open, too.
    let open = try waitUntilFound("a program with three descriptors") {
      let open = SpeechPlayer.descriptors(of: program.id)
      return open.count == 3 ? open : nil
    }
    #expect(!open.contains { $0.hasPrefix("socket:") || $0.hasPrefix("anon_inode:") }, "\(open)")
    try terminal.send(.control("c"))
    try terminal.waitFor("Interrupted")
  }

  @Test func case30OnlyOurOwnSpeechIsEverCancelled() throws {
    let daemon = try FalseDaemon(.obedient)
    var setup = TerminalSetup()
    setup.speak(to: daemon)
    let session = try TerminalSession.anillo(["demo", "ring", "--speech", "on"], menu: nil, setup: setup)
    try daemon.waitForLine("5 Delete, destructive")
    for key: Key in [.down, .down, "x", .escape, .alt("x"), .control("c"), .alt("l"), "9", .enter, .escape, "2"] {
      try session.send(key)
      try session.waitUntilQuiet()
    }
    try session.send(":quit", .enter)
    #expect(try session.exit() == 0)
    let commands = daemon.lines.map { $0.text.uppercased() }
    let cancels = commands.filter { ["CANCEL", "STOP", "PAUSE"].contains($0.split(separator: " ").first ?? "") }
    #expect(cancels.count > 3)
    #expect(cancels.allSatisfy { $0 == "CANCEL SELF" }, "\(cancels)")
    #expect(!commands.contains { $0.hasPrefix("SET ALL") })
  }

  @Test func case30AnotherProgramGoesOnSpeaking() throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 60))
    let reader = try SpeechPlayer(lab)
    let session = try SpokenSession(["demo", "ring"], lab: lab)
    try session.press(.down, .down)
    try lab.waitFor("2 Note")
    try reader.say("a message of the screen reader", "message")
    try lab.waitFor("a message of the screen reader")
    try session.press(.down, .alt("x"), "x", .escape, .control("c"), .up)
    try session.terminal.send(.control("d"))
    #expect(try session.terminal.exit() == 0)
    #expect(try lab.waitForEnding(of: "a message of the screen reader") == "end")
  }
}
