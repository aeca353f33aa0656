import TestSupport
import Testing

/// What the screen shows and what is written: all that a screen reader and a braille display have to go by.
@Suite("The screen")
struct ScreenTests {
  private static let titles = ["Alpha", "Bravo", "Alpha", "Camera", "Delete"]

  @Test(arguments: [80, 40, 20])
  func theCursorStandsOnTheLineOfTheCurrentItem(columns: Int) throws {
    let session = try TerminalSession.choose(Self.titles, setup: TerminalSetup(columns: columns))
    for (number, title) in zip(1..., Self.titles) {
      let written = try session.press(.down)
      #expect(session.line == "\(number) \(title)" + (number == 5 ? ", last" : ""))
      #expect(session.screen.cursor.column > session.line.count)
      #expect(session.screen.brailleWindow() == " " + session.line)
      #expect(number == 5 || written.bytes.count <= 24, "\(written)")
      // The whole line, not its difference.
      #expect(written.text.contains(session.line))
    }
    session.expectPlain()
  }

  @Test func theOpeningIsTheTitleTheLinesAndNothingElse() throws {
    let session = try TerminalSession.choose(["--title", "Tools"] + Self.titles)
    let opening = session.output(since: 0).text
    #expect(opening == "Tools, 5 items\r\n1 Alpha\r\n2 Bravo\r\n3 Alpha\r\n4 Camera\r\n5 Delete\r\n ")
  }

  @Test func aTitleWiderThanTheScreenIsWrittenWholeAndClearedWhole() throws {
    let long = "A title that is much wider than forty columns, since people write such things"
    let session = try TerminalSession.choose(["Short", long, "End"], setup: TerminalSetup(columns: 40))
    try session.press(.down, .down)
    let shown = session.lines.suffix(2).joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(shown.hasSuffix("2 " + long))
    try session.press(.down)
    // Nothing of it is left on the screen below the list.
    #expect(session.lines.suffix(1) == [" 3 End, last"])
    #expect(session.lines.filter { $0.contains("since people") }.count == 1)
    session.expectPlain(wraps: true)
  }

  @Test func aWindowThatBecomesNarrowerKeepsTheLine() throws {
    let session = try TerminalSession.choose(Self.titles)
    try session.press(.down)
    try session.resize(columns: 30, rows: 10)
    try session.press(.down)
    #expect(session.line == "2 Bravo")
    session.expectPlain()
  }

  @Test(arguments: ["dumb", nil, "", "unknown-terminal", "vt220", "linux", "screen-256color"])
  func everyTerminalWillDo(name: String?) throws {
    let session = try TerminalSession.choose(Self.titles, setup: TerminalSetup(environment: ["TERM": name]))
    try session.press(.down)
    #expect(session.line == "1 Alpha")
    try session.press(.down)
    #expect(session.line == "2 Bravo")
    #expect(try session.enter("zz").contains("No match for zz\r\n"))
    if ["dumb", nil, ""].contains(name) { #expect(session.output(since: 0).escapes == 0) }
    try session.press(.escape)
    try session.send("4")
    try session.expectEnd(0)
    #expect(session.result == "Camera\n")
  }

  @Test func whatStandsBeforeTheMenuIsNotWrittenOver() throws {
    let anillo = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "printf 'Which? '; '\(anillo)' choose A B; printf 'after\\n'"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"]))
    try session.waitFor("2 B\r\n")
    try session.press("2")
    try session.expectEnd(0)
    #expect(session.lines == ["Which? Actions, 2 items", "1 A", "2 B", "B", "after"])
  }

  @Test(arguments: [
    ("a\u{1B}[31mred\u{1B}[0m", "ared"), ("\u{1B}]0;title\u{07}b", "b"), ("\u{1B}[2Jc", "c"), ("\u{9B}31md", "d"),
    ("e\u{202E}f", "ef"), ("g\u{200B}h", "gh"), ("i\u{07}j", "i j"), ("k\u{08}l", "k l"), ("───m", "m"),
    ("n\u{1B}", "n"), ("o\u{1B}[", "o"), ("\u{1B}P+q\u{1B}\\p", "p"), ("q\tr", "q r"), ("s\u{85}t", "s t"),
  ])
  func aHostileTitleIsHarmlessAndItsValueIsKept(title: String, shown: String) throws {
    let session = try TerminalSession.choose([], setup: TerminalSetup(input: .bytes(Array("\(title)\nx\n".utf8))))
    #expect(session.lines == ["Actions, 2 items", "1 \(shown)", "2 x"])
    try session.press(.down)
    #expect(session.line == "1 \(shown)")
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == title + "\n")
  }

  @Test(arguments: [
    (["choose", "--speech", "auto", "A", "B"], ["\u{1B}[B", "\u{1B}OP", "x\r", "\u{1B}l", "\t", "\t"]),
    (["demo", "cards", "--speech=off"], ["1", "3", "y\r", "\u{1B}d", "\u{1B}s", "<\r"]),
    (["--speech=off", "--lang=es"], ["\u{1B}[B", "1", "9", "1", "5", "s\r", "?\r", "zz\r", "\u{1B}[A"]),
  ])
  func nothingIsEverPainted(words: [String], keys: [String]) throws {
    let session = try TerminalSession.menu(words)
    for key in keys { try session.press(.text(key)) }
    #expect(session.screen.unknownSequences.isEmpty)
    session.expectPlain()
  }
}
