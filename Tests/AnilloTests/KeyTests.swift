import TestSupport
import Testing

/// The table of keys, row by row, on the real program.
@Suite("Keys")
struct KeyTests {
  /// What the line holds after some keys.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keys: [Key]
    let line: String

    init(_ name: String, _ keys: [Key], _ line: String) {
      (testDescription, self.keys, self.line) = (name, keys, line)
    }
  }

  private static let letters = [
    "Alpha", "Bravo", "Charlie", "Delta", "Echo one", "Foxtrot", "Golf", "Hotel", "India", "Juliett", "Kilo", "Lima",
  ]

  private static let rows = [
    Row("down", [.down], "1 Alpha"), Row("up", [.up], "12 Lima, last"), Row("down twice", [.down, .down], "2 Bravo"),
    Row("up twice", [.up, .up], "11 Kilo"), Row("up to the first", [.down, .down, .up], "1 Alpha, first"),
    Row("up at the first stays", [.down, .up, .up], "1 Alpha, first"),
    Row("down at the last stays", [.up, .down, .down], "12 Lima, last"),
    Row("Ctrl-N", [.control("n"), .control("n")], "2 Bravo"), Row("Ctrl-P", [.control("p")], "12 Lima, last"),
    Row("arrows in application mode", ["\u{1B}OB\u{1B}OB\u{1B}OB\u{1B}OA"], "2 Bravo"),
    Row("Alt-<", [.up, .alt("<")], "1 Alpha, first"), Row("Alt->", [.alt(">")], "12 Lima, last"),
    Row("Ctrl-Home", [.up, "\u{1B}[1;5H"], "1 Alpha, first"), Row("Ctrl-End", ["\u{1B}[1;5F"], "12 Lima, last"),
    Row("Page Down", [.pageDown], "10 Juliett"), Row("Page Down twice", [.pageDown, .pageDown], "12 Lima, last"),
    Row("Page Up", [.pageUp], "3 Charlie"), Row("Page Up twice", [.pageUp, .pageUp], "1 Alpha, first"),
    Row("Page Up from the last", [.up, .pageUp], "2 Bravo"),
    Row("a letter takes an item's place", [.down, "b"], "b"), Row("a digit too", [.down, "1"], "1"),
    Row("a blank too", [.down, " x"], "x"), Row("Backspace clears an item", [.down, .backspace], ""),
    Row("Left begins to edit an item", [.down, .down, .left, .backspace, "x"], "2 Braxo"),
    Row("End begins to edit an item", [.down, .down, .end, "x"], "2 Bravox"),
    Row("Home and letters", ["bc", .home, "a"], "abc"),
    Row("Ctrl-A, Ctrl-E", ["b", .control("a"), "a", .control("e"), "c"], "abc"),
    Row("Undo leaves an item as it is", ["ab", .escape, .down, .control("_")], "1 Alpha"),
    Row("Ctrl-U", ["abc", .control("u")], ""), Row("Ctrl-W", ["ab cd", .control("w"), "x"], "ab x"),
    Row("Ctrl-K", ["abc", .left, .left, .control("k")], "a"), Row("Alt-B, Alt-F", ["ab cd", .alt("b"), "x"], "ab xcd"),
    Row("Esc clears letters", ["abc", .escape], ""), Row("Ctrl-G clears letters", ["abc", .control("g")], ""),
    Row("Esc clears an item", [.down, .escape], ""), Row("Ctrl-G clears an item", [.down, .control("g")], ""),
    Row("after Esc the place is kept", [.down, .down, .escape, .down], "3 Charlie"),
    Row("Tab completes a title", ["cha", .tab], "Charlie"),
    Row("Tab completes without case", ["ECHO", .tab], "Echo one"),
    Row("Tab on an item leaves it", [.down, .tab], "1 Alpha"), Row("Tab on nothing leaves it so", [.tab], ""),
    Row("Tab completes what begins in the middle", ["trot", .tab], "Foxtrot"),
    Row("unused keys do nothing", ["ab", .function(5), .insert, .backTab, "\u{1B}[1;3A", "\u{1B}[[C"], "ab"),
    Row("Alt with unused letters", ["ab", .alt("q"), .alt("Z"), .alt("ñ"), .alt("€"), .alt("'")], "ab"),
    Row("Alt with Enter, with a control key, with arrows", ["ab", .alt("\r"), .alt("\u{01}"), "\u{1B}\u{1B}[A"], "ab"),
    Row("Ctrl-R searches no history", ["ab", .control("r"), "c"], "abc"),
    Row("Alt-digits are no count", [.alt("5"), "x"], "x"), Row("Ctrl-T", ["ab", .control("t")], "ba"),
    Row("Ctrl-Y brings back", ["ab", .control("u"), .control("y")], "ab"),
    Row("Ctrl-underscore takes back", ["ab", .control("u"), .control("_")], "ab"),
  ]

  // Every key is answered before the next one is pressed, as by a person.
  @Test(arguments: rows)
  func theLineHolds(row: Row) throws {
    let session = try TerminalSession.choose(Self.letters)
    for key in row.keys { try session.press(key) }
    #expect(session.line == row.line)
    #expect(session.result.isEmpty)
    session.expectPlain()
  }

  @Test(arguments: [
    ([Key.down, .enter], "Alpha"), ([.up, .enter], "Lima"), (["golf", .enter], "Golf"), (["G", .enter], "Golf"),
    (["trot", .enter], "Foxtrot"), (["Echo one", .enter], "Echo one"), (["cha", .tab, .enter], "Charlie"),
    ([.down, .down, .control("j")], "Bravo"), ([.down, .end, .enter], "Alpha"), (["  bravo ", .enter], "Bravo"),
    (["x", .escape, .down, .enter], "Alpha"), (["2 Bravo", .enter], "Bravo"), (["12 Lima, last", .enter], "Lima"),
  ])
  func enterChoosesWhatTheLineNames(keys: [Key], chosen: String) throws {
    let session = try TerminalSession.choose(Self.letters)
    for key in keys.dropLast() { try session.press(key) }
    try session.send(keys.suffix(1))
    try session.expectEnd(0)
    #expect(session.result == chosen + "\n")
  }

  @Test func severalMatchesAreListedWithTheirOwnNumbersAndTheLineStays() throws {
    let session = try TerminalSession.choose(Self.letters)
    let told = try session.enter("o")
    #expect(told.contains("6 matches\r\n2 Bravo\r\n5 Echo one\r\n6 Foxtrot\r\n7 Golf\r\n8 Hotel\r\n11 Kilo\r\n"))
    #expect(session.line == "o")
    try session.press("n")
    #expect(session.line == "on")
  }

  /// A terminal answers a program that may have ended meanwhile: none of it is a key.
  @Test(arguments: [
    "\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{7}", "\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{1B}\\", "\u{1B}P1$r1 q\u{1B}\\",
    "\u{1B}P>|xterm(379)\u{1B}\\", "\u{1B}_G1;OK\u{1B}\\", "\u{1B}[?62;4c", "\u{1B}[24;80R",
  ])
  func aLateAnswerOfTheTerminalIsNoKey(answer: String) throws {
    let session = try TerminalSession.choose(["Alpha", "Beta"])
    try session.press(.text(answer))
    #expect(session.line == "")
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == "Beta\n")
  }

  /// Over a slow connection an arrow's last byte comes late: it is no letter.
  @Test func anArrowInTwoPiecesTypesNothing() throws {
    let session = try TerminalSession.choose(["Alpha", "Beta"])
    try session.press(.text("\u{1B}["))
    try session.press(.text("B"))
    #expect(session.line == "")
  }

  /// A paste is a text: its first digit chooses nothing.
  @Test func digitsThatComeAtOnceAreOneText() throws {
    let session = try TerminalSession.choose((1...12).map { "Item \($0)" })
    // Without the Enter in the same piece, too.
    try session.press(.text("99"))
    #expect(session.line == "99")
    #expect(try session.enter("").contains("There is no 99; the numbers go from 1 to 12\r\n"))
    try session.press("1")
    #expect(session.line == "1")
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == "Item 12\n")
  }

  @Test(arguments: [1, 2, 3, 5])
  func theNarrowestScreenIsSurvived(columns: Int) throws {
    let setup = TerminalSetup(columns: columns, environment: ["TERM": "dumb"])
    let session = try TerminalSession.choose(["Alpha", "Beta"], setup: setup)
    try session.press(.down)
    try session.send(.enter)
    #expect(try session.exit() == 0)
    #expect(session.result == "Alpha\n")
  }

  /// One that cannot go up a line would get only the end of it.
  @Test(arguments: ["dumb", "", "unknown-terminal", "xterm", "linux"])
  func anItemThatDoesNotFitIsWrittenWhole(terminal: String) throws {
    let long = "A title that is longer than a braille line of forty cells"
    let setup = TerminalSetup(columns: 40, environment: ["TERM": terminal])
    let session = try TerminalSession.choose(["Alpha", long, "Beta"], setup: setup)
    try session.press(.down)
    #expect(try session.press(.down).text.contains(" 2 \(long)"))
    try session.press("x")
    #expect(session.line == "x")
    #expect(try session.press(.backspace, .down).text.contains(" 3 Beta, last"))
  }

  @Test func tabTwiceListsTheMatches() throws {
    let session = try TerminalSession.choose(["Delta", "Delphi", "Echo"])
    #expect(try session.press("d", .tab).text.contains("match") == false)
    #expect(session.line == "Del")
    #expect(try session.press(.tab).text.contains("2 matches\r\n1 Delta\r\n2 Delphi\r\n"))
    #expect(session.line == "Del")
  }

  @Test(arguments: [("en", "No match for xyz"), ("es", "Nada coincide con xyz")])
  func noMatchIsToldAndTheLineStays(language: String, message: String) throws {
    let session = try TerminalSession.menu(["choose", "--lang", language] + Self.letters)
    #expect(try session.enter("xyz").contains(message + "\r\n"))
    #expect(session.line == "xyz")
  }

  @Test(arguments: [Key.escape, .control("g"), .control("c"), .control("d"), "quit\r", "salir\r", "<\r", "back\r"])
  func itIsCancelled(key: Key) throws {
    let session = try TerminalSession.choose(["--default", "Alpha"] + Self.letters)
    try session.send(key)
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test func controlCCancelsAChoiceAlsoWithALine() throws {
    let session = try TerminalSession.choose(Self.letters)
    try session.press("alp")
    try session.send(.control("c"))
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  // Esc on an empty line would cancel.
  @Test(arguments: [
    Key.function(2), .function(5), .function(12), .insert, .backTab, .alt("q"), .alt("Q"), .alt("z"), .alt("'"),
    .alt("\r"), .alt("\u{01}"), .alt("ñ"), .alt("漢"), .alt("["), .alt("O"), "\u{1B}[1;2A", "\u{1B}[[B",
    "\u{1B}[<0;1;1M", "\u{1B}[12;5R", "\u{1B}\u{1B}[A", "\u{1B}OQ", .control("o"), .control("x"), .control("q"),
  ])
  func anUnusedKeyIsNoEscape(key: Key) throws {
    let session = try TerminalSession.choose(Self.letters)
    try session.press(key)
    #expect(session.line.isEmpty)
    try session.press(.control("u"), .down)
    #expect(session.line == "1 Alpha")
    try session.send(.enter)
    try session.expectEnd(0)
  }

  @Test func anUnfinishedSequenceIsNoEscape() throws {
    let session = try TerminalSession.choose(Self.letters)
    // The two parts of an arrow, as a slow line brings them: the second within readline's short wait.
    try session.send("\u{1B}", "[B")
    try session.waitUntilQuiet()
    #expect(session.line == "1 Alpha")
  }
}
