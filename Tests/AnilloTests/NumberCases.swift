import TestSupport
import Testing

/// Numbers and keys: what users of other menus have reported.
@Suite("Cases: numbers and keys")
struct NumberCases {
  private static func items(_ count: Int) -> [String] { (1...count).map { "item\($0)" } }

  @Test func case01AOneOfTwelveWaitsForWhatCanFollow() throws {
    let session = try TerminalSession.choose(Self.items(12))
    // The wait for quiet ends only when the program sleeps without a time limit: no clock decides.
    try session.press("1")
    #expect(session.line == "1")
    #expect(session.result.isEmpty)
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == "item12\n")
  }

  @Test(arguments: [
    ("2", "item2"), ("9", "item9"), ("10", "item10"), ("11", "item11"), ("1\r", "item1"), ("007\r", "item7"),
    ("1\u{7F}3", "item3"),
  ])
  func case01ANumberFiresAsSoonAsNoLongerOneCanMatch(keys: String, chosen: String) throws {
    let session = try TerminalSession.choose(Self.items(12))
    try session.send(.text(keys))
    try session.expectEnd(0)
    #expect(session.result == chosen + "\n")
  }

  @Test func case01WithSelectEnterADigitAlwaysWaits() throws {
    let session = try TerminalSession.menu(["choose", "--select", "enter"] + Self.items(5))
    try session.press("5")
    #expect(session.result.isEmpty)
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "item5\n")
  }

  @Test(arguments: [
    ("en", "There is no 99; the numbers go from 1 to 12"), ("es", "No existe el 99; los números van del 1 al 12"),
  ])
  func case02NinetyNineOfTwelveNamesTheRange(language: String, message: String) throws {
    let session = try TerminalSession.menu(["choose", "--select=enter", "--lang", language] + Self.items(12))
    #expect(try session.enter("99").contains(message + "\r\n"))
    #expect(session.line == "99")
    #expect(session.result.isEmpty)
    try session.press(.backspace, .backspace, "3")
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "item3\n")
  }

  @Test(arguments: ["0", "00", "13", "130", "19999999999999999999999"])
  func case02ANumberThatTheListDoesNotHaveChoosesNothing(number: String) throws {
    let session = try TerminalSession.choose(Self.items(12))
    #expect(try session.enter(number).contains("There is no \(number); the numbers go from 1 to 12\r\n"))
    #expect(session.line == number)
    try session.press(.escape)
    try session.send("5")
    try session.expectEnd(0)
    #expect(session.result == "item5\n")
  }

  @Test(arguments: [1, 4, 5, 9, 10, 36, 37, 39, 40])
  func case03EveryNumberOfFortyWorks(number: Int) throws {
    let session = try TerminalSession.choose(Self.items(40))
    try session.send(.text(String(number)))
    // From 5 on no longer number can match, so that it has chosen already.
    if number < 5 { try session.send(.enter) }
    try session.expectEnd(0)
    #expect(session.result == "item\(number)\n")
  }

  @Test(arguments: [Key.backspace, .control("h")])
  func case04BackspaceEdits(key: Key) throws {
    let session = try TerminalSession.choose(["Camera", "Note"])
    try session.press("Cam", key, key)
    #expect(session.line == "C")
    try session.press(key, key, key)
    #expect(session.line.isEmpty)
    try session.press(.down)
    #expect(session.line == "1 Camera")
    try session.press(key)
    #expect(session.line.isEmpty)
    #expect(session.result.isEmpty)
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == "Note\n")
  }

  @Test func case04DeleteEdits() throws {
    let session = try TerminalSession.choose(["Camera", "Note"])
    try session.press(.delete)
    #expect(session.line.isEmpty)
    try session.press("ab", .left, .delete)
    #expect(session.line == "a")
    // Nothing is behind the cursor: Ctrl-D does not end here either, since the line is not empty.
    try session.press(.delete, .control("d"))
    #expect(session.line == "a")
    try session.send(.control("u"), "1")
    try session.expectEnd(0)
    #expect(session.result == "Camera\n")
  }

  @Test(arguments: ["1", "2\r", "\r\r", "\u{1B}[B\r", "x"])
  func case05KeysTypedBeforeTheMenuDoNotAnswerIt(early: String) throws {
    let anillo = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "read -r go; exec '\(anillo)' choose Camera Note Share"],
      setup: TerminalSetup(input: .pipe, output: .captured))
    try session.send(.text(early))
    session.writeInput("go\n")
    try session.waitFor("3 Share\r\n")
    try session.waitUntilQuiet()
    #expect(session.result.isEmpty)
    #expect(session.line.isEmpty)
    try session.send("3")
    try session.expectEnd(0)
    #expect(session.result == "Share\n")
  }

  @Test func case06AStuckKeyDoesNotReplay() throws {
    let lines = Self.items(9000).joined(separator: "\n") + "\n"
    let session = try TerminalSession.choose([], setup: TerminalSetup(input: .bytes(Array(lines.utf8))))
    let written = try session.press(.text(String(repeating: "\u{1B}[B", count: 4000)))
    #expect(session.line == "4000 item4000")
    // Each line drawn would be some 16 bytes: for most keys none is.
    #expect(written.bytes.count < 4000 * 4)
    #expect(try session.press(.up).text.contains("3999 item3999"))
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "item3999\n")
  }

  @Test func case06AStuckKeyStaysAtTheEnd() throws {
    let session = try TerminalSession.choose(Self.items(12))
    let written = try session.press(.text(String(repeating: "\u{1B}[B", count: 3000)))
    #expect(session.line == "12 item12, last")
    #expect(written.bytes.count < 3000 * 4)
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "item12\n")
  }

  @Test(arguments: [
    ".", ",", ";", ":", "-", "--", "'", "\"", "/", "\\", "(", "[", "*", "+", "$", "#", "%", "...", "¿", "!",
  ])
  func case07ALonePunctuationMarkMatchesNothing(mark: String) throws {
    let session = try TerminalSession.choose(["a.b", "x-y", "Note, again!"])
    #expect(try session.enter(mark).contains("No match for \(mark)\r\n"))
    #expect(session.line == mark)
    try session.send(.control("u"), "2")
    try session.expectEnd(0)
    #expect(session.result == "x-y\n")
  }

  @Test(arguments: Array("pqrstuvwxy".enumerated()).dropFirst().map { ($0.offset, String($0.element)) })
  func case08NumpadDigitsSelect(digit: Int, letter: String) throws {
    let session = try TerminalSession.choose(Self.items(9))
    try session.send(.text("\u{1B}O" + letter))
    try session.expectEnd(0)
    #expect(session.result == "item\(digit)\n")
  }

  @Test func case08TheNumpadTypesLongNumbersAndEnter() throws {
    let session = try TerminalSession.choose(Self.items(120))
    try session.press(.text("\u{1B}Oq\u{1B}Op"))
    #expect(session.line == "10")
    try session.send(.text("\u{1B}OM"))
    try session.expectEnd(0)
    #expect(session.result == "item10\n")
  }

  @Test(arguments: ["1", "2", "0", "10"])
  func case09NoIsNeverADigit(digit: String) throws {
    let session = try TerminalSession.shell(
      #"{"version": 1, "items": [{"id": "a", "title": "Erase", "confirm": true, "print": "erased"}]}"#)
    try session.press("1")
    #expect(session.lines.contains("Erase? y or n, then Enter"))
    #expect(try session.enter(digit).contains("Erase? y or n, then Enter\r\n"))
    #expect(session.result.isEmpty)
    #expect(try session.enter("n").contains("Erase: not done\r\n"))
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(session.result.isEmpty)
  }

  @Test func case09ANoAmongTheItemsIsFoundByItsName() throws {
    let session = try TerminalSession.choose(["Yes", "No"])
    try session.send("no", .enter)
    try session.expectEnd(0)
    #expect(session.result == "No\n")
  }
}
