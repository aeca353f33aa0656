import Dialogue
import StringCatalog
import Testing

@Suite struct ConfirmConversationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var question: String?
    var standard: Answer?
    var language: LanguageTag
    var turns: [Turn]

    init(
      asking question: String? = "Sure?", default standard: Answer? = nil, in language: LanguageTag = .english,
      _ turns: Turn...
    ) {
      (self.question, self.standard, self.language, self.turns) = (question, standard, language, turns)
    }

    var testDescription: String { "\(question ?? "none"), \(language), \(turns.map(\.cause))" }
  }

  static let english = "result 'Sure?' | 'y or n, then Enter'"
  static let spanish = "result '¿Seguro?' | 's o n, luego Intro'"

  @Test(arguments: [
    Row(Turn(.began, english, "line ''"), Turn(.enter(), english, "line ''"), Turn(.enter("  "), english, "line ''")),
    Row(
      Turn(.down, english), Turn(.resumed, english), Turn(.key(.repeatItem), english),
      Turn(.enter("repetir"), "line ''", english)),
    Row(asking: "¿Seguro?", in: .spanish, Turn(.began, spanish, "line ''")),
    Row(asking: nil, Turn(.began, "result 'Go on?' | 'y or n, then Enter'", "line ''")),
    Row(asking: nil, in: .spanish, Turn(.began, "result '¿Continuar?' | 's o n, luego Intro'", "line ''")),
    Row(asking: "One\n\u{1B}[31mTwo", Turn(.began, "result 'One' | 'Two' | 'y or n, then Enter'", "line ''")),
    Row(
      default: .no, Turn(.began, "result 'Sure?' | 'y or n, then Enter; default: no'", "line ''"),
      Turn(.enter(), "say 'no'", "finish answered no")),
    Row(
      asking: "¿Seguro?", default: .yes, in: .spanish,
      Turn(.began, "result '¿Seguro?' | 's o n, luego Intro; por omisión: sí'", "line ''"),
      Turn(.enter(), "say 'sí'", "finish answered yes")),
    Row(
      Turn(.enter("help"), "line ''", "notice 'y or n, then Enter'"),
      Turn(.enter("?"), "line ''", "notice 'y or n, then Enter'"), Turn(.key(.help), "notice 'y or n, then Enter'")),
    Row(Turn(.enter("maybe"), "error 'Please answer y or n'", "keep 'maybe'"), Turn(.tab("m")), Turn(.typed("y"))),
    Row(in: .spanish, Turn(.enter("quizá"), "error 'Responda s o n'", "keep 'quizá'")),
    Row(Turn(.enter("rate 20"), "line ''", "set rate '20'"), Turn(.key(.silence), "cut")),
    Row(Turn(.esc("y"), "cut", "line ''"), Turn(.esc(), "cut", "line ''", "finish cancelled")),
    Row(default: .yes, Turn(.controlC, "cut", "line ''", "finish cancelled")),
    Row(default: .yes, Turn(.controlD, "cut", "line ''", "finish cancelled")),
    Row(default: .yes, Turn(.enter("quit"), "line ''", "cut", "line ''", "finish cancelled")),
    Row(Turn(.enter("<"), "line ''", "cut", "line ''", "finish cancelled")),
  ])
  func question(_ row: Row) {
    var conversation = ConfirmConversation(
      question: row.question, default: row.standard, localizer: Localizer(language: row.language))
    for turn in row.turns {
      guard case .event(let event) = turn.cause else { continue }
      #expect(conversation.handle(event).map { $0.text(in: row.language) } == turn.reactions, "\(event)")
    }
  }

  @Test(
    "Every language's words answer in every language", arguments: [LanguageTag.english, .spanish],
    [
      ("y", Answer.yes), ("yes", .yes), ("s", .yes), ("si", .yes), ("sí", .yes), (" SÍ ", .yes), ("n", .no),
      ("No", .no),
    ])
  func case21(language: LanguageTag, row: (text: String, answer: Answer)) {
    var conversation = ConfirmConversation(question: "?", default: nil, localizer: Localizer(language: language))
    #expect(
      conversation.handle(.enter(row.text)).map { $0.text(in: language) } == [
        "say '\(row.answer.word(in: language))'", "line ''", "finish answered \(row.answer)",
      ])
  }

  @Test("A digit is no answer", arguments: (0...9).map(String.init) + ["10", "1 yes"])
  func case9(text: String) {
    var conversation = ConfirmConversation(
      question: "?", default: .yes, localizer: Localizer(language: .english))
    #expect(
      conversation.handle(.enter(text)).map { $0.text(in: .english) } == [
        "error 'Please answer y or n'", "keep '\(text)'",
      ])
  }
}
