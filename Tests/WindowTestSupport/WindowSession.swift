#if Window
internal import Glibc
public import TestSupport

/// A program on a display of its own, driven by pointer and keys, seen as pixels and as assistive technology sees it.
///
/// The display, the session bus and the home are private, so nothing of the tester's desktop is touched, and many
/// sessions can run at once. Every wait is for an event, has a limit (twenty seconds unless told) and throws a
/// ``SessionFault`` that shows what the program wrote. When the session is let go, all of its processes are ended.
public final class WindowSession {
  public let home: PrivateHome
  /// What the program wrote to its standard output and standard error so far.
  public internal(set) var standardOutput: [UInt8] = []
  public internal(set) var standardError: [UInt8] = []

  let child: ChildProcess
  let streams: StreamEnds
  var reader: AccessibilityReader?
  let frames: FrameBuffer
  let desktop: DesktopSession
  /// Who takes messages, where the setup wants it.
  public let orca: FalseOrca?
  /// What a further program needs to come to the same display and the same bus.
  let environment: [String: String]

  /// Starts `program` (a path, or a name to be found in PATH).
  public init(_ program: String, _ arguments: [String] = [], setup: WindowSetup = WindowSetup()) throws {
    home = try setup.home ?? PrivateHome()
    desktop = try DesktopSession(home: home, width: setup.width, height: setup.height, settings: setup.settings)
    let bus = desktop.bus
    orca = try setup.orca.map { try FalseOrca($0, on: bus.address) }
    frames = try FrameBuffer(path: desktop.server.screenFile, server: desktop.server.processID)
    environment = desktop.environment(language: setup.language, changes: setup.environment)
    streams = try StreamEnds(input: .file("/dev/null"), output: .captured, errors: .captured)
    child = try ChildProcess(
      program, arguments, environment: environment, folder: setup.folder ?? home.path, terminal: nil, streams: streams)
  }

  deinit {
    // At once: while it runs, the program would complain that its display and its bus go away.
    kill(SIGKILL)
    reader = nil
  }

  private func kill(_ sign: Int32) {
    if child.reap() == nil { Glibc.kill(child.id, sign) }
  }

  /// What DISPLAY is for the program, such as `:1`.
  public var displayName: String { desktop.displayName }

  var display: DisplayConnection { desktop.display }

  /// The process id of the program.
  public var processID: Int32 { child.id }

  /// Sends a signal to the program alone.
  public func signal(_ sign: Int32) { kill(sign) }

  /// ``standardOutput`` as text.
  public var out: String { String(decoding: standardOutput, as: UTF8.self) }

  /// ``standardError`` as text.
  public var err: String { String(decoding: standardError, as: UTF8.self) }
}
#endif
