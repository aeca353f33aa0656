import Glibc

/// A limit on calls that have none of their own: when it is over, the process ends by SIGALRM, whose action must be the
/// default one. For a process that may be lost.
struct TimeLimit {
  private let duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  func whileDoing<Result>(_ body: () -> Result) -> Result {
    set(max(duration, .milliseconds(1)))
    defer { set(.zero) }
    return body()
  }

  private func set(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    var timer = itimerval()
    timer.it_value = timeval(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
    unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}
