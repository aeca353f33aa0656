internal import TestSupport

/// What came of a cell.
package struct CellReport: Sendable {
  package private(set) var times = KeyTimes()
  /// The longest.
  private(set) var recovery: Duration?
  /// What does not hold, but for the times of keys.
  package private(set) var complaints: [String] = []

  mutating func take(_ pair: MenuPair) {
    times.add(pair.times)
    complaints += pair.differences
  }

  mutating func add(_ other: CellReport) {
    times.add(other.times)
    recovery = [recovery, other.recovery].compactMap { $0 }.max()
    complaints += other.complaints
  }

  mutating func note(_ holds: Bool, _ complaint: @autoclosure () -> String) {
    if !holds { complaints.append(complaint()) }
  }

  mutating func note(_ recovery: Duration, isTimed: Bool) {
    self.recovery = max(recovery, self.recovery ?? .zero)
    note(recovery <= Cell.recoveryLimit || !isTimed, "speech is back after \(recovery.inMilliseconds) ms")
  }

  /// Waits for a moment in which it holds: what a process leaves is cleared away by another one.
  mutating func note(_ what: String, of seen: () -> String, holds: () -> Bool) {
    let found: Void? = try? waitUntilFound(what, within: .seconds(2)) { holds() ? () : nil }
    note(found != nil, "\(what): \(seen())")
  }
}
