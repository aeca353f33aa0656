import Glibc
import TestSupport
import Testing

/// What is left after the program, whatever became of it and of the daemon: nothing.
@Suite("Nothing is left behind")
struct RemainsTests {
  /// What becomes of the daemon.
  enum Daemon: String, CaseIterable { case well, stopped, killed, absent, garbage, silent }

  /// How the program ends.
  enum End: String, CaseIterable { case choice, cancelled, hangUp, terminated, killed }

  @Test(arguments: Daemon.allCases, End.allCases)
  func processes(daemon: Daemon, end: End) throws {
    let (place, terminal) = try start(daemon)
    try terminal.press(.down)
    switch end {
    case .choice: try terminal.send("2")
    case .cancelled: try terminal.send(.control("c"))
    case .hangUp: terminal.hangUp()
    case .terminated: terminal.signal(SIGTERM)
    case .killed: terminal.signal(SIGKILL)
    }
    let status: [End: TestSupport.ExitStatus] = [
      .choice: 0, .cancelled: 130, .hangUp: 130, .terminated: .signal(SIGTERM), .killed: .signal(SIGKILL),
    ]
    #expect(try terminal.exit() == status[end])
    // The process that lets last words be said may stay for as long as they take: half a second and 0.12 a character.
    try terminal.waitUntilNothingRuns(within: .seconds(15))
    (place as? SpeechLab)?.resume()
  }

  private func start(_ daemon: Daemon) throws -> (any SpeechPlace, TerminalSession) {
    let place: any SpeechPlace =
      switch daemon {
      case .garbage: try FalseDaemon(.garbage)
      case .silent: try FalseDaemon(.silent)
      default: try SpeechLab(.quick)
      }
    var setup = TerminalSetup()
    setup.speak(to: place)
    let lab = place as? SpeechLab
    if daemon == .absent { lab?.kill() }
    let terminal = try TerminalSession.anillo(
      ["choose", "--speech", "on", "Camera", "Note"], menu: nil, setup: setup)
    if daemon == .stopped || daemon == .killed { try lab?.waitFor("Actions, 2 items") }
    if daemon == .stopped { lab?.pause() }
    if daemon == .killed { lab?.kill() }
    return (place, terminal)
  }

  @Test("Neither descriptors nor dead children gather while the daemon comes and goes")
  func descriptors() throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(["demo", "ring"], lab: lab)
    try lab.waitForEnding(of: "5 Delete, destructive")
    let before = session.terminal.openDescriptors
    for _ in 1...3 {
      lab.kill()
      try session.press(.down, .up)
      try lab.restart()
      let heard = lab.entries.count
      try waitUntilFound("the voice", instead: { "\(lab.entries)" }) {
        try session.press(.alt(">"))
        return lab.entries.count > heard ? () : nil
      }
      #expect(session.terminal.openDescriptors <= before)
      let children = session.terminal.processes().dropFirst()
      #expect(children.count <= 1 && !children.contains { $0.state == "Z" }, "\(children)")
    }
  }

  @Test("Speech turned off and on leaves one process, or none")
  func offAndOn() throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(["demo", "ring", "--echo", "none"], lab: lab)
    try lab.waitForEnding(of: "5 Delete, destructive")
    let before = session.terminal.openDescriptors
    for _ in 1...3 {
      try session.press("speech off", .enter)
      #expect(session.terminal.processes().count == 1)
      try session.press("speech on", .enter)
      #expect(session.terminal.processes().count == 2)
      #expect(session.terminal.openDescriptors <= before)
    }
  }
}
