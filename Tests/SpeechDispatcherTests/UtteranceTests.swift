import TestSupport
import Testing

@Suite("What a real daemon is asked to say")
struct UtteranceTests {
  @Test("Each text has its language, as the synthesizer knows it", arguments: ["en-US", "es", "es-MX", "es-419", "de"])
  func language(_ language: String) throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("text", in: language)
    #expect(try lab.waitFor("text").language == language.lowercased())
    try player.answer("report", "speaking")
  }

  @Test("Languages in one utterance are said whole and in order")
  func block() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("say", "text", "text", "es", "Cámara", "en-US", "submenu", "es", "última", "es", " ")
    try lab.waitForEnding(of: "última")
    #expect(lab.spoken("end").map { "\($0.language) \($0.text)" } == ["es Cámara", "en-us submenu", "es última"])
  }

  @Test(
    "A character is said by its name",
    arguments: [("a", "CHAR", "a"), ("ñ", "CHAR", "ñ"), (" ", "CHAR", " "), ("👍🏽", "SPEAK", "👍🏽")])
  func character(_ character: String, _ kind: String, _ text: String) throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("say", "character", "notification", "es", character)
    let entry = try lab.waitForEntry("a character") { $0.event == "speak" }
    #expect(entry.kind == kind)
    #expect(entry.language == "es")
    // The daemon knows names of its own for some characters.
    if kind == "CHAR" && character != " " { #expect(entry.text == text) }
  }

  @Test("Characters in one utterance are said whole and in order, each by its own name or the one that is given")
  func spelling() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order(
      "say", "character", "text", "es", "c", "es", "a con acento", "en-US", "tab", "es", "\\n", "es", "ñ")
    try lab.waitForEnding(of: "ñ")
    #expect(
      lab.spoken("end").map { "\($0.language) \($0.kind) \($0.text)" } == [
        "es CHAR c", "es SPEAK a con acento", "en-us SPEAK tab", "es CHAR ñ",
      ])
  }

  @Test("What holds nothing to be said is passed over", arguments: ["", " ", "\\n", "\\0", "\\r\\n"])
  func nothing(_ text: String) throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    for kind in ["text", "soundIcon"] { try player.order("say", kind, "message", "en-US", text) }
    try player.say("after", "message")
    try lab.waitFor("after")
    #expect(lab.spoken().count == 1)
  }

  @Test("What a text cannot be trusted with stays text")
  func controls() throws {
    let daemon = try FalseDaemon(.obedient)
    let player = try SpeechPlayer(daemon, "--icons", "/")
    try player.order("set", "voice=x\\r\\nCANCEL ALL", "module=m\\nSTOP ALL")
    try player.say("one\\r\\n.\\r\\nCANCEL ALL", "message")
    try player.order("say", "text", "message", "es", ".", "en-US", "..\\nPAUSE ALL")
    try player.order("say", "soundIcon", "message", "es", "tmp\\r\\nCANCEL ALL")
    try player.order("say", "character", "message", "es", "\\nPAUSE")
    try player.say("last", "message")
    try daemon.waitForLine("last")
    let lines = daemon.lines.map(\.text)
    #expect(lines.contains("one  .  CANCEL ALL"))
    #expect(lines.contains("SET SELF SYNTHESIS_VOICE xCANCEL ALL"))
    #expect(lines.contains("... PAUSE ALL"))
    #expect(!lines.contains { $0.hasPrefix("CANCEL") || $0.hasPrefix("STOP") || $0.hasPrefix("PAUSE") })
  }

  @Test("A very long text is said from its beginning")
  func long() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say(String(repeating: "ñandú ", count: 40_000))
    let entry = try lab.waitForEntry("a text") { $0.event == "speak" }
    #expect(entry.text.hasPrefix("ñandú ñandú"))
    try player.order("cut")
    try player.say("after")
    try lab.waitFor("after")
  }

  @Test("Cues are sent only where the theme has them")
  func icons() throws {
    let (lab, theme) = (try SpeechLab(), try PrivateHome())
    try theme.write("", to: "start")
    let player = try SpeechPlayer(lab, "--icons", theme.path)
    for icon in ["finish", "../start", "start"] { try player.order("say", "soundIcon", "message", "en", icon) }
    let entry = try lab.waitForEntry("a cue") { $0.event == "speak" }
    #expect(entry.kind == "SOUND_ICON")
    #expect(entry.text == "start")
    let silent = try SpeechPlayer(lab)
    try silent.order("say", "soundIcon", "message", "en", "start")
    try silent.say("after", "important")
    try lab.waitFor("after")
    #expect(lab.spoken().count == 2)
    withExtendedLifetime(theme) {}
  }
}
