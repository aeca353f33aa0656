import TestSupport
import Testing

@Suite("Settings of the voice")
struct SpeechSettingsTests {
  private static let names = ["rate", "pitch", "volume", "punctuation_mode", "cap_let_recogn"]

  @Test("They hold from the first word, and change while it runs")
  func values() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("set", "rate=30", "pitch=-20", "volume=90", "punctuation=some", "capitals=spell")
    try player.say("one", "message")
    let one = try lab.waitFor("one")
    #expect(Self.names.map(one.setting) == ["30", "-20", "90", "some", "spell"])
    try player.order("set", "rate=-100", "punctuation=most", "capitals=icon")
    try player.say("two", "message")
    let two = try lab.waitFor("two")
    #expect(Self.names.map(two.setting) == ["-100", "-20", "90", "most", "icon"])
  }

  @Test("They hold again after the daemon was away")
  func restart() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("set", "rate=30")
    try player.say("one", "message")
    try lab.waitFor("one")
    try player.order("set", "rate=40")
    try player.say("two", "message")
    try lab.waitFor("two")
    try lab.restart()
    try player.say("three", "message")
    #expect(try lab.waitFor("three").setting("rate") == "40")
  }

  @Test("A number out of range is the nearest in it", arguments: [("rate=1000", "100"), ("rate=-101", "-100")])
  func range(_ given: String, _ expected: String) throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("set", given)
    try player.say("one")
    #expect(try lab.waitFor("one").setting("rate") == expected)
  }

  @Test("A voice is used for its language alone")
  func voice() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("set", "voice=rec-en", "language=en")
    try player.order("say", "text", "message", "en-US", "one", "es", "dos", "en", "three")
    try lab.waitFor("three")
    #expect(lab.spoken().map { $0.setting("synthesis_voice") } == ["rec-en", "NULL", "rec-en"])
  }

  @Test("A voice without a language is used for all")
  func voiceForAll() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("set", "voice=rec-en")
    try player.order("say", "text", "message", "en-US", "one", "es", "dos")
    try lab.waitFor("dos")
    #expect(lab.spoken().map { $0.setting("synthesis_voice") } == ["rec-en", "rec-en"])
  }

  @Test("A module that the daemon does not have leaves a voice to speak")
  func module() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("set", "module=absent")
    try player.say("one")
    try lab.waitFor("one")
  }
}
