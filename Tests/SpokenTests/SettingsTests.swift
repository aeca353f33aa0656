import TestSupport
import Testing

/// How the voice sounds, from the command line and by words, as the module is told it.
@Suite("Settings of the voice")
struct SettingsTests {
  static let options: [([String], setting: String, value: String)] = [
    (["--rate", "20"], "rate", "20"), (["--rate=-100"], "rate", "-100"), (["--pitch", "-30"], "pitch", "-30"),
    (["--volume", "40"], "volume", "40"), (["--voice", "rec-es", "--lang", "es"], "synthesis_voice", "rec-es"),
    (["--voice", "rec-en"], "synthesis_voice", "rec-en"), (["--punctuation", "most"], "punctuation_mode", "most"),
    (["--capitals", "icon"], "cap_let_recogn", "icon"), (["--capitals=spell"], "cap_let_recogn", "spell"),
    (["--module", "recorder", "--rate", "7"], "rate", "7"),
  ]

  @Test("from the command line", arguments: options)
  func commandLine(_ words: [String], setting: String, value: String) throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(["demo", "ring"] + words, lab: lab)
    try session.press(.down)
    let item = try lab.waitForEntry("the first item") { $0.text.hasPrefix("1 C") }
    #expect(item.setting(setting) == value)
  }

  static let words: [(typed: String, told: String, setting: String, value: String)] = [
    ("rate 20", "rate: 20", "rate", "20"), (":pitch -5", "pitch: -5", "pitch", "-5"),
    ("volume 0", "volume: 0", "volume", "0"),
    (":voice rec-en", "voice: rec-en", "synthesis_voice", "rec-en"),
    ("punctuation all", "punctuation: all", "punctuation_mode", "all"),
    ("capitals spell", "capitals: spell", "cap_let_recogn", "spell"),
    ("mayúsculas icon", "capitals: icon", "cap_let_recogn", "icon"),
    ("velocidad 33", "rate: 33", "rate", "33"),
  ]

  @Test("by a word, at once", arguments: words)
  func word(_ typed: String, told: String, setting: String, value: String) throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(["demo", "ring", "--echo", "none"], lab: lab)
    try session.press(.text(typed), .enter)
    #expect(try lab.waitFor(told).setting(setting) == value)
    try session.press(.down)
    #expect(try lab.waitFor("1 Camera").setting(setting) == value)
  }

  @Test(
    "A value that does not fit is refused",
    arguments: [
      ("rate 101", "rate goes from -100 to 100"), ("rate fast", "rate goes from -100 to 100"),
      ("capitals loud", "capitals takes one of: none, spell, icon"),
      ("echo loud", "echo takes one of: none, characters, words"), ("speech maybe", "Type on or off after it"),
    ])
  func refused(_ typed: String, told: String) throws {
    let session = try SpokenSession(transcriptOf: ["demo", "ring", "--echo", "none"])
    _ = try session.newlySaid()
    try session.press(.text(typed), .enter)
    try session.expect(.error(told, in: "en-US"))
  }

  @Test("Words are echoed when they are finished")
  func wordEcho() throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(["demo", "ring", "--echo", "words"], lab: lab)
    _ = try session.newlySaid()
    try lab.waitForEnding(of: "5 Delete, destructive")
    _ = try session.newlySaid()
    try session.play([
      Step("camera"), Step(" ", says: .echo("camera", in: "en-US")), Step("tw"),
      Step(" ", says: .echo("tw", in: "en-US")), Step(.left, says: .named("space", in: "en-US")),
      Step(.backspace, says: .echo("w", in: "en-US")),
    ])
  }

  @Test("The echo can be changed while it runs")
  func changedEcho() throws {
    let session = try SpokenSession(transcriptOf: ["demo", "ring"])
    _ = try session.newlySaid()
    try session.press("echo none", .enter)
    _ = try session.newlySaid()
    try session.play([
      Step("ab"), Step(.backspace), Step(.left), Step(.escape),
      Step("echo characters", .enter, says: .result("echo: characters", in: "en-US")),
      Step("ab", says: .echo("a", in: "en-US"), .echo("b", in: "en-US")),
    ])
  }

  @Test("Speech is turned off and on, and says so")
  func offAndOn() throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(["demo", "ring", "--echo", "none"], lab: lab)
    try lab.waitForEnding(of: "5 Delete, destructive")
    _ = try session.newlySaid()
    try session.play([
      Step("speech off", .enter, says: .result("Speech is off", in: "en-US")), Step(.down), Step(.down), Step("zz"),
      Step(.enter), Step(.escape), Step("speech on", .enter, says: .result("Speech is on", in: "en-US")),
      Step(.down, says: .item("3 Share", in: "en-US")),
    ])
  }

  @Test("Who turns speech on where there is none is told so each time")
  func onWithoutADaemon() throws {
    var setup = TerminalSetup(home: try PrivateHome())
    setup.environment["SPEECHD_ADDRESS"] = "unix_socket:/nowhere/speechd.sock"
    let session = try TerminalSession.anillo(["demo", "ring", "--speech", "on"], menu: nil, setup: setup)
    for _ in 1...2 {
      try session.waitFor("No speech: speech-dispatcher is not running")
      try session.press("speech off", .enter, "speech on", .enter)
    }
    try session.waitFor("No speech: speech-dispatcher is not running")
  }

  @Test("The transcript goes on whether there is a voice or not")
  func transcriptBesideVoice() throws {
    let lab = try SpeechLab(.quick)
    let home = try PrivateHome()
    var setup = TerminalSetup(home: home)
    setup.speak(to: lab)
    let words = ["demo", "ring", "--echo", "none", "--speech", "on", "--transcript", home.path + "/transcript"]
    let session = SpokenSession(
      try TerminalSession.anillo(words, menu: nil, setup: setup), ear: TranscriptEar(home: home))
    _ = try session.newlySaid()
    try session.play([Step(.down, says: .item("1 Camera", in: "en-US"))])
    try lab.waitFor("1 Camera")
    try session.play([
      Step("speech off", .enter, says: .result("Speech is off", in: "en-US")),
      Step(.down, says: .item("2 Note", in: "en-US")),
      Step("speech on", .enter, says: .result("Speech is on", in: "en-US")),
      Step(.down, says: .item("3 Share", in: "en-US")),
    ])
    try lab.waitFor("3 Share")
    #expect(lab.spoken().map(\.text).contains("1 Camera"))
    #expect(!lab.spoken().map(\.text).contains("2 Note"))
  }
}
