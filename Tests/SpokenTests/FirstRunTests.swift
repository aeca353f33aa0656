import TestSupport
import Testing

/// At the first start the voice says how it is made faster, once.
@Suite("The first start")
struct FirstRunTests {
  private static let greetings = [
    (
      language: "en", greeting: "Anillo. Arrows or numbers choose. F1 or the word help tells more.",
      hint: "rate 20 and Enter makes this voice faster, rate -20 slower."
    ),
    (
      language: "es", greeting: "Anillo. Elija con flechas o números. Para saber más, F1 o la palabra ayuda.",
      hint: "Con velocidad 20 e Intro, esta voz habla más deprisa; con velocidad -20, más despacio."
    ),
  ]

  private static let menu = #"{"version": 1, "title": "T", "items": [{"id": "a", "title": "A", "print": "a"}]}"#

  /// All that is said of an opening, and the program is left.
  private func opening(_ home: PrivateHome, _ lab: SpeechLab, _ words: [String]) throws -> [String] {
    let heard = lab.spoken().count
    let session = try SpokenSession(words, lab: lab, menu: Self.menu, setup: TerminalSetup(home: home))
    try lab.waitForEntry("the list") { $0.event == "speak" && $0.id > heard && $0.text == "1 A" }
    try session.terminal.send(.escape)
    #expect(try session.terminal.exit() == 0)
    return lab.spoken().dropFirst(heard).map(\.text).filter { !["1 A", "Goodbye", "Hasta luego"].contains($0) }
  }

  @Test(arguments: greetings)
  func saidOnce(language: String, greeting: String, hint: String) throws {
    let lab = try SpeechLab(.quick)
    let home = try PrivateHome()
    let title = language == "en" ? "T, 1 item" : "T, 1 elemento"
    let first = try opening(home, lab, ["--lang", language])
    #expect(first == [greeting, hint, title])
    #expect(home.read("state/anillo/greeted") == "")
    let second = try opening(home, lab, ["--lang", language])
    #expect(second == [greeting, title])
  }

  @Test("Who has a configuration has been here")
  func configured() throws {
    let lab = try SpeechLab(.quick)
    let home = try PrivateHome()
    try home.write("{}", to: "config/anillo/config.json")
    let said = try opening(home, lab, [])
    #expect(said == [Self.greetings[0].greeting, "T, 1 item"])
    #expect(home.read("state/anillo/greeted") == nil)
  }

  @Test("It is not printed, nor used up where nothing is heard", arguments: [["--speech", "off"], []])
  func unheard(_ words: [String]) throws {
    let home = try PrivateHome()
    // No daemon is there, and none can be started.
    let setup = TerminalSetup(environment: ["SPEECHD_CMD": "/bin/false"], home: home)
    let terminal = try TerminalSession.anillo(words, menu: Self.menu, setup: setup)
    #expect(!terminal.output(since: 0).text.contains("faster"))
    try terminal.send(.escape)
    #expect(try terminal.exit() == 0)
    #expect(home.read("state/anillo/greeted") == nil)
  }
}
