import TestSupport
import Testing

/// What a key cuts, and what it lets be said.
@Suite("What cuts what")
struct InterruptionTests {
  /// A voice that is slow enough to be cut.
  private static func session(_ words: [String], menu: String? = nil) throws -> (SpokenSession, SpeechLab) {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 100))
    return (try SpokenSession(words, lab: lab, menu: menu), lab)
  }

  @Test("A new item cuts the one that is spoken, and so does what is typed")
  func itemsAndLetters() throws {
    let (session, lab) = try Self.session(["demo", "ring"])
    try lab.waitFor("Choose with an arrow and Enter, or a number.")
    let keys: [(Key, String)] = [
      (.down, "1 Camera"), (.down, "2 Note"), ("n", "n"), ("o", "o"), (.backspace, "o"), (.up, "1 Camera, first"),
      (.escape, "blank"), (.alt("l"), "Long-press ring, 5 items"), ("x", "x"),
    ]
    for (key, text) in keys {
      let known = lab.entries.count
      try session.press(key)
      try waitUntilFound("\(text) after \(key)", instead: { "\(lab.entries)" }) {
        lab.entries.dropFirst(known).first { $0.event == "speak" && $0.text == text }
      }
    }
    try session.press(.escape)
    try lab.waitForEnding(of: "blank")
    let cut = Set(lab.spoken("stop").map(\.text))
    #expect(cut.isSuperset(of: ["Choose with an arrow and Enter, or a number.", "1 Camera", "2 Note"]))
    #expect(cut.contains("1 Camera, first") && cut.contains("Long-press ring, 5 items"))
    // The rest of the list is not said after its title was cut.
    #expect(lab.spoken().filter { $0.text == "1 Camera" }.count == 1)
  }

  @Test("Any key silences", arguments: [Key.alt("x"), .control("c"), .control("r"), .left, .escape])
  func anyKey(_ key: Key) throws {
    let (session, lab) = try Self.session(["demo", "ring", "--echo", "none"])
    try lab.waitFor("Choose with an arrow and Enter, or a number.")
    try session.press(.down)
    try lab.waitFor("1 Camera")
    try session.press(key)
    #expect(try lab.waitForEnding(of: "1 Camera") == "stop")
  }

  @Test("Each letter of a quick typist begins to be said")
  func typist() throws {
    let (session, lab) = try Self.session(["demo", "ring"])
    try lab.waitFor("Choose with an arrow and Enter, or a number.")
    for (number, letter) in "abcdefghijklmnopqrstuvwxyz".enumerated() {
      try session.press(.text(String(letter)))
      try lab.waitForEntry("letter \(letter) after \(number)") { $0.event == "speak" && $0.text == String(letter) }
    }
  }

  @Test(
    "Control C directly after another key is never lost",
    arguments: [Key.down, .escape, .pageUp, .function(5), "x"])
  func hastyInterrupt(_ key: Key) throws {
    for _ in 1...10 {
      let session = try SpokenSession(transcriptOf: ["choose", "Camera", "Note"])
      try session.terminal.send(key)
      try session.terminal.send(.control("c"))
      #expect(try session.terminal.exit() == 130)
    }
  }

  @Test("An error cuts an item; a result is said whole unless a key comes")
  func priorities() throws {
    let (session, lab) = try Self.session(["demo", "ring", "--echo", "none"])
    try lab.waitFor("Choose with an arrow and Enter, or a number.")
    try session.press("9")
    try session.press(.enter)
    try lab.waitFor("There is no 9; the numbers go from 1 to 5")
    try session.press(.escape, "2")
    #expect(try lab.waitForEnding(of: "There is no 9; the numbers go from 1 to 5") == "stop")
    #expect(try lab.waitForEnding(of: "You chose Note") == "end")
  }

  @Test("A command's output is said line by line, until a key")
  func output() throws {
    let menu = """
      {"version": 1, "items": [
        {"id": "c", "title": "Lines", "shell": "printf 'first line\\\\nsecond line\\\\n'; read -r x < go; echo third line"}]}
      """
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 30))
    let session = try SpokenSession([], lab: lab, menu: menu)
    try session.terminal.home.makePipe("go")
    try session.terminal.send("1")
    #expect(try lab.waitForEnding(of: "first line") == "end")
    try lab.waitFor("second line")
    try session.terminal.send(.down)
    #expect(try lab.waitForEnding(of: "second line") == "stop")
    try session.terminal.home.feed("go", "x\n")
    // It goes on in print, and the place is kept, but nothing more of it is said.
    try session.terminal.waitFor("third line")
    try session.terminal.waitUntilQuiet()
    try session.press(.down)
    try lab.waitFor("1 Lines, last")
    #expect(!lab.spoken().contains { $0.text == "third line" })
  }

  @Test("That a command failed is told after its output")
  func failedCommand() throws {
    let menu = #"{"version": 1, "items": [{"id": "c", "title": "Fail", "shell": "echo one; echo two; exit 4"}]}"#
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 10))
    let session = try SpokenSession(["--echo", "none"], lab: lab, menu: menu)
    try session.press("1")
    #expect(try lab.waitForEnding(of: "It failed with status 4") == "end")
    #expect(lab.spoken("end").suffix(3).map(\.text) == ["one", "two", "It failed with status 4"])
  }

  @Test("Control C ends the command and is told, not the shell")
  func interruptedCommand() throws {
    let menu = #"{"version": 1, "items": [{"id": "c", "title": "Wait", "shell": "echo begun; exec sleep 1000"}]}"#
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession([], lab: lab, menu: menu)
    try session.terminal.send("1")
    try lab.waitFor("begun")
    try session.terminal.send(.control("c"))
    try lab.waitFor("Interrupted")
    try session.press(.down)
    try lab.waitFor("1 Wait, last")
  }

  /// How a program ends that was given the terminal, and what is told of it.
  static let terminalPrograms: [(command: String, keys: [Key], told: Said?)] = [
    ("read -r x; echo got $x", ["abc", .enter], nil),
    ("read -r x; exit 3", [.enter], .result("It failed with status 3", in: "en-US")),
    ("read -r x", [.control("c")], .result("Interrupted", in: "en-US")),
    ("read -r x; echo back $x", [.control("z"), "abc", .enter], nil),
  ]

  @Test("A program with the terminal gives it back", arguments: terminalPrograms)
  func terminalProgram(_ command: String, keys: [Key], told: Said?) throws {
    let menu = #"{"version": 1, "items": [{"id": "a", "title": "Ask", "shell": "\#(command)", "terminal": true}]}"#
    let session = try SpokenSession(transcriptOf: ["--echo", "none"], menu: menu)
    _ = try session.newlySaid()
    try session.press("1")
    try session.expect(.item("1 Ask", in: "en-US"))
    let settings = try session.terminal.terminalSettings()
    #expect(settings.isCanonical && settings.echoes)
    try session.press(keys)
    try session.expect(told.map { [$0] } ?? [])
    try session.press(.down)
    try session.expect(.item("1 Ask, last", in: "en-US"))
    #expect(try !session.terminal.terminalSettings().isCanonical)
  }
}
