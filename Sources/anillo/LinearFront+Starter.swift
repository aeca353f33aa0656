internal import ActionMenu
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Speech

extension LinearFront {
  /// A result as a line of its own.
  func tell(_ phrase: Phrase) { tell(Announcement(localizer(phrase), priority: .message)) }

  /// Several results at once, a line each.
  func tell(_ phrases: [Phrase]) {
    tell(Announcement(phrases.map { Announcement.Line(localizer($0)) }, priority: .message))
  }

  /// Asks for a line for the shell and runs it.
  func askForCommand() {
    begin(TextConversation(question: .commandQuestion, localizer: localizer)) { [unowned self] outcome in
      if case .text(let line) = outcome { run(Command(.shell(line))) }
    }
  }
}
