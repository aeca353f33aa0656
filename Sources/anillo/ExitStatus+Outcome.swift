internal import Application
internal import Dialogue

extension ExitStatus {
  /// How a question ends that was not answered.
  init(unanswered outcome: Outcome) {
    self =
      switch outcome {
      case .timedOut: .timedOut
      case .chosen, .picked, .text, .answered, .left, .quit, .cancelled: .cancelled
      }
  }
}
