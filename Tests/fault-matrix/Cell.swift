internal import Glibc
internal import TestSupport

/// One fault during one activity.
package struct Cell {
  /// How much is done.
  package struct Effort: Sendable {
    /// Keys at least; of an activity of which each ends a menu, all are done once.
    var keys: Int
    /// Between two keys.
    var pause: Duration
    /// Whether the machine is ours alone, so that times count.
    var isTimed = true

    /// Enough for figures, at a pace that lets what the fault brings fall between keys.
    static let measured = Effort(keys: 100, pause: .milliseconds(8))
    /// So many that a moment in which the machine did something else is less than one key in a hundred.
    static let measuredLonger = Effort(keys: 400, pause: .milliseconds(8))
    /// Everything once.
    package static let once = Effort(keys: 1, pause: .zero, isTimed: false)
  }

  let fault: Fault
  let activity: Activity
  let effort: Effort

  package init(_ fault: Fault, _ activity: Activity, _ effort: Effort) {
    self.fault = fault
    self.activity = activity
    self.effort = effort
  }

  /// Speech must be back so soon after the daemon.
  static let recoveryLimit = Duration.seconds(2)
  /// A menu must have ended so soon after its last key: its last words have half a second.
  static let endLimit = Duration.seconds(2)

  package func run() throws -> CellReport {
    let place = try FaultPlace(fault)
    var report = CellReport()
    switch activity.kind {
    case .steps(let steps):
      let pair = try begin(place)
      try go(through: steps, pair, place)
      checkReason(pair, &report)
      checkRemains(of: pair, hasSpeech: false, &report)
      report.note(try recovery(of: pair, place), isTimed: effort.isTimed)
      checkRemains(of: pair, hasSpeech: true, &report)
      checkTelling(pair, &report)
      // Else the process that lets the last words be said would be waited for.
      place.lab.kill()
      try pair.end(Activity.quit, within: Self.endLimit)
      report.take(pair)
    case .ends(let ends):
      for (number, end) in ends.enumerated() {
        let pair = try begin(place)
        try place.repeatFault(until: Double(number + 1) / Double(ends.count))
        try pair.end(end, within: Self.endLimit)
        checkTelling(pair, &report)
        report.take(pair)
        // Whoever comes next is heard.
        try place.end()
        report.note(try recovery(of: try MenuPair(place), place), isTimed: effort.isTimed)
      }
    }
    return report
  }

  /// Starts the menus and lets the fault come.
  private func begin(_ place: FaultPlace) throws -> MenuPair {
    if fault.beginning == .beforeTheMenu { try place.begin() }
    let heard = place.lab.entries.count
    let pair = try MenuPair(place)
    if fault.beginning != .beforeTheMenu {
      try place.waitForMoment(since: heard)
      try place.begin()
    }
    return pair
  }
}
