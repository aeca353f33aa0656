#if Window
internal import TestSupport

/// A program that a screen reader is to read, and the window in which it shows itself.
protocol ReadableProgram: AnyObject {
  /// Whether it opens the window itself.
  var isWindow: Bool { get }
  /// Shows the window, where it can be there before the program.
  func openWindow(within limit: Duration) throws
  /// Starts the program.
  func begin() throws
  /// Whether it is going to do something without a key. Whoever is running is known without asking for it here.
  var isAwaited: Bool { get }
  /// Waits for its end.
  func exit(within limit: Duration) throws -> ExitStatus
  /// What it wrote to its standard output, where that is not the terminal.
  var out: String { get }
}

/// A program that opens a window of its own.
final class WindowProgram: ReadableProgram {
  let isWindow = true
  private let home: PrivateHome
  private let start: () throws -> ChildProcess
  private var child: ChildProcess?

  init(
    _ program: String, _ arguments: [String], setup: WindowSetup, on desktop: DesktopSession,
    environment: [String: String?]
  ) {
    let home = desktop.home
    let variables = desktop.environment(
      language: setup.language, changes: environment.merging(setup.environment) { $1 })
    self.home = home
    start = {
      try ChildProcess(
        program, arguments, environment: variables, folder: setup.folder ?? home.path, terminal: nil,
        streams: StreamEnds(
          input: .file("/dev/null"), output: .file(home.path + "/result"), errors: .file(home.path + "/errors")))
    }
  }

  func openWindow(within limit: Duration) throws {}

  func begin() throws { child = try start() }

  /// GTK's timers are for things that nobody reads, such as the mark of the focus, which goes three seconds after a key.
  var isAwaited: Bool { false }

  func exit(within limit: Duration) throws -> ExitStatus {
    let deadline = Deadline(within: limit)
    while true {
      if let status = child?.reap() { return status }
      guard let child, !deadline.isPast else {
        throw SessionFault.timedOut(awaited: "end", limit: limit, seen: Array((home.read("errors") ?? "").utf8))
      }
      _ = ready([Interest(descriptor: child.ending.number)], milliseconds: deadline.milliseconds())
    }
  }

  var out: String { home.read("result") ?? "" }
}
#endif
