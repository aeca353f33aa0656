import TestSupport
import Testing

/// A silent key is a fault: whoever cannot see the screen does not know whether it was heard.
@Suite("No key is silent")
struct KeyTests {
  /// Every key that the front binds or disables, and readline's own.
  static let keys: [String] =
    bound + disabled + editing

  private static let bound = [
    "\u{1B}[B", "\u{1B}OB", "\u{E}", "\u{1B}[A", "\u{1B}OA", "\u{10}", "\u{1B}<", "\u{1B}[1;5H", "\u{1B}>",
    "\u{1B}[1;5F", "\u{1B}[6~", "\u{1B}[5~", "\r", "\n", "\u{1B}OM", "\t", "\u{1B}\u{1B}", "\u{7}", "\u{1B}",
    "\u{1B}r", "\u{1B}R", "\u{1B}w", "\u{1B}W", "\u{1B}d", "\u{1B}D", "\u{1B}s", "\u{1B}S", "\u{1B}l", "\u{1B}L",
    "\u{C}", "\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A",
  ]

  private static let disabled =
    ["\u{F}", "\u{12}", "\u{13}", "\u{11}", "\u{18}\u{12}"]
    + "np#?*=._-0123456789".map { "\u{1B}\($0)" } + ["\u{1B}\u{5}"]

  private static let editing =
    ["\u{1B}[D", "\u{1B}[C", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{7F}", "\u{8}", "\u{4}"]
    // Ctrl-A, B, E, F, K, T, U, W, Y and Ctrl-_.
    + ["\u{1}", "\u{2}", "\u{5}", "\u{6}", "\u{B}", "\u{14}", "\u{15}", "\u{17}", "\u{19}", "\u{1F}"]
    + "bfuct".map { "\u{1B}\($0)" } + ["x", " ", "ñ", ".", "0", "9", "\u{1B}Op", "\u{1B}Oy"]

  /// What stands in the line when the key comes.
  static let lines: [(name: String, keys: [Key])] = [
    ("empty", []), ("an item", [.down, .down]), ("letters", ["n", "o"]), ("a number", ["9"]),
    ("a question", ["5"]),
  ]

  @Test(arguments: lines)
  func everyKey(_ line: (name: String, keys: [Key])) throws {
    for key in Self.keys {
      let session = try SpokenSession(transcriptOf: ["demo", "ring"])
      try session.press(line.keys)
      _ = try session.newlySaid()
      let place = session.terminal.output.count
      try session.terminal.send(.bytes(Array(key.utf8)))
      try session.terminal.waitUntilQuiet()
      let said = try session.newlySaid()
      let printed = session.terminal.output(since: place).text.contains("\n")
      #expect(!said.isEmpty || printed, "\(escaped(key.utf8)) on \(line.name)")
    }
  }

  /// Who presses these has asked for silence, and silence is the answer.
  @Test(arguments: [Key.alt("x"), .alt("X"), .control("c")], lines)
  func silence(_ key: Key, _ line: (name: String, keys: [Key])) throws {
    let session = try SpokenSession(transcriptOf: ["demo", "ring"])
    try session.press(line.keys)
    _ = try session.newlySaid()
    try session.press(key)
    let said = try session.newlySaid()
    // A question that is called off by it is told; else nothing.
    #expect(said.isEmpty || line.name == "a question", "\(said)")
  }

  @Test("In the review of an output", arguments: [[Key](), [.down]])
  func review(_ keys: [Key]) throws {
    let menu = #"{"version": 1, "items": [{"id": "c", "title": "Two", "run": ["printf", "one\\ntwo\\n"]}]}"#
    for key in Self.keys {
      let session = try SpokenSession(transcriptOf: [], menu: menu)
      try session.press("1")
      try session.waitUntilCommandEnds()
      try session.press(":output", .enter)
      try session.terminal.waitFor("Output, 2 lines. Arrows read, Esc goes back.\r\n", since: 0)
      try session.press(keys)
      _ = try session.newlySaid()
      let place = session.terminal.output.count
      try session.terminal.send(.bytes(Array(key.utf8)))
      try session.terminal.waitUntilQuiet()
      let printed = session.terminal.output(since: place).text.contains("\n")
      #expect(try !session.newlySaid().isEmpty || printed, "\(escaped(key.utf8)) after \(keys)")
    }
  }

  @Test("With the echo off, keys that change nothing else are silent, and only those")
  func withoutEcho() throws {
    let session = try SpokenSession(transcriptOf: ["demo", "ring", "--echo", "none"])
    _ = try session.newlySaid()
    try session.play([
      Step("no"), Step(.left), Step(.backspace), Step(.escape), Step(.down, says: .item("1 Camera", in: "en-US")),
      Step(.escape), Step(.enter, says: .item("Long-press ring, 5 items", in: "en-US"), .item("1 Camera", in: "en-US")),
    ])
  }
}
