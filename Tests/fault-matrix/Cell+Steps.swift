internal import Glibc
internal import TestSupport

extension Cell {
  /// What is told is waited for no longer.
  private static let tellingLimit = Duration.seconds(15)

  func go(through steps: [Activity.Step], _ pair: MenuPair, _ place: FaultPlace) throws {
    let deadline = Deadline(within: Self.tellingLimit)
    let keys = max(effort.keys, steps.count)
    var done = 0
    while done < keys || awaitsTelling(of: pair) && !deadline.isPast {
      for step in steps {
        done += 1
        try place.repeatFault(until: Double(done) / Double(keys))
        try pair.press(step)
        poll(nil, 0, Int32(effort.pause / .milliseconds(1)))
      }
    }
  }

  private func awaitsTelling(of pair: MenuPair) -> Bool {
    activity.awaitsTelling && fault.isTold && pair.messages.isEmpty
  }

  /// What speech needs is one process, the socket to it, and two descriptors that wake the menu; all of it is there
  /// with speech, and less without.
  func checkRemains(of pair: MenuPair, hasSpeech: Bool, _ report: inout CellReport) {
    let needed = ["anon_inode:[eventfd]", "anon_inode:[eventpoll]", "socket:[]"]
    report.note("descriptors and children", of: { "\(pair.descriptorsOfSpeech) \(pair.children.map(\.name))" }) {
      let (descriptors, children) = (pair.descriptorsOfSpeech, pair.children)
      let isEnough = !hasSpeech || descriptors == needed && children.count == 1
      return isEnough && descriptors.allSatisfy(needed.contains) && Set(descriptors).count == descriptors.count
        && children.count <= 1 && !children.contains { $0.state == "Z" }
    }
  }

  /// The time from the daemon's return to the first item that is said, at a key every now and then.
  func recovery(of pair: MenuPair, _ place: FaultPlace) throws -> Duration {
    if activity.isWithinMenu { try place.end() }
    let start = ContinuousClock.now
    let known = place.lab.entries.count
    while true {
      try pair.press(Activity.first)
      if place.lab.entries.dropFirst(known).contains(where: { $0.event == "speak" && $0.text == "1 Alpha, first" }) {
        return ContinuousClock.now - start
      }
      if ContinuousClock.now - start > Self.recoveryLimit * 5 { throw CellFault.staysSilent }
      poll(nil, 0, 20)
    }
  }

  /// What is told while the fault lasts: that speech is missing, and why.
  func checkReason(_ pair: MenuPair, _ report: inout CellReport) {
    guard case .once(let reason) = fault.telling else { return }
    let messages = pair.messages
    report.note(!messages.isEmpty || !activity.awaitsTelling, "it tells nothing")
    if let reason { report.note(messages.allSatisfy { $0.contains(reason) }, "it tells \(messages)") }
  }

  /// What is told in all.
  func checkTelling(_ pair: MenuPair, _ report: inout CellReport) {
    let messages = pair.messages
    let isNever = if case .never = fault.telling { true } else { false }
    report.note(messages.count <= (isNever ? 0 : 1), "it tells \(messages)")
  }
}

/// What ends a cell before its time.
enum CellFault: Error, CustomStringConvertible {
  case staysSilent

  var description: String { "speech does not come back" }
}
