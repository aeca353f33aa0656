internal import Glibc
public import Posix

extension ChildProcess {
  /// Ends it as its person asks: first politely, then firmly.
  /// - Parameter earlier: how often that was asked for before.
  public func interrupt(after earlier: Int) { signal([SIGINT, SIGTERM, SIGKILL][min(earlier, 2)]) }
}
