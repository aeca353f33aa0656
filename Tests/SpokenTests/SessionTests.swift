import TestSupport
import Testing

/// The real program, key by key: what it says, in which language, and how urgently.
@Suite("What is said, key by key")
struct SessionTests {
  static let scripts = SpokenScript.english + SpokenScript.spanish

  @Test("by a real daemon", arguments: scripts)
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
