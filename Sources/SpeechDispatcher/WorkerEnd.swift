import Glibc
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
    // SIGPIPE is ignored but while a connection is opened: it was closed again at once.
    // The macros of <sys/wait.h>: the low seven bits are the signal that killed, above them is the exit status.
    let (signal, status) = (waitStatus & 0x7f, waitStatus >> 8 & 0xff)
    guard signal == 0 else {
      self = .fault([SIGALRM: .hung, SIGPIPE: .refused][signal, default: .lost])
      return
    }
    // 1: libspeechd ends its process on a reply that it cannot read.
    self = status == 0 ? .done : .fault(Self.statuses.first { $0.1 == status }?.0 ?? .refused)
  }

}
