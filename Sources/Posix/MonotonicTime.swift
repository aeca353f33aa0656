internal import CPosix
internal import Glibc

/// The clock that no one sets.
public enum MonotonicTime {
  /// The time since an arbitrary moment, the same for a process and its children.
  public static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
