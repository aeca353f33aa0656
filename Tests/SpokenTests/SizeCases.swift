import TestSupport
import Testing

/// Menus of hardly any items.
@Suite("Cases: model")
struct SizeCases {
  @Test func case31AnEmptyChoiceIsNothingToChooseFrom() throws {
    let setup = TerminalSetup(input: .file("/dev/null"), errors: .captured)
    let session = try TerminalSession.anillo(["choose"], menu: nil, setup: setup)
    #expect(try session.exit() == 1)
    #expect(session.err.hasPrefix("anillo: There is nothing to choose from."))
    #expect(session.output.isEmpty)
  }

  @Test(arguments: [("en", "There is nothing to choose from."), ("es", "No hay nada que elegir.")])
  func case31AnEmptyMenuDocument(language: String, told: String) throws {
    let setup = TerminalSetup(errors: .captured)
    let session = try TerminalSession.anillo(
      ["--lang", language], menu: #"{"version": 1, "items": []}"#, setup: setup)
    #expect(try session.exit() == 1)
    #expect(session.err.hasPrefix("anillo: " + told))
  }

  /// The words before the items, or none for a menu document, and how many items.
  static let sizes: [(document: Bool, count: Int)] = [(false, 1), (false, 2), (true, 1), (true, 2)]

  @Test(arguments: sizes, ["en", "es"])
  func case31OneOrTwo(size: (document: Bool, count: Int), language: String) throws {
    let names = ["Alpha", "Beta"].prefix(size.count)
    let items = names.map { #"{"id": "\#($0)", "title": "\#($0)", "print": "\#($0)"}"# }
    let menu = #"{"version": 1, "title": "T", "items": [\#(items.joined(separator: ", "))]}"#
    let words = ["--echo", "none", "--lang", language]
    let session =
      size.document
      ? try SpokenSession(transcriptOf: words, menu: menu)
      : try SpokenSession(transcriptOf: ["choose", "--title", "T"] + words + names)
    let (voice, isSpanish) = (language == "es" ? "es" : "en-US", language == "es")
    let (first, last) = isSpanish ? ("primero", "último") : ("first", "last")
    let count = isSpanish ? (size.count == 1 ? "elemento" : "elementos") : (size.count == 1 ? "item" : "items")
    let said = try session.newlySaid()
    #expect(
      said.suffix(size.count + 1).map(\.text)
        == ["T, \(size.count) \(count)"] + names.enumerated().map { "\($0.offset + 1) \($0.element)" })
    let end = "\(size.count) \(names.last!), \(last)"
    try session.play([
      Step(.down, says: .item(size.count == 1 ? end : "1 Alpha", in: voice)),
      Step(.alt(">"), says: .item(end, in: voice)), Step(.down, says: .item(end, in: voice)),
      Step(.pageDown, says: .item(end, in: voice)), Step(.alt("<"), says: .item("1 Alpha, \(first)", in: voice)),
      Step(.up, says: .item("1 Alpha, \(first)", in: voice)),
    ])
    try session.press(.escape)
    try session.terminal.send(.text(String(size.count)))
    try session.terminal.waitUntilQuiet()
    #expect(session.terminal.out == "\(names.last!)\n")
  }

  @Test(arguments: ["one", "two"])
  func case31NumbersBeyondTheFew(word: String) throws {
    let items = word == "one" ? ["Alpha"] : ["Alpha", "Beta"]
    let session = try SpokenSession(transcriptOf: ["choose", "--echo", "none"] + items)
    _ = try session.newlySaid()
    try session.press("3", .enter)
    try session.expect(.error("There is no 3; the numbers go from 1 to \(items.count)", in: "en-US"))
  }

  @Test("A held arrow tells by their initials what it passes in a long list, and where it stops")
  func heldArrow() throws {
    let items = "abcdefghijklmnopqrstuvwxyz".flatMap { letter in (1...20).map { "\(letter) \($0)" } }
    let session = try SpokenSession(transcriptOf: ["choose", "--list", "none"] + items)
    _ = try session.newlySaid()
    try session.terminal.send(.text(String(repeating: "\u{1B}[B", count: 300)))
    try session.terminal.waitUntilQuiet(within: .seconds(20))
    let said = try session.newlySaid()
    #expect(said.last?.text == "300 o 20")
    let initials = said.dropLast().map(\.text)
    #expect(!initials.isEmpty && initials == Array(Set(initials)).sorted())
    #expect(initials.allSatisfy { "abcdefghijklmno".contains($0) && $0.count == 1 })
  }
}
