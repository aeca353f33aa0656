internal import ActionMenu
internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

/// What an answer has to fit: `--match` and `--validate`.
@MainActor
struct TextChecks {
  private var expression: (text: String, compiled: RegularExpression)?
  private var command: Command?

  var isNeeded: Bool { expression != nil || command != nil }

  /// Nil after telling why the expression is none.
  init?(_ program: Program) {
    command = program.value(.validate).map { Command(.shell($0)) }
    guard let text = program.value(.match) else { return }
    do throws(RegularExpression.Fault) {
      expression = (text, try RegularExpression(text))
    } catch {
      program.complain(.misuseBadExpression(expression: harmless(text), reason: error.message))
      return nil
    }
  }

  /// Why a text is refused; nil where it is good.
  func refusal(of text: String, _ front: LinearFront) -> Announcement? {
    if let expression, !expression.compiled.matchesWhole(text) {
      let phrase = Phrase.askNoMatch(expression: harmless(expression.text))
      return Announcement(front.localizer(phrase), priority: .important)
    }
    return command.flatMap { front.refusal(by: $0, of: text) }
  }
}
