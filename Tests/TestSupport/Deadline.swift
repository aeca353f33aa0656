/// The latest moment that a wait may last until; no wait in a test is without one.
package struct Deadline {
  package let limit: Duration
  private let end: ContinuousClock.Instant

  package init(within limit: Duration) {
    self.limit = limit
    end = .now + limit
  }

  package var isPast: Bool { ContinuousClock.now >= end }

  /// Milliseconds for `poll`, at least 0 and at most `most`.
  package func milliseconds(atMost most: Int32 = 1000) -> Int32 {
    let left = end - .now
    if left <= .zero { return 0 }
    let (seconds, attoseconds) = left.components
    if seconds >= 1_000 { return most }
    return min(most, Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000) + 1)
  }
}
