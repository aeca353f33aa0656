internal import Glibc

/// How a program ended: by itself with a code (0…255), or by a signal.
public enum ExitStatus: Equatable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  case code(Int32)
  case signal(Int32)

  /// So that a test can write `== 130`.
  public init(integerLiteral value: Int32) { self = .code(value) }

  /// From the status that `waitpid` gives (wait(2)).
  init(waitStatus: Int32) {
    let sign = waitStatus & 0x7f
    self = sign == 0 ? .code((waitStatus >> 8) & 0xff) : .signal(sign)
  }

  public var description: String {
    switch self {
    case .code(let code): "exit status \(code)"
    case .signal(let sign): "signal \(sign)"
    }
  }
}
