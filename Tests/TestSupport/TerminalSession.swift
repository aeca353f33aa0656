internal import CPseudoTerminal
internal import Glibc

/// A program in a real pseudo-terminal, driven key by key.
///
/// The program leads a session of its own with the pseudo-terminal as its controlling terminal. Everything that it
/// writes is kept, and drawn on ``screen``. Every wait is for an event, has a limit (ten seconds unless told) and
/// throws a ``SessionFault`` that shows what was seen. When the session is let go, the program and whatever it has
/// left running with its home are ended.
public final class TerminalSession {
  public let home: PrivateHome
  /// The process id of the program; also of its session and its process group.
  public var processID: Int32 { child.id }
  /// Everything written to the terminal so far.
  public internal(set) var output: [UInt8] = []
  /// What the terminal shows.
  public internal(set) var screen: ScreenModel
  /// What came out of a captured standard output.
  public internal(set) var standardOutput: [UInt8] = []
  /// What came out of a captured standard error.
  public internal(set) var standardError: [UInt8] = []
  /// Where in ``output`` the answer to the last keys begins.
  public internal(set) var mark = 0

  let child: ChildProcess
  /// The path of the program's side.
  let terminal: String
  var master: OwnedDescriptor?
  /// Keeps the program's side open, so that its settings and unread keys can be asked for, also after its end.
  let programSide: OwnedDescriptor
  let streams: StreamEnds
  var pendingInput: ArraySlice<UInt8> = []
  var closesInputWhenWritten = false
  /// Further descriptors that end a wait for output; whoever adds one reads it.
  var otherEvents: [OwnedDescriptor] = []

  /// Starts `program` (a path, or a name to be found in PATH).
  public init(_ program: String, _ arguments: [String] = [], setup: TerminalSetup = TerminalSetup()) throws {
    home = try setup.home ?? PrivateHome()
    screen = ScreenModel(columns: setup.columns, rows: setup.rows)
    (master, terminal) = try Self.openTerminal(columns: setup.columns, rows: setup.rows)
    programSide = try OwnedDescriptor(opening: terminal, O_RDWR | O_NOCTTY)
    streams = try StreamEnds(input: setup.input, output: setup.output, errors: setup.errors)
    child = try ChildProcess(
      program, arguments, environment: home.environment(language: setup.language, changes: setup.environment),
      folder: setup.folder ?? home.path, terminal: terminal, streams: streams)
    guard case .bytes(let bytes) = setup.input else { return }
    pendingInput = bytes[...]
    closesInputWhenWritten = true
  }

  private static func openTerminal(columns: Int, rows: Int) throws(SessionFault) -> (OwnedDescriptor, String) {
    var name = [CChar](repeating: 0, count: 128)
    let master = unsafe terminal_open(Int32(columns), Int32(rows), &name, name.count)
    if master < 0 { throw .system(call: "posix_openpt", errno: -master) }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return (OwnedDescriptor(master), path)
  }
}
