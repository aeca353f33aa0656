#if DEBUG
internal import Glibc
internal import Posix

/// A crash that can be asked for, to see that it leaves the terminal whole; in programs built for debugging alone.
///
/// `ANILLO_CRASH` says how: `trap` as Swift's own checks do, `overflow` of the stack, or `abort` as the C library does.
/// Then Ctrl-] is the key.
enum Crash {
  private static let key: UInt8 = 0x1D

  static func provoke(by bytes: some Sequence<UInt8>) {
    guard let how = Environment["ANILLO_CRASH"], bytes.contains(key) else { return }
    switch how {
    case "trap": fatalError("as asked for")
    case "overflow": exit(Int32(truncatingIfNeeded: depth(below: 0)))
    default: abort()
    }
  }

  private static func depth(below depth: Int) -> Int { depth < 0 ? depth : Self.depth(below: depth + 1) + 1 }
}
#endif
