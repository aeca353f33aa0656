internal import Dialogue
public import Locales
public import Posix
public import Speech

/// How a command ended.
public enum CommandResult {
  case notStarted(program: String, Errno)
  /// With what it printed; nil where it had the terminal, so that nothing was read along.
  case ended(ChildProcess.State, lines: [String]?)
  /// A signal came that ends this program, too.
  case interruptedFor(signal: Int32)

  public var endingSignal: Int32? { if case .interruptedFor(let signal) = self { signal } else { nil } }

  /// What is told of it; nothing where the output has said it all.
  public var phrase: Phrase? {
    switch self {
    case .notStarted(let program, .notFound): .commandNotFound(program: harmless(program))
    case .notStarted(let program, let error): .commandNotStarted(program: harmless(program), reason: error.message)
    case .ended(.exited(0), let lines): lines?.isEmpty == true ? .commandDone : nil
    // Somebody pressed Ctrl-C, and knows why.
    case .ended(.killed(2), _): .commandInterrupted
    case .ended(.exited(let status), _): .commandFailed(status: Int(status))
    case .ended(.killed(let signal), _), .ended(.stopped(let signal), _): .commandKilled(signal: Int(signal))
    case .interruptedFor: nil
    }
  }

  /// After an output the failure is told in its turn, since an important message would cut the output's last lines.
  public var priority: SpeechPriority {
    switch self {
    case .ended(.exited(0), _): .message
    case .ended(_, let lines): lines?.isEmpty == true ? .important : .message
    case .notStarted, .interruptedFor: .important
    }
  }
}
