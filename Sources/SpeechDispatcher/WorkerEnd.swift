import Glibc
import Posix
import Speech

/// How a worker ended, as its exit status tells it.
enum WorkerEnd: Hashable {
  /// Everything was handed over, or nothing was to be said.
  case done
  case fault(SpeechReport.Reason)

  /// Statuses that libspeechd's own `exit(1)` is not taken for.
  private static let statuses: [(SpeechReport.Reason, Int32)] = [(.noDaemon, 10), (.refused, 11), (.lost, 12)]

  /// What the worker passes to `_exit`.
  var exitStatus: Int32 {
    switch self {
    case .done: 0
    case .fault(let reason): Self.statuses.first { $0.0 == reason }?.1 ?? 13
    }
  }

  /// Reads what `waitpid` gave.
  init(waitStatus: Int32) {
    switch ChildProcess.State(waitStatus: waitStatus) {
    case .exited(0): self = .done
    // 1: libspeechd ends its process on a reply that it cannot read.
    case .exited(let status): self = .fault(Self.statuses.first { $0.1 == status }?.0 ?? .refused)
    case .killed(SIGALRM): self = .fault(.hung)
    // SIGPIPE is ignored but while a connection is opened: it was closed again at once.
    case .killed(SIGPIPE): self = .fault(.refused)
    case .killed, .stopped: self = .fault(.lost)
    }
  }
}
