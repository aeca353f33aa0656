import Testing
import TestSupport

@Suite("Speech through a real daemon")
struct DispatcherSpeechTests {
  @Test("A text with its language, and that somebody speaks")
  func text() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(environment: lab.environment)
    try player.say("Hola", in: "es-MX")
    #expect(try lab.waitFor("Hola").language == "es-mx")
    try player.answer("report", "speaking")
  }
}
