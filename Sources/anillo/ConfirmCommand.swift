internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales

/// A question that a script asks, with the answer as the exit status.
@MainActor
struct ConfirmCommand {
  let program: Program

  func run() -> ExitStatus {
    let standard = program.value(.default)
    let answer = standard.flatMap { Answer($0) }
    if let standard, answer == nil {
      program.complain(.misuseValueNotAllowed(option: "--default", found: harmless(standard), value: "yes|no"))
      return .wrong
    }
    guard let front = program.makeFront(program.localizer, forScript: true) else { return .wrong }
    let outcome = front.hold(
      ConfirmConversation(
        question: program.invocation.operands.first, default: answer, localizer: front.localizer))
    front.finish()
    guard case .answered(let answer) = outcome else { return ExitStatus(unanswered: outcome) }
    return answer == .yes ? .done : .nothing
  }
}
