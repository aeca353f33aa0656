import TestSupport
import Testing
import fault_matrix

/// The daemon as it should not be, under the whole program.
@Suite("Cases: the daemon's faults")
struct DaemonCases {
  /// Keys do what they do without speech, and speech is back when the daemon is. How fast keys are answered and how
  /// soon it is back is measured by the program `fault-matrix`, where nothing else runs.
  @Test(arguments: Fault.all.filter { $0.isPossible() }, Activity.all)
  func case27EveryFaultInEverythingThatIsDone(fault: Fault, activity: Activity) throws {
    let report = try Cell(fault, activity, .once).run()
    #expect(report.complaints.isEmpty)
  }

  @Test func case27RestartedBetweenTwoKeysIsNotNoticed() throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(["choose", "Alpha", "Beta", "Gamma"], lab: lab)
    try session.press(.down)
    try lab.waitFor("1 Alpha")
    try lab.restart()
    // The connection is not opened more than once a second; until then a key may be lost, never the program.
    try waitUntilFound("the voice", instead: { "\(lab.entries) \(session.terminal.lines)" }) {
      try session.press(.alt(">"))
      return lab.spoken().contains { $0.text == "3 Gamma, last" } ? () : nil
    }
  }
}
