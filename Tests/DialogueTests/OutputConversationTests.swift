import Dialogue
import StringCatalog
import Testing

@Suite struct OutputConversationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var lines: [String]
    var turns: [Turn]
    init(_ name: String, lines: [String] = ["one", "two", "three"], _ turns: [Turn]) {
      (self.name, self.lines, self.turns) = (name, lines, turns)
    }
    var testDescription: String { name }
  }

  @Test(arguments: walking + asking + leaving)
  func review(_ row: Row) {
    var conversation = OutputConversation(lines: row.lines, localizer: Localizer(language: .english))
    for turn in row.turns {
      guard case .event(let event) = turn.cause else { continue }
      #expect(conversation.handle(event).map { $0.text(in: .english) } == turn.reactions, "\(event)")
    }
  }

  static let walking: [Row] = [
    Row("nothing", lines: [], [Turn(.began, "tell 'There is no output'", "finish left")]),
    Row(
      "nothing but blanks", lines: ["", " ", "\u{1B}[0m"], [Turn(.began, "tell 'There is no output'", "finish left")]),
    Row(
      "down to the end",
      [
        Turn(.began, "tell 'Output, 3 lines. Arrows read, Esc goes back.'", "line ''"), Turn(.down, "show 'one'"),
        Turn(.down, "show 'two'"),
        Turn(.down, "show 'three'"), Turn(.down, "tell 'Last line'"), Turn(.up, "show 'two'"), Turn(.up, "show 'one'"),
        Turn(.up, "tell 'First line'"), Turn(.home, "tell 'First line'"), Turn(.end, "show 'three'"),
        Turn(.end, "tell 'Last line'"),
      ]),
    Row("up goes to the last", [Turn(.up, "show 'three'")]),
    Row(
      "one line is the first and the last", lines: ["one"],
      [
        Turn(.began, "tell 'Output, 1 line. Arrows read, Esc goes back.'", "line ''"), Turn(.down, "show 'one'"),
        Turn(.down, "tell 'Last line'"),
        Turn(.up, "tell 'First line'"),
      ]),
    Row(
      "pages of ten", lines: (1...25).map { "line \($0)" },
      [
        Turn(.pageDown, "show 'line 10'"), Turn(.pageDown, "show 'line 20'"), Turn(.pageDown, "show 'line 25'"),
        Turn(.pageDown, "tell 'Last line'"), Turn(.pageUp, "show 'line 15'"), Turn(.pageUp, "show 'line 5'"),
        Turn(.pageUp, "show 'line 1'"),
      ]),
    Row(
      "what a command printed controls nothing", lines: ["\u{1B}[31mred\u{1B}[0m", "", "a\u{202E}b", "  in"],
      [Turn(.down, "show 'red'"), Turn(.down, "show 'ab'"), Turn(.down, "show '  in'")]),
  ]

  static let asking: [Row] = [
    Row(
      "a number goes to its line",
      [
        Turn(.typed("2")), Turn(.enter("2"), "show 'two'"), Turn(.enter(), "tell 'Line 2 of 3'", "line ''"),
        Turn(.enter("9"), "error 'There is no line 9; the lines go from 1 to 3'", "keep '9'"),
        Turn(.enter("0"), "error 'There is no line 0; the lines go from 1 to 3'", "keep '0'"),
        Turn(
          .enter("-9223372036854775808"), "error 'There is no line -9223372036854775808; the lines go from 1 to 3'",
          "keep '-9223372036854775808'"),
      ]),
    Row(
      "words and keys",
      [
        Turn(.enter("repeat"), "line ''", "tell 'Output, 3 lines. Arrows read, Esc goes back.'"),
        Turn(.down, "show 'one'"),
        // The line is cleared before the repeated one comes into it.
        Turn(.enter("repetir"), "line ''", "show 'one'"), Turn(.key(.repeatItem), "show 'one'"),
        Turn(.key(.whereAmI), "tell 'Line 1 of 3'"), Turn(.key(.silence), "cut"),
        Turn(.enter(":list"), "line ''", "result 'one' | 'two' | 'three'"),
        Turn(.key(.help), help), Turn(.enter("?"), "line ''", help),
        Turn(.enter("xyz"), "error 'No match for xyz'", "keep 'xyz'"),
        Turn(.enter("lang es"), "line ''", "set language 'es'"), Turn(.enter("rate 20"), "line ''", "set rate '20'"),
        Turn(.tab("t")), Turn(.resumed, "tell 'Line 1 of 3'"),
      ]),
  ]

  private static let help =
    "tell 'Arrows go from line to line. A number goes to that line. back or Esc goes back.'"

  static let leaving: [Row] = [
    Row(
      "Esc clears the line, then leaves",
      [Turn(.esc("one"), "cut", "line ''"), Turn(.esc(), "cut", "line ''", "finish left")]),
    Row("<", [Turn(.enter("<"), "line ''", "cut", "line ''", "finish left")]),
    Row("quit leaves everything", [Turn(.enter("quit"), "line ''", "cut", "line ''", "finish quit")]),
    Row("back", [Turn(.enter("atrás"), "line ''", "cut", "line ''", "finish left")]),
    Row("Ctrl-C stays", [Turn(.controlC, "cut", "line ''")]),
    Row("Ctrl-D", [Turn(.controlD, "cut", "finish left")]),
  ]

  @Test func language() {
    var conversation = OutputConversation(lines: ["uno"], localizer: Localizer(language: .english))
    conversation.localize(Localizer(language: .spanish))
    #expect(
      conversation.handle(.began).map { $0.text(in: .spanish) } == [
        "tell 'Salida, 1 línea. Las flechas leen, Esc vuelve.'", "line ''",
      ])
    #expect(conversation.handle(.down).map { $0.text(in: .spanish) } == ["show 'uno'"])
  }
}
