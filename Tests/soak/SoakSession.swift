import TestSupport

/// The program that is used, in a terminal, and the daemon that it speaks to.
final class SoakSession {
  private let lab: SpeechLab
  private let session: TerminalSession
  private var position = 0

  private static let menu = """
    {"version": 1, "title": "Soak", "items": [
      {"id": "a", "title": "Alpha", "detail": "The first letter", "print": "a"},
      {"id": "b", "title": "Submenu", "items": [
        {"id": "a", "title": "Inner one", "print": "1"}, {"id": "b", "title": "Inner two", "print": "2"}]},
      {"id": "c", "title": "Command", "run": ["echo", "a line"]},
      {"id": "d", "title": "Ñandú", "spokenTitle": "Ñandú, a bird", "print": "d"}]}
    """

  /// What a person's hands do, but for Enter and Esc; keys that review, spell and describe among them.
  private static let keys: [Key] = [
    .down, .down, .up, .down, "a", "l", .backspace, .tab, .control("u"), .alt("<"), .alt("d"), .alt("w"), .alt("s"),
    .alt(">"), .alt("r"), "z", .left, .right, .home, .control("u"), .up, .alt("l"), .function(1), .pageDown, .pageUp,
  ]

  init() throws {
    var setup = SpeechLab.Setup()
    setup.millisecondsPerCharacter = 0
    // Whoever stops the run leaves no daemon behind.
    setup.timeout = 60
    lab = try SpeechLab(setup)
    let home = try PrivateHome()
    var terminal = TerminalSetup(output: .file("/dev/null"), home: home)
    terminal.speak(to: lab)
    session = try TerminalSession(
      BuiltProgram.path("anillo"), [home.write(Self.menu, to: "menu.json"), "--speech", "on", "--lang", "en"],
      setup: terminal)
    try session.waitUntilQuiet()
    try lab.waitFor("4 Ñandú, a bird")
  }

  func work(_ task: SoakTask, _ count: Int) throws {
    switch task {
    case .keys: try press(count)
    case .submenus: for _ in 0..<count { try session.press("2", .control("g")) }
    case .commands: for _ in 0..<count { try runCommand() }
    }
  }

  /// Some at once, as hands do.
  private func press(_ count: Int) throws {
    for start in stride(from: 0, to: count, by: 5) {
      let some = (start..<min(start + 5, count)).map { Self.keys[(position + $0) % Self.keys.count] }
      try session.send(some)
      try session.waitUntilQuiet()
    }
    position += count
  }

  private func runCommand() throws {
    try session.send("3")
    try session.waitFor("a line\r\n")
    try session.waitUntil("the end of the command") { $0.processes().count <= 2 }
    try session.waitUntilQuiet()
  }

  func sample(_ name: String) throws -> Sample {
    try session.waitUntilQuiet()
    let family = session.processes()
    return try Sample(name, program: session.processID, children: family.dropFirst())
  }
}
