internal import Locales
internal import Posix
internal import Speech

/// How a command ended.
enum CommandResult {
  case notStarted(program: String, Errno)
  case ended(ChildProcess.State, lines: [String])
  /// A signal came that ends this program, too.
  case interruptedFor(signal: Int32)

  var lines: [String] { if case .ended(_, let lines) = self { lines } else { [] } }

  var endingSignal: Int32? { if case .interruptedFor(let signal) = self { signal } else { nil } }

  /// What is told of it; nothing where the output has said it all.
  var phrase: Phrase? {
    switch self {
    case .notStarted(let program, .notFound): .commandNotFound(program: program)
    case .notStarted(let program, let error): .commandNotStarted(program: program, reason: error.message)
    case .ended(.exited(0), let lines): lines.isEmpty ? .commandDone : nil
    case .ended(.exited(let status), _): .commandFailed(status: Int(status))
    case .ended(.killed(let signal), _), .ended(.stopped(let signal), _): .commandKilled(signal: Int(signal))
    case .interruptedFor: nil
    }
  }

  /// After an output the failure is told in its turn, since an important message would cut the output's last lines.
  var priority: SpeechPriority {
    if case .ended(.exited(0), _) = self { return .message }
    return lines.isEmpty ? .important : .message
  }
}
