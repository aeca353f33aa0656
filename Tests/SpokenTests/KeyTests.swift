import TestSupport
import Testing

/// A silent key is a fault: whoever cannot see the screen does not know whether it was heard.
@Suite("No key is silent")
struct KeyTests {
  /// Where a key is pressed.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
    var menu: String?
    var file: String?
    let keys: [Key]

    init(_ name: String, _ words: [String], menu: String? = nil, file: String? = nil, _ keys: Key...) {
      (testDescription, self.words, self.menu, self.file, self.keys) = (name, words, menu, file, keys)
    }

    func open() throws -> SpokenSession {
      let home = try PrivateHome()
      let path = try file.map { [try home.write($0, to: "text")] } ?? []
      let session = try SpokenSession(transcriptOf: words + path, menu: menu, setup: TerminalSetup(home: home))
      try session.press(keys)
      _ = try session.newlySaid()
      return session
    }
  }

  private static let two = #"{"version": 1, "items": [{"id": "c", "title": "Two", "run": ["printf", "one\\ntwo\\n"]}]}"#

  static let places = [
    Place("a menu", ["demo", "ring"]), Place("an item", ["demo", "ring", "--lang", "es"], .down, .down),
    Place("letters", ["demo", "ring"], "n", "o", " ", "t"),
    Place("letters, at their beginning", ["demo", "ring", "--lang", "es"], "n", "o", " ", "t", .home),
    Place("a number", ["demo", "ring"], "9"), Place("a question", ["demo", "ring", "--lang", "es"], "5"),
    Place("an output", [], menu: two, "1", ":", "output", .enter),
    Place("a line of an output", ["--lang", "es"], menu: two, "1", ":", "salida", .enter, .down),
    Place("a choice", ["choose", "Camera", "Note"]),
    Place("a choice, letters", ["choose", "Camera", "Note"], "n", "o"),
    Place("a choice, an item", ["choose", "--lang=es", "Cámara", "Nota"], .down),
    Place("several", ["choose", "--multiple", "Camera", "Note"], .down, " "),
    Place("several, an item", ["choose", "--multiple", "--lang=es", "Cámara", "Nota"], .down),
    Place("yes or no", ["confirm"]), Place("yes or no, letters", ["confirm", "--lang=es"], "s", "i"),
    Place("a text", ["ask"]), Place("a text, letters", ["ask", "--lang=es"], "u", "n", " ", "d"),
    Place("a pager", ["pager", "--lang=es"], file: "one\ntwo\n"),
    Place("a pager, a line", ["pager"], file: "one\ntwo\n", .down),
    Place("a secret with words", ["ask", "--secret", "--secret-echo"], "a", "b"),
    Place("a secret with words, empty", ["ask", "--secret", "--secret-echo", "--lang=es"]),
  ]

  @Test("Nothing is bound but what is tried here, as readline's tables have it")
  func bound() async throws {
    let keys = Set(try await BoundKey.all().map(\.bytes))
    #expect(keys.count > 300)
    for key: Key in [
      .down, .up, .left, .right, .home, .end, .delete, .pageUp, .pageDown, .enter, .tab, .escape, .backspace,
      .alt("b"), .alt("f"), .alt("s"), .alt("q"), .control("w"), .control("_"), "a", .bytes([0xC3]),
      .text("\u{1B}[1;5C"), .text("\u{1B}[1;5D"), .text("\u{18}\u{15}"), .function(1),
    ] { #expect(keys.contains(key.sequence), "\(key)") }
  }

  @Test("Whatever is pressed, something is said, printed or done", arguments: places)
  func everyKey(_ place: Place) async throws {
    for key in try await BoundKey.few(1) { try press(key, at: place) }
  }

  @Test("Keys that do the same, too", arguments: [places[0], places[1]])
  func everySequence(_ place: Place) async throws {
    for key in try await BoundKey.few(8) { try press(key, at: place) }
  }

  private func press(_ key: BoundKey, at place: Place) throws {
    let session = try place.open()
    let before = session.terminal.output.count
    try session.terminal.send(.bytes(key.bytes))
    try session.terminal.waitUntilQuiet()
    let said = try session.newlySaid()
    let printed = session.terminal.output(since: before).text.contains("\n")
    #expect(!said.isEmpty || printed || Self.silencing.contains(key.bytes), "\(key) in \(place.testDescription)")
  }

  /// Who presses these has asked for silence, and silence is the answer.
  private static let silencing: Set<[UInt8]> = [Array("\u{1B}x".utf8), Array("\u{1B}X".utf8)]

  @Test(arguments: [Key.alt("x"), .alt("X"), .control("c")], places.prefix(6))
  func silence(_ key: Key, _ place: Place) throws {
    let session = try place.open()
    try session.press(key)
    let said = try session.newlySaid()
    // A question that is called off by it is told; else nothing.
    #expect(said.isEmpty || place.testDescription == "a question", "\(said)")
  }

  @Test("Of a secret no key says anything but the question, help, and how it ended", arguments: ["en", "es"])
  func secret(_ language: String) async throws {
    let place = Place("a secret", ["ask", "--secret", "--lang", language], "a", "b")
    let known: Set = [
      "Your secret? It is not shown.", "¿Su secreto? No se muestra.", "Done", "Hecho", "Cancelled", "Cancelado",
    ]
    var heard: Set<String> = []
    for key in try await BoundKey.few(1) {
      let session = try place.open()
      try session.terminal.send(.bytes(key.bytes))
      try session.terminal.waitUntilQuiet()
      heard.formUnion(try session.newlySaid().map(\.text))
    }
    let help = heard.subtracting(known)
    #expect(help.count == 1 && help.allSatisfy { $0.contains("Esc") }, "\(help)")
    #expect(heard.count > 2)
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
