#if Window
internal import Glibc
internal import TestSupport

/// A desktop with a window manager and one program on it, for a screen reader to read.
final class ReaderDesktop {
  let desktop: DesktopSession
  let terminal: TerminalWindow
  /// Whether the program has a window of its own.
  let opensWindow: Bool
  private let manager: Service
  private var reader: ChildProcess?
  private var windows: (terminal: UInt32, own: UInt32) = (0, 0)
  /// Whether the reader also runs when it has nothing to do, so that only `hasMore` tells whether it is done.
  var readerNeverRests = false
  /// The processes that speak for the reader.
  var speakers: () -> [ProcessSnapshot] = { [] }
  /// Takes in what the reader has told, and says whether there was anything.
  var hasMore: () -> Bool = { false }

  /// With a program in a terminal window. `environment` is what the program needs to come to the reader's speech.
  init(
    _ program: String, _ arguments: [String], setup: TerminalSetup, environment: [String: String?] = [:]
  ) throws {
    // A cell of the terminal's usual font is less than 12 by 26 pixels.
    desktop = try DesktopSession(
      home: setup.home ?? PrivateHome(), width: max(800, 12 * setup.columns), height: max(600, 26 * setup.rows),
      settings: WindowSettings())
    manager = try Self.startManager(on: desktop)
    terminal = try TerminalWindow(program, arguments, setup: setup, on: desktop, environment: environment)
    opensWindow = false
  }

  /// With a program that is started in a terminal window, and opens one of its own.
  init(window program: String, _ arguments: [String], setup: WindowSetup, environment: [String: String?] = [:]) throws {
    desktop = try DesktopSession(
      home: setup.home ?? PrivateHome(), width: setup.width, height: setup.height, settings: setup.settings)
    manager = try Self.startManager(on: desktop)
    let shell = TerminalSetup(
      columns: 40, rows: 10, language: setup.language, environment: setup.environment, output: .captured,
      errors: .file(desktop.home.path + "/errors"), folder: setup.folder)
    terminal = try TerminalWindow(program, arguments, setup: shell, on: desktop, environment: environment)
    opensWindow = true
  }

  /// A window manager that gives new windows the focus, and has no keys of its own.
  private static func startManager(on desktop: DesktopSession) throws -> Service {
    let file = try desktop.home.write(
      #"<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>"#, to: "openbox.xml")
    let manager = try Service(
      "openbox", ["--sm-disable", "--config-file", file], home: desktop.home, environment: desktop.surroundings)
    try desktop.display.awaitWindowManager()
    // A key is held until it is answered, which can take a while.
    try desktop.display.stopRepeatingKeys()
    return manager
  }

  /// Starts the screen reader, in the home and on the desktop.
  func startReader(_ path: String, _ arguments: [String], environment: [String: String?] = [:]) throws {
    let home = desktop.home.path
    reader = try ChildProcess(
      path, arguments, environment: desktop.environment(language: "C.UTF-8", changes: environment), folder: home,
      terminal: nil,
      streams: StreamEnds(
        input: .file("/dev/null"), output: .file(home + "/reader.out"), errors: .file(home + "/reader.log")))
  }

  /// Opens the terminal window, and lets the reader tell of it.
  func openTerminal(within limit: Duration) throws {
    try waitUntilSilent(within: limit)
    try terminal.open(within: limit)
    try waitUntilSilent(within: limit)
  }

  /// Takes the focus from the terminal window, and gives it back.
  func focusTerminalAgain(within limit: Duration) throws {
    let window = try desktop.display.focused()
    for next in [0, window] {
      try desktop.display.focus(next)
      try waitUntilSilent(within: limit)
    }
  }

  /// Starts the program, and waits until all is told of it.
  func begin(within limit: Duration) throws {
    let before = try desktop.display.focused()
    terminal.begin()
    try waitUntilSilent(within: limit)
    windows = (before, try desktop.display.focused())
    if opensWindow, windows.terminal == windows.own { throw SessionFault.missing(path: "window of the program") }
  }

  /// Goes from the program's own window to the terminal.
  func leaveWindow(within limit: Duration) throws {
    try desktop.display.focus(windows.terminal)
    try waitUntilSilent(within: limit)
  }

  /// Comes from the terminal to the program's own window.
  func enterWindow(within limit: Duration) throws {
    try desktop.display.focus(windows.own)
    try waitUntilSilent(within: limit)
  }

  /// Presses keys one after the other, as a hand does. Each is held until it is answered: when it is released, Orca looks
  /// whether its character is on the screen, and a key after Ctrl or Shift cuts what is said of these.
  func press(_ names: [String], within limit: Duration) throws {
    for name in names {
      try desktop.key(name) { try waitUntilSilent(for: .milliseconds(150), within: limit) }
      try waitUntilSilent(within: limit)
    }
  }

  /// Waits until all is told.
  ///
  /// A key goes from one process to the next: display, terminal, program, terminal, bus, reader, speech. Each of them
  /// sleeps until it has something to do, Orca, too, so that all is told when none has run for a while and the program
  /// waits for a key. What is on its way meanwhile is only in the kernel or in a short timer: xfce4-terminal gathers
  /// output for some 40 milliseconds before it tells of it. Hence the time.
  private func waitUntilSilent(for pause: Duration = .milliseconds(300), within limit: Duration) throws {
    let deadline = Deadline(within: limit)
    var last = (processes: [ProcessSnapshot](), since: ContinuousClock.now)
    while true {
      let processes = processes()
      let someoneRuns = processes != last.processes || processes.contains { $0.activity == .working }
      if hasMore() || someoneRuns || goesOn {
        last = (processes, .now)
      } else if .now - last.since >= pause {
        return
      }
      if let status = reader?.reap() {
        throw SessionFault.ended(awaited: "silence", status: status, seen: contents(of: log) ?? [])
      }
      if deadline.isPast {
        let names = processes.map { "\($0.name) \($0.activity)" }.joined(separator: ", ")
        throw SessionFault.timedOut(awaited: "silence", limit: limit, seen: Array(names.utf8))
      }
      usleep(10_000)
    }
  }

  /// Whether the program does something without a key. GTK's timers are for what nobody reads, such as the mark of the
  /// focus, which goes three seconds after a key.
  private var goesOn: Bool { !opensWindow && terminal.isPausing }

  /// Everybody who has a part in what is told.
  private func processes() -> [ProcessSnapshot] {
    let own = desktop.home.processes()
    return (readerNeverRests ? own.filter { $0.id != reader?.id } : own) + speakers()
  }

  private var log: String { desktop.home.path + "/reader.log" }
}
#endif
