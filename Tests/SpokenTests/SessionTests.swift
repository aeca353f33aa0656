import TestSupport
import Testing

/// The real program, key by key: what it says, in which language, and how urgently.
@Suite("What is said, key by key")
struct SessionTests {
  static let scripts = SpokenScript.english + SpokenScript.spanish

  @Test("by a real daemon", arguments: scripts + SpokenScript.editing.suffix(4))
  func daemon(_ script: SpokenScript) throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(script.words, lab: lab, menu: script.menu)
    try session.play(script.steps)
  }

  @Test("in the transcript, without any daemon", arguments: scripts + SpokenScript.editing)
  func transcript(_ script: SpokenScript) throws {
    let session = try SpokenSession(transcriptOf: script.words, menu: script.menu)
    try session.play(script.steps)
    #expect(session.terminal.home.processes().count <= 1, "something else was started")
  }

  @Test("in the pager", arguments: SpokenScript.editing.prefix(2))
  func pager(_ script: SpokenScript) throws {
    let home = try PrivateHome()
    let file = try home.write("one\ntwo\n", to: "text")
    // Beside the demonstration's words only the language.
    let session = try SpokenSession(
      transcriptOf: ["pager", file] + script.words.dropFirst(2), setup: TerminalSetup(home: home))
    _ = try session.newlySaid()
    try session.play(Array(script.steps.dropFirst()))
  }
}

extension SpeechLab.Setup {
  /// A voice that is soon at its end, for tests of what is said.
  static var quick: Self { voice(millisecondsPerCharacter: 1) }

  static func voice(millisecondsPerCharacter: Int) -> Self {
    var setup = Self()
    setup.millisecondsPerCharacter = millisecondsPerCharacter
    return setup
  }
}
