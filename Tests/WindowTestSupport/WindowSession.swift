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
  let display: DisplayConnection
  let frames: FrameBuffer
  let server: DisplayServer
  /// What DISPLAY is for the program, such as `:1`.
  public let displayName: String
  private let bus: SessionBus
  /// Who takes messages, where the setup wants it.
  public let orca: FalseOrca?
  /// What a further program needs to come to the same display and the same bus.
  let environment: [String: String]

  /// Starts `program` (a path, or a name to be found in PATH).
  public init(_ program: String, _ arguments: [String] = [], setup: WindowSetup = WindowSetup()) throws {
    home = try setup.home ?? PrivateHome()
    try home.write(setup.settings.file, to: "config/gtk-4.0/settings.ini")
    server = try DisplayServer(home: home, width: setup.width, height: setup.height)
    bus = try SessionBus(forAccessibilityIn: home)
    let bus = bus
    orca = try setup.orca.map { try FalseOrca($0, on: bus.address) }
    displayName = try server.display()
    display = try DisplayConnection(display: displayName)
    try display.setResources(setup.settings.displayResources)
    // Where nothing is under the pointer: it starts in the middle of the screen.
    try display.fake(Self.motion, detail: 0, at: Point(setup.width - 1, setup.height - 1))
    frames = try FrameBuffer(path: server.screenFile, server: server.processID)
    environment = home.environment(
      language: setup.language,
      changes: Self.surroundings(display: displayName, bus: bus.address).merging(setup.environment) { $1 })
    streams = try StreamEnds(input: .file("/dev/null"), output: .captured, errors: .captured)
    child = try ChildProcess(
      program, arguments, environment: environment, folder: setup.folder ?? home.path, terminal: nil, streams: streams)
  }

  deinit {
    // At once: while it runs, the program would complain that its display and its bus go away.
    kill(SIGKILL)
    reader = nil
  }

  private static func surroundings(display: String, bus: String) -> [String: String?] {
    [
      "DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": bus, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo",
      "GTK_A11Y": "atspi", "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local", "TERM": nil,
    ]
  }

  private func kill(_ sign: Int32) {
    if child.reap() == nil { Glibc.kill(child.id, sign) }
  }

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
