#if Window
public import TestSupport

/// A program in a terminal window under the real BRLTTY: the line that a braille display shows after each key, without the
/// blanks at its end; nothing where it stays as it was. What stands there for a moment only, before a finger could read
/// it, is left out.
public final class BrailleSession: ReaderSession {
  private let display: BrailleDisplay
  private let reading: ReaderDesktop
  /// What the display shows now.
  public private(set) var shown = BrailleLine()

  /// Starts BRLTTY, and opens a terminal window for the program. Of the setup, input and errors are a file or
  /// the terminal.
  public init(
    _ program: String, _ arguments: [String] = [], setup: TerminalSetup = TerminalSetup(rows: 24), cells: Int = 40
  ) throws {
    try ReaderLaboratory.require(["brltty", "brltty-x11"])
    display = try BrailleDisplay(cells: cells)
    reading = try ReaderDesktop(program, arguments, setup: setup)
    // It looks at what there is every 40 milliseconds.
    reading.readerNeverRests = true
    reading.hasMore = display.receive
    try Self.startReader(on: reading, port: display.port)
    try display.connect(within: .seconds(20))
    // That nothing is there to be read: from then on BRLTTY hears of a terminal window that opens.
    try display.waitUntil("first line", within: .seconds(20)) { !$0.text.isEmpty }
    try reading.openTerminal(within: .seconds(20))
    // Once in a while it misses that the window has got the focus; then it is given the focus again.
    if display.shown.cursor == nil { try reading.focusTerminalAgain(within: .seconds(20)) }
    try display.waitUntil("cursor of the terminal", within: .seconds(20)) { $0.cursor != nil }
  }

  /// BRLTTY 6.5 with nothing of the machine's own configuration, without its server for other programs, which is one
  /// for the whole machine, without a change of the user, and without a greeting, which would stand there for seconds.
  private static func startReader(on reading: ReaderDesktop, port: UInt16) throws {
    let home = reading.desktop.home.path
    try reading.startReader(
      "brltty",
      [
        "--no-daemon", "--standard-error", "--quiet", "--no-api", "--stay-privileged", "--configuration-file=/dev/null",
        "--preferences-file=\(home)/brltty/preferences", "--updatable-directory=\(home)/brltty",
        "--writable-directory=\(home)/brltty", "--pid-file=\(home)/brltty.pid", "--speech-driver=no",
        "--screen-driver=a2", "--braille-driver=vr", "--braille-device=client:127.0.0.1:\(port)",
      ])
  }

  public var home: PrivateHome { reading.desktop.home }

  public var out: String { reading.terminal.out }

  /// The cell of the cursor, counted from 1; nil when it is not shown.
  public var cursor: Int? { shown.cursor }

  public func opening(within limit: Duration) throws -> [String] {
    _ = takeLine()
    try reading.begin(within: limit)
    return takeLine()
  }

  public func press(names: [String], within limit: Duration) throws -> [String] {
    try names.flatMap { name in
      try reading.press([name], within: limit)
      return takeLine()
    }
  }

  public func exit(within limit: Duration) throws -> ExitStatus { try reading.terminal.exit(within: limit) }

  /// The line that is shown now, if it is another one than before.
  private func takeLine() -> [String] {
    let before = shown
    shown = display.shown
    return shown.text == before.text ? [] : [shown.text]
  }
}
#endif
