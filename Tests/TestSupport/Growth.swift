internal import Glibc

/// How many times as long something takes for a large size as for a small one.
///
/// The shortest of three runs counts, by the time that the processor spends on this thread: that other tests run
/// meanwhile is nothing to it. What is linear grows as the sizes do, what is quadratic as their squares.
public func growth(from small: Int, to large: Int, of body: (Int) throws -> Void) rethrows -> Double {
  func time(_ size: Int) throws -> Double {
    try (0..<3).map { _ in
      let start = processorTime()
      try body(size)
      return processorTime() - start
    }.min() ?? 0
  }
  return try time(large) / time(small)
}

/// In seconds.
private func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
