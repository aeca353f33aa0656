import TestSupport
import Testing

/// Whatever a text holds, a speech daemon gets texts and the few commands that Anillo has.
@Suite("Hostile text, spoken")
struct HostileSpeechTests {
  private func setup(_ daemon: FalseDaemon) -> TerminalSetup {
    var setup = TerminalSetup(columns: 200, environment: ["ANILLO_SPEECH": "on"], errors: .captured)
    setup.speak(to: daemon)
    return setup
  }

  private func start(
    _ words: [String], _ daemon: FalseDaemon, input: TerminalSetup.Input = .terminal, home: PrivateHome? = nil
  ) throws -> TerminalSession {
    var setup = setup(daemon)
    (setup.input, setup.home) = (input, home)
    return try TerminalSession.menu(words, setup: setup)
  }

  /// Every line that has come is a command of ours or the one line of a text.
  private func expectOnlyTexts(_ daemon: FalseDaemon, sourceLocation: SourceLocation = #_sourceLocation) {
    // A connection that is only tried, and one that speaks, are told apart by nothing here.
    var lines = daemon.lines.map(\.text)[...]
    while let line = lines.popFirst() {
      if line == "SPEAK" {
        let (text, end) = (lines.popFirst(), lines.popFirst())
        // The last of them may be cut off by the end of the test.
        #expect(end == "." || end == nil, "behind \(text ?? "")", sourceLocation: sourceLocation)
        #expect(text != ".", sourceLocation: sourceLocation)
        #expect(text.map { harmfulScalars(in: Array($0.utf8)) } ?? [] == [], sourceLocation: sourceLocation)
      } else {
        #expect(isCommand(line), "\(line)", sourceLocation: sourceLocation)
      }
    }
  }

  private func isCommand(_ line: String) -> Bool {
    if ["CANCEL SELF", "BLOCK BEGIN", "BLOCK END", "QUIT", "SET SELF SSML_MODE off"].contains(line) { return true }
    if line.hasPrefix("SET SELF CLIENT_NAME \"") { return line.hasSuffix(":anillo:main\"") }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    if words.count == 2, words[0] == "CHAR" { return words[1] == "space" || words[1].count == 1 }
    if words.count == 2, words[0] == "SOUND_ICON" { return words[1].allSatisfy { $0.isLetter || $0 == "-" } }
    guard words.count >= 4, words[0].uppercased() == "SET", words[1].uppercased() == "SELF" else { return false }
    switch words[2].uppercased() {
    case "LANGUAGE": return ["en-US", "es"].contains(words[3])
    case "PRIORITY": return ["text", "message", "important", "notification"].contains(words[3].lowercased())
    case "RATE", "PITCH", "VOLUME": return Int(words[3]) != nil
    case "PUNCTUATION", "CAP_LET_RECOGN": return words.count == 4
    // A name of the user's own, whose lines are one here.
    case "VOICE", "SYNTHESIS_VOICE", "VOICE_TYPE", "OUTPUT_MODULE": return true
    default: return false
    }
  }

  @Test func items() throws {
    let daemon = try FalseDaemon(.obedient)
    let lines = HostileText.lines
    let session = try start(
      ["choose", "--list", "all", "--echo", "characters"], daemon,
      input: .bytes(Array(lines.map(\.bytes).joined(separator: [0x0A]))))
    for _ in lines {
      try session.press(.down)
      try session.press(.alt("s"))
      try session.press(.left, .right)
    }
    try session.press("z")
    try daemon.waitForLine("CHAR z")
    expectOnlyTexts(daemon)
  }

  @Test func documents() throws {
    let (daemon, home) = (try FalseDaemon(.obedient), try PrivateHome())
    let items = HostileText.texts.enumerated().map { index, text in
      #"{"id": "\#(index)", "title": \#(text.json), "detail": \#(text.json), "unavailable": \#(text.json)}"#
    }
    let menu = try home.write(
      #"{"version": 1, "title": \#(HostileText("", "T\r\n.\r\nSTOP ALL").json), "items": [\#(items.joined(separator: ","))]}"#,
      to: "menu.json")
    let session = try start([menu], daemon, home: home)
    for _ in items {
      try session.press(.down)
      try session.press(.alt("d"))
      try session.press(.enter)
    }
    try session.press("z")
    try daemon.waitForLine("CHAR z")
    expectOnlyTexts(daemon)
  }

  @Test(arguments: HostileText.kinds)
  func whatIsSaidForAScript(text: HostileText) throws {
    let daemon = try FalseDaemon(.obedient)
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["say", "--", text.text, "end"], setup: setup(daemon))
    #expect(try session.exit() == 0)
    try daemon.waitForLine("SPEAK")
    expectOnlyTexts(daemon)
  }

  /// Names are pasted into commands.
  private static let names: [String] = [
    "x\r\nCANCEL ALL", "x\nSTOP ALL\n", "x\" \r\nPAUSE ALL", "\r\n", "x\u{85}y\u{2028}z",
  ]

  @Test(arguments: ["--voice", "--module", "voice", "module"], names)
  func aName(option: String, name: String) throws {
    let (daemon, home) = (try FalseDaemon(.obedient), try PrivateHome())
    if !option.hasPrefix("-") {
      try home.write("{\"\(option)\": \(HostileText("", name).json)}", to: "config/anillo/config.json")
    }
    let words = option.hasPrefix("-") ? [option, name] : []
    let session = try start(["choose", "A"] + words, daemon, home: home)
    try session.press(.down)
    try session.press("z")
    try daemon.waitForLine("CHAR z")
    expectOnlyTexts(daemon)
    session.expectHarmless()
  }

  @Test(arguments: ["ANILLO_LANG", "LANGUAGE", "LC_ALL", "LANG"], names + ["es\r\nCANCEL ALL", "es_ES\nSTOP ALL"])
  func aLanguage(variable: String, name: String) throws {
    let daemon = try FalseDaemon(.obedient)
    var setup = setup(daemon)
    setup.environment[variable] = name
    let session = try TerminalSession.menu(["choose", "A"], setup: setup)
    try session.press("z")
    try daemon.waitForLine("CHAR z")
    expectOnlyTexts(daemon)
  }
}
