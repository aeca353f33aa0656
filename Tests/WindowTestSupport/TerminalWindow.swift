#if Window
internal import TestSupport

/// A real terminal window, that of xfce4-terminal, with a program in it.
///
/// The window is there before the program, so that a screen reader can tell of the window first: the shell in it waits
/// for ``begin()``. After the program's end the window stays, shows a prompt, and swallows every key.
final class TerminalWindow {
  private let setup: TerminalSetup
  private let home: PrivateHome
  private let environment: [String: String]
  private let opened: OwnedDescriptor
  private let start: OwnedDescriptor
  private let ended: OwnedDescriptor
  private var emulator: ChildProcess?
  private var shell: Int32?
  private var ending: String?

  init(
    _ program: String, _ arguments: [String], setup: TerminalSetup, on desktop: DesktopSession,
    environment: [String: String?]
  ) throws {
    self.setup = setup
    home = desktop.home
    self.environment = desktop.environment(language: "C.UTF-8", changes: environment)
    opened = try OwnedDescriptor(pipeAt: home.path + "/opened")
    start = try OwnedDescriptor(pipeAt: home.path + "/start")
    ended = try OwnedDescriptor(pipeAt: home.path + "/ended")
    let script = TerminalScript(program, arguments, setup: setup, home: home)
    try home.write(
      script.text(before: script.environmentChanges + waiting, atEnd: Self.shell), to: "command", mode: 0o700)
    try home.write(Self.settings, to: "config/xfce4/terminal/terminalrc")
  }

  /// Tells the shell's process and the size of its terminal, and waits.
  private var waiting: [String] {
    [
      "echo $$ >\(quoted(home.path + "/opened"))", "stty size >\(quoted(home.path + "/opened"))",
      "read -r go <\(quoted(home.path + "/start"))",
    ]
  }

  /// What a shell shows when the program has ended.
  static let prompt = "$"

  /// As at a shell, a prompt follows at once: Orca says a last line only when one does.
  private static let shell = ["printf '\(prompt) '", "stty raw -echo", "exec >/dev/null"]

  /// Keys that the window would keep for itself reach the program: F1, F10, and Alt with a letter. Nothing blinks.
  private static let settings = """
    [Configuration]
    MiscCursorBlinks=FALSE
    ShortcutsNoHelpkey=TRUE
    ShortcutsNoMenukey=TRUE
    ShortcutsNoMnemonics=TRUE

    """

  /// Opens the window; returns when the shell in it waits.
  func open(within limit: Duration) throws {
    emulator = try ChildProcess(
      "xfce4-terminal",
      [
        "--disable-server", "--hide-menubar", "--hide-scrollbar", "--geometry=\(setup.columns)x\(setup.rows)",
        "--command=" + home.path + "/command",
      ], environment: environment, folder: home.path, terminal: nil,
      streams: StreamEnds(
        input: .file("/dev/null"), output: .file(home.path + "/emulator.out"),
        errors: .file(home.path + "/emulator.log")))
    let told = try lines(2, of: opened, "terminal window", within: limit)
    let wanted = "\(setup.rows) \(setup.columns)"
    if told[1] != wanted { throw ReaderFault.wrongSize(wanted: wanted, found: told[1]) }
    shell = Int32(told[0])
  }

  /// Starts the program.
  func begin() { _ = start.writeAvailable([UInt8(ascii: "\n")]) }

  /// Whether the program, or another one in the window, sleeps for a while and then goes on by itself.
  var isPausing: Bool {
    shell.map { ProcessSnapshot.family(of: $0).contains { $0.activity == .pausing } } ?? false
  }

  /// Waits for the end of the program. A signal is told as the shell does, as 128 and its number.
  func exit(within limit: Duration) throws -> ExitStatus {
    let word = try ending ?? lines(1, of: ended, "end", within: limit)[0]
    ending = word
    return .code(Int32(word) ?? -1)
  }

  /// Whether the program has ended.
  var hasEnded: Bool { (try? exit(within: .zero)) != nil }

  /// The result of a program whose output is captured.
  var out: String { home.read("result") ?? "" }

  /// Waits for lines that come from a pipe.
  private func lines(_ count: Int, of pipe: OwnedDescriptor, _ awaited: String, within limit: Duration) throws
    -> [String]
  {
    let deadline = Deadline(within: limit)
    var bytes: [UInt8] = []
    while true {
      bytes += pipe.readAvailable()
      if bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= count { break }
      if deadline.isPast {
        throw SessionFault.timedOut(
          awaited: awaited, limit: limit, seen: Array((home.read("emulator.log") ?? "").utf8))
      }
      _ = ready([Interest(descriptor: pipe.number)], milliseconds: deadline.milliseconds())
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
#endif
