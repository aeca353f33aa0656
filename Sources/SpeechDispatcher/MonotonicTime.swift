import Glibc

/// The clock that no one sets.
enum MonotonicTime {
  /// The time since an arbitrary moment, the same for a process and its children.
  static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Duration {
  /// For `poll`: whole milliseconds, rounded up so that a wait never spins, and never the negative that means for ever.
  var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard self > .zero else { return 0 }
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
