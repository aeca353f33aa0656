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

  @Test(arguments: walking + paragraphs + asking + searching + leaving)
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
        Turn(.down, "show 'three'"), Turn(.down, "show 'three, last line'"), Turn(.up, "show 'two'"),
        Turn(.up, "show 'one'"),
        Turn(.up, "show 'one, first line'"), Turn(.home, "show 'one, first line'"), Turn(.end, "show 'three'"),
        Turn(.end, "show 'three, last line'"),
      ]),
    Row("up goes to the last", [Turn(.up, "show 'three'")]),
    Row(
      "one line is the first and the last", lines: ["one"],
      [
        Turn(.began, "tell 'Output, 1 line. Arrows read, Esc goes back.'", "line ''"), Turn(.down, "show 'one'"),
        Turn(.down, "show 'one, last line'"),
        Turn(.up, "show 'one, first line'"),
      ]),
    Row(
      "pages of ten", lines: (1...25).map { "line \($0)" },
      [
        Turn(.pageDown, "show 'line 10'"), Turn(.pageDown, "show 'line 20'"), Turn(.pageDown, "show 'line 25'"),
        Turn(.pageDown, "show 'line 25, last line'"), Turn(.pageUp, "show 'line 15'"), Turn(.pageUp, "show 'line 5'"),
        Turn(.pageUp, "show 'line 1'"),
      ]),
    Row(
      "what a command printed controls nothing", lines: ["\u{1B}[31mred\u{1B}[0m", "a\u{202E}b", "  in", "\tx"],
      [Turn(.down, "show 'red'"), Turn(.down, "show 'ab'"), Turn(.down, "show '  in'"), Turn(.down, "show 'x'")]),
    Row(
      "what was printed over is not read", lines: ["N\u{8}NA\u{8}AM\u{8}M _\u{8}x_\u{8}y", "\u{8}\u{8}a\u{8}"],
      [Turn(.down, "show 'NAM xy'"), Turn(.down, "show 'blank'")]),
    Row(
      "a long line is whole", lines: [String(repeating: "word ", count: 5000) + "end"],
      [Turn(.down, "show '" + String(repeating: "word ", count: 5000) + "end'")]),
  ]

  private static let text = ["a1", "a2", "", " ", "\u{1B}[0m", "b1", "", "c1", "c2", ""]
  private static let nextParagraph = LineEvent.moved(.nextParagraph)
  private static let previousParagraph = LineEvent.moved(.previousParagraph)

  static let paragraphs: [Row] = [
    Row(
      "blank lines in a row are walked as one", lines: text,
      [
        Turn(.down, "show 'a1'"), Turn(.down, "show 'a2'"), Turn(.down, "show 'blank'"),
        Turn(.key(.whereAmI), "tell 'Line 3 of 10, 30 percent'"), Turn(.down, "show 'b1'"), Turn(.down, "show 'blank'"),
        Turn(.down, "show 'c1'"), Turn(.up, "show 'blank'"), Turn(.up, "show 'b1'"), Turn(.up, "show 'blank'"),
        Turn(.key(.whereAmI), "tell 'Line 5 of 10, 50 percent'"), Turn(.up, "show 'a2'"),
      ]),
    Row(
      "blank lines at the ends", lines: ["", "", "a", "", ""],
      [
        Turn(.down, "show 'blank'"), Turn(.down, "show 'a'"), Turn(.down, "show 'blank'"),
        Turn(.down, "show 'blank, last line'"), Turn(.up, "show 'a'"), Turn(.up, "show 'blank'"),
        Turn(.up, "show 'blank, first line'"),
      ]),
    Row(
      "from paragraph to paragraph", lines: text,
      [
        Turn(nextParagraph, "show 'a1'"), Turn(nextParagraph, "show 'b1'"), Turn(nextParagraph, "show 'c1'"),
        Turn(nextParagraph, "show 'blank'"), Turn(nextParagraph, "show 'blank, last line'"),
        Turn(previousParagraph, "show 'c1'"), Turn(.down, "show 'c2'"), Turn(previousParagraph, "show 'c1'"),
        Turn(previousParagraph, "show 'b1'"), Turn(previousParagraph, "show 'a1'"),
        Turn(previousParagraph, "show 'a1, first line'"),
      ]),
    Row("backwards at first", lines: text, [Turn(previousParagraph, "show 'c1'")]),
  ]

  static let asking: [Row] = [
    Row(
      "a number goes to its line",
      [
        Turn(.typed("2")), Turn(.enter("2"), "show 'two'"), Turn(.enter(), "tell 'Line 2 of 3, 66 percent'", "line ''"),
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
        Turn(.key(.whereAmI), "tell 'Line 1 of 3, 33 percent'"), Turn(.key(.silence), "cut"),
        Turn(.enter(":list"), "line ''", "result 'one' | 'two' | 'three'"),
        Turn(.key(.help), help), Turn(.enter("?"), "line ''", help),
        Turn(.enter("lang es"), "line ''", "set language 'es'"), Turn(.enter("rate 20"), "line ''", "set rate '20'"),
        Turn(.resumed, "tell 'Line 1 of 3, 33 percent'"),
      ]),
    Row(
      "a long text is read on in parts", lines: (1...45).map(String.init),
      [
        Turn(.enter("list"), "line ''", listed(1...20)), Turn(.enter("list"), "line ''", listed(21...40)),
        Turn(.key(.list), listed(41...45)), Turn(.key(.list), "tell 'Last line'"), Turn(.up, "show '44'"),
      ]),
  ]

  private static func listed(_ numbers: ClosedRange<Int>) -> String {
    "result " + numbers.map { "'\($0)'" }.joined(separator: " | ")
  }

  private static let help =
    "notice 'Arrows go from line to line, Control with an arrow from paragraph to paragraph, the page keys ten lines.'"
    + " | 'A number goes to that line, any other text is searched for; Enter or Tab then goes to the next match."
    + " A slash before it searches for whatever it is.'"
    + " | 'back or Esc goes back. list reads on for twenty lines.'"

  private static let trees = ["Árbol verde", "", "help", "un arbol", "12 árboles"]

  static let searching: [Row] = [
    Row(
      "case and accents do not count, and Enter goes on", lines: trees,
      [
        Turn(.enter("arbol"), "show 'Árbol verde'"), Turn(.enter("Árbol verde"), "show 'un arbol'"),
        Turn(.tab("un arbol"), "show '12 árboles'"),
        Turn(.enter("12 árboles"), "result 'On from the beginning'", "show 'Árbol verde'"),
      ]),
    Row(
      "from where one is", lines: trees,
      [Turn(.enter("3"), "show 'help'"), Turn(.tab("ARBOL"), "show 'un arbol'")]),
    Row("all words, in any order", lines: trees, [Turn(.enter("verde arb"), "show 'Árbol verde'")]),
    Row(
      "the only match", lines: trees,
      [
        Turn(.enter("verde"), "show 'Árbol verde'"),
        Turn(.enter("Árbol verde"), "result 'On from the beginning'", "show 'Árbol verde'"),
      ]),
    Row(
      "a slash searches for words and numbers", lines: trees,
      [
        Turn(.enter("/help"), "show 'help'"), Turn(.enter("/12"), "show '12 árboles'"),
        Turn(.enter("/"), "tell 'Line 5 of 5, 100 percent'"),
        Turn(.enter("/zz"), "error 'No match for /zz'", "keep '/zz'"),
      ]),
    Row(
      "nothing", [Turn(.enter("xyz"), "error 'No match for xyz'", "keep 'xyz'"), Turn(.tab("t"), "show 'two'")]),
    Row(
      "case 7",
      [
        Turn(.enter("."), "error 'No match for .'", "keep '.'"),
        Turn(.enter("\u{301}"), "error 'No match for \u{301}'", "keep '\u{301}'"),
      ]),
    Row(
      "without a search Enter tells the place",
      [
        Turn(.down, "show 'one'"), Turn(.enter("one"), "tell 'Line 1 of 3, 33 percent'"),
        Turn(.tab("one"), "tell 'Line 1 of 3, 33 percent'"),
      ]),
    Row(
      "Esc ends it",
      [
        Turn(.enter("t"), "show 'two'"), Turn(.esc("two"), "cut", "line ''"), Turn(.down, "show 'three'"),
        Turn(.enter("three"), "tell 'Line 3 of 3, 100 percent'"),
      ]),
  ]

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
    #expect(
      conversation.handle(.key(.whereAmI)).map { $0.text(in: .spanish) } == ["tell 'Línea 1 de 1, 100 por ciento'"])
  }

  @Test(arguments: [
    (LanguageTag.english, "tell 'log, 2 lines. Arrows read, letters search, Esc leaves.'", "tell 'The text is empty'"),
    (.spanish, "tell 'log, 2 líneas. Las flechas leen, las letras buscan, Esc sale.'", "tell 'El texto está vacío'"),
  ])
  func aTextWithATitle(language: LanguageTag, opening: String, empty: String) {
    for (text, told) in [
      (PagedText(Array("a\nb\n".utf8)), [opening, "line ''"]), (PagedText([]), [empty, "finish left"]),
    ] {
      var conversation = OutputConversation(text, title: "log", localizer: Localizer(language: language))
      #expect(conversation.handle(.began).map { $0.text(in: language) } == told)
    }
  }

  @Test func aTextThatStillArrives() throws {
    let text = PagedText()
    func arrive(_ piece: String) {
      _ = text.append(upTo: 100) { output in for byte in piece.utf8 { output.append(byte) } }
    }
    var conversation = OutputConversation(text, title: "log", localizer: Localizer(language: .english))
    func heard(_ event: LineEvent) -> [String] { conversation.handle(event).map { $0.text(in: .english) } }
    let opening = "tell 'log, 0 lines so far. Arrows read, letters search, Esc leaves.'"
    #expect(heard(.began) == [opening, "line ''"])
    for event in [LineEvent.down, .up, .end, .moved(.nextParagraph), .enter(), .key(.whereAmI)] {
      #expect(heard(event).first == opening)
    }
    arrive("one\ntwo\nthr")
    #expect(conversation.textArrived().isEmpty)
    #expect(heard(.down) == ["show 'one'"])
    #expect(heard(.end) == ["show 'two'"])
    #expect(heard(.down) == ["show 'two, last line so far'"])
    arrive("ee")
    text.finish()
    #expect(conversation.textArrived().map { $0.text(in: .english) } == ["result '3 lines, complete'"])
    #expect(conversation.textArrived().isEmpty)
    #expect(heard(.down) == ["show 'three'"])
    #expect(heard(.down) == ["show 'three, last line'"])
  }
}
