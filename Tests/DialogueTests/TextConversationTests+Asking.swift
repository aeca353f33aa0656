import Dialogue
import Locales
import Speech
import StringCatalog
import Testing

/// A text that a script asks for.
extension TextConversationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var options = TextConversation.Options()
    var turns: [Turn]

    init(
      _ name: String, default standard: String? = nil, suggestions: [String] = [], isChecked: Bool = false,
      secrecy: LineSecrecy = .open, _ turns: [Turn]
    ) {
      (self.name, self.turns) = (name, turns)
      options.isOneShot = true
      options.defaultText = standard
      options.suggestions = suggestions
      options.isChecked = isChecked
      options.secrecy = secrecy
    }

    var testDescription: String { name }
  }

  private static let asked = "result 'Name?'"

  @Test(arguments: asking + completing + secrets)
  func script(_ row: Row) {
    var conversation = TextConversation(
      question: "Name?", options: row.options, localizer: Localizer(language: .english))
    for turn in row.turns {
      guard case .event(let event) = turn.cause else { continue }
      #expect(conversation.handle(event).map { $0.text(in: .english) } == turn.reactions, "\(event)")
    }
  }

  static let asking: [Row] = [
    Row(
      "the text as it stands",
      [Turn(.began, asked, "line ''"), Turn(.enter(" a  b "), "say ' a  b '", "line ''", "finish text ' a  b '")]),
    Row("words of the session are texts", [Turn(.enter("help"), "say 'help'", "line ''", "finish text 'help'")]),
    Row("nothing is no answer", [Turn(.enter(), asked, "line ''"), Turn(.enter("  "), asked, "line ''")]),
    Row(
      "a default", default: "Ana\u{1B}[1m",
      [
        Turn(.began, "result 'Name?' | 'default: Ana'", "line ''"),
        Turn(.enter(), "say 'Ana'", "line ''", "finish text 'Ana\u{1B}[1m'"),
      ]),
    Row(
      "a check", default: "Ana", isChecked: true,
      [
        Turn(.enter("x"), "check 'x'"),
        Turn(
          .checked("x", refusal: Announcement(.init("Too short", .english), priority: .important)),
          "error 'Too short'", "line 'x'"),
        Turn(.enter(), "check 'Ana'"),
        Turn(.checked("Ana", refusal: nil), "say 'Ana'", "line ''", "finish text 'Ana'"),
      ]),
    Row(
      "keys",
      [
        Turn(.key(.repeatItem), asked), Turn(.down, asked),
        Turn(
          .key(.help),
          "notice 'Type a text, then Enter. Esc clears the line, then cancels. Alt R repeats the question.'"),
        Turn(.esc("x"), "cut", "line ''"), Turn(.esc(), "cut", "line ''", "finish cancelled"),
      ]),
    Row("Ctrl-C", default: "Ana", [Turn(.controlC, "cut", "line ''", "finish cancelled")]),
    Row("Ctrl-D", default: "Ana", [Turn(.controlD, "cut", "line ''", "finish cancelled")]),
  ]

  static let completing: [Row] = [
    Row("nothing to complete", [Turn(.tab("a")), Turn(.tabAgain("a"))]),
    Row(
      "one", suggestions: ["Ana", "Óscar"],
      [
        Turn(.tab("o"), "line 'Óscar'", "say 'Óscar'"),
        Turn(.enter("Óscar"), "say 'Óscar'", "line ''", "finish text 'Óscar'"),
      ]),
    Row(
      "several", suggestions: ["Ana", "Anabel", "Eva"],
      [
        Turn(.tab("a"), "line 'Ana'", "say 'Ana'"), Turn(.tab("ana"), "say '2 matches'"),
        Turn(.tabAgain("ana"), "tell '2 matches' | 'Ana' | 'Anabel'", "line 'ana'"),
        Turn(.tab(""), "say '3 matches'"),
      ]),
    Row(
      "what is suggested is harmless", suggestions: ["\u{1B}[2JAna\nB", "Anabel\u{202E}", "\u{0}"],
      [
        Turn(.tab("ana b"), "line 'Ana B'", "say 'Ana B'"),
        Turn(.tabAgain("ana"), "tell '2 matches' | 'Ana B' | 'Anabel'", "line 'ana'"),
      ]),
    Row(
      "none", suggestions: ["Ana"], [Turn(.tab("z"), "error 'No match for z'", "line 'z'")]),
    Row(
      "many are listed in part", suggestions: (1...30).map { "x\($0)" },
      [
        Turn(
          .tabAgain("x"), "tell '30 matches' | " + (1...20).map { "'x\($0)'" }.joined(separator: " | "), "line 'x'")
      ]),
    Row(
      "help", suggestions: ["Ana"],
      [
        Turn(
          .key(.help),
          "notice 'Type a text, then Enter. Esc clears the line, then cancels. Alt R repeats the question.'"
            + " | 'Tab completes what fits, Tab twice lists it.'")
      ]),
  ]

  static let secrets: [Row] = [
    Row(
      "blanks count", secrecy: .secret,
      [Turn(.enter(), asked, "line ''"), Turn(.enter(" "), "say 'Done'", "line ''", "finish text ' '")]),
    Row(
      "a refused one is typed anew", isChecked: true, secrecy: .secret,
      [
        Turn(
          .checked("x", refusal: Announcement(.init("Too short", .english), priority: .important)),
          "error 'Too short'", "line ''")
      ]),
  ]

  @Test(arguments: [
    (Phrase.askText, "result 'Your answer?'", "result '¿Su respuesta?'"),
    (.askSecret, "result 'Your secret? It is not shown.'", "result '¿Su secreto? No se muestra.'"),
  ])
  func withoutAQuestion(phrase: Phrase, english: String, spanish: String) {
    for (language, asked) in [(LanguageTag.english, english), (.spanish, spanish)] {
      var conversation = TextConversation(question: phrase, localizer: Localizer(language: language))
      #expect(conversation.handle(.began).map { $0.text(in: language) } == [asked, "line ''"])
    }
  }
}
