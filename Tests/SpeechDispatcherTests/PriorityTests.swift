import TestSupport
import Testing

/// What speech-dispatcher makes of the priorities, and of ours among those of other programs.
@Suite("Priorities and cutting")
struct PriorityTests {
  /// Two utterances, the second while the first is spoken: whether the first is cut, and whether the second is heard.
  static let pairs: [(String, String, cut: Bool, heard: Bool)] = [
    ("text", "text", true, true),
    ("text", "message", true, true),
    ("text", "important", true, true),
    ("text", "notification", false, false),
    ("message", "message", false, true),
    ("message", "text", false, true),
    ("message", "important", true, true),
    ("message", "notification", false, false),
    ("important", "important", false, true),
    ("important", "text", false, true),
    ("notification", "text", true, true),
    ("text", "progress", false, false),
    ("progress", "text", true, true),
  ]

  @Test(arguments: pairs)
  func pair(_ first: String, _ second: String, cut: Bool, heard: Bool) throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("the first of two", first)
    try lab.waitFor("the first of two")
    try player.say("second", second)
    #expect(try lab.waitForEnding(of: "the first of two") == (cut ? "stop" : "end"))
    if heard {
      #expect(try lab.waitForEnding(of: "second") == "end")
    } else {
      try player.say("third", "important")
      try lab.waitFor("third")
      #expect(!lab.spoken().contains { $0.text == "second" })
    }
  }

  @Test(
    "A cut silences what is said and what waits, whatever its priority", arguments: ["important", "message", "text"])
  func cut(_ priority: String) throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("the first of two", priority)
    try lab.waitFor("the first of two")
    try player.say("waiting", priority == "text" ? "progress" : priority)
    try player.order("cut")
    try player.say("after", priority)
    #expect(try lab.waitForEnding(of: "after") == "end")
    #expect(try lab.waitForEnding(of: "the first of two") == "stop")
    #expect(!lab.spoken("end").contains { $0.text == "waiting" })
  }

  @Test("Another program's speech is never cancelled")
  func others() throws {
    let lab = try SpeechLab()
    let (reader, player) = (
      try SpeechPlayer(lab), try SpeechPlayer(lab)
    )
    try player.say("ours", "message")
    try lab.waitForEnding(of: "ours")
    try reader.say("a message of the screen reader", "message")
    try lab.waitFor("a message of the screen reader")
    for _ in 1...3 { try player.order("cut") }
    try player.order("finish", "2000")
    try player.answer("finished")
    #expect(try lab.waitForEnding(of: "a message of the screen reader") == "end")
  }

  @Test("A held key: the last item is said to its end, and few before it")
  func heldKey() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.order("burst", "1000")
    #expect(try lab.waitForEnding(of: "Item 1000") == "end")
    #expect(lab.spoken("end").count == 1)
    #expect(lab.spoken().count < 100)
  }
}
