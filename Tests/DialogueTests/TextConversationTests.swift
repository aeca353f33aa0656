import Dialogue
import Locales
import StringCatalog
import Testing

@Suite struct TextConversationTests {
  private static let question = "result 'Which command? Type it and press Enter; Esc goes back.'"

  @Test(arguments: [
    Turn(.began, question, "line ''"), Turn(.resumed, question), Turn(.down, question),
    Turn(.key(.repeatItem), question), Turn(.key(.whereAmI), question), Turn(.key(.help), question),
    Turn(.key(.silence), "cut"), Turn(.key(.list)),
    Turn(.typed("1")), Turn(.tab("l")),
    Turn(.enter("ls -l "), "line ''", "finish text 'ls -l'"), Turn(.enter("1"), "line ''", "finish text '1'"),
    // Nothing typed is no answer.
    Turn(.enter(), question, "line ''"), Turn(.enter("  "), question, "line ''"),
    Turn(.esc("ls"), "cut", "line ''"), Turn(.esc(), "cut", "line ''", "finish left"),
    Turn(.controlC, "cut", "line ''", "finish left"), Turn(.controlD, "cut", "line ''", "finish left"),
  ])
  func turn(_ turn: Turn) {
    var conversation = TextConversation(question: .commandQuestion, localizer: Localizer(language: .english))
    guard case .event(let event) = turn.cause else { return }
    #expect(conversation.handle(event).map { $0.text(in: .english) } == turn.reactions)
  }

  @Test func language() {
    var conversation = TextConversation(question: .commandQuestion, localizer: Localizer(language: .english))
    conversation.localize(Localizer(language: .spanish))
    #expect(
      conversation.handle(.resumed).map { $0.text(in: .spanish) } == [
        "result '¿Qué orden? Escríbala y pulse Intro; Esc vuelve atrás.'"
      ])
  }
}
