internal import CReadline
internal import Dialogue
internal import Glibc
internal import Posix

/// The one line at the bottom that can be edited, by GNU readline.
///
/// Measured under Orca, yasr and Fenrir: a prompt of one space, a line written whole and not as a difference, and a
/// space more at every second move are what makes all three say exactly the item, once.
@MainActor
enum Readline {
  typealias KeyFunction = anillo_key_function
  static let prompt = " "

  private static var writesWholeLine = false
  private static var addsSpace = false
  /// Whether the terminal cannot go up a line.
  private static var isDumb = false
  private static var columns: Int32 = 0
  /// Whether nothing may be drawn that stands in the line.
  static var isSecret = false
  /// Whether what is written next stands in lines of its own already.
  private(set) static var isLineLeft = true
  /// What the line on the screen begins with; nil where it is empty.
  private static var drawnFirstByte: UInt8?
  /// How many bytes the line on the screen has.
  private static var drawnLength = 0

  /// Prepares the library on the terminal's two ends.
  ///
  /// - Parameters:
  ///   - keys: the terminal's settings are those of this end.
  ///   - screen: where the line is drawn.
  ///   - next: gives the next byte from the keyboard, or −1 at its end. It draws the line: readline's own redisplay is
  ///     put off until no key waits.
  static func start(
    keys: FileDescriptor, screen: FileDescriptor, next: @escaping @convention(c) (UnsafeMutablePointer<FILE>?) -> Int32
  ) {
    withPlainEnvironment {
      unsafe anillo_rl_start(fdopen(keys.raw, "r"), fdopen(screen.raw, "w"), next, {})
    }
    // Each of these would write an escape sequence, a beep or a second copy of something.
    for (name, value) in [
      ("editing-mode", "emacs"), ("enable-bracketed-paste", "off"), ("enable-meta-key", "off"),
      ("enable-keypad", "off"), ("enable-active-region", "off"), ("bell-style", "none"),
      ("echo-control-characters", "off"), ("blink-matching-paren", "off"), ("show-mode-in-prompt", "off"),
      ("bind-tty-special-chars", "off"), ("convert-meta", "off"), ("input-meta", "on"), ("output-meta", "on"),
      // The wait that tells Esc from an arrow's sequence, in milliseconds.
      ("keyseq-timeout", "100"),
    ] { unsafe rl_variable_bind(name, value) }
    isDumb = unsafe rl_get_termcap("up") == nil
    widenScreen()
  }

  /// The user's inputrc could bring back any of the noise, and a locale that is not generated would edit bytes.
  private static func withPlainEnvironment(_ body: () -> Void) {
    let kept = ["INPUTRC", "LC_ALL"].map { ($0, Environment[$0]) }
    Environment.set("INPUTRC", to: "/dev/null")
    Environment.set("LC_ALL", to: "C.UTF-8")
    body()
    for (name, value) in kept { Environment.set(name, to: value) }
  }

  static func bind(_ sequence: String, to function: KeyFunction) { unsafe rl_bind_keyseq(sequence, function) }

  static func bind(byte: Int32, to function: KeyFunction) { rl_bind_key(byte, function) }

  /// Whether readline has a key in hand that has not been acted upon.
  static var hasReadAhead: Bool { anillo_rl_has_read_ahead() }

  /// Binds all keys behind Esc that are free: those of ASCII to one function, the bytes of other characters to another.
  static func bindFreeKeys(afterEscape ascii: KeyFunction, other: KeyFunction) {
    anillo_rl_bind_free_after_escape(ascii, other)
  }

  /// Whether the last key was one that moves the cursor to the right, also when it could go no further.
  static var wasMovedForward: Bool { anillo_rl_moved_forward() }

  /// Whether the last key was one that moves the cursor by words, also when it could go no further.
  static var wasMovedByWord: Bool { anillo_rl_moved_by_word() }

  /// Reads until `finish` is called or the keyboard ends.
  /// - Returns: false at the keyboard's end.
  static func run() -> Bool {
    guard let line = unsafe readline(prompt) else { return false }
    unsafe free(line)
    return true
  }

  static func finish() { anillo_rl_finish() }

  /// The line's length in bytes.
  static var length: Int { Int(anillo_rl_end()) }

  static var line: String { unsafe String(cString: anillo_rl_line()) }

  /// The line byte for byte, also where it is no UTF-8.
  static var bytes: [UInt8] { unsafe Array(UnsafeRawBufferPointer(start: anillo_rl_line(), count: length)) }

  /// Takes away what readline would draw as it is and a terminal obey, however it has come into the line: controls of C1
  /// (U+0080…U+009F, in UTF-8), and NUL.
  static func dropControls() {
    let all = bytes
    let isControl = all.indices.map { place in
      all[place] == 0 || isC1(all, at: place) || place > 0 && isC1(all, at: place - 1)
    }
    guard isControl.contains(true) else { return }
    let point = Int(anillo_rl_point()) - isControl.prefix(Int(anillo_rl_point())).count { $0 }
    let kept = zip(all, isControl).filter { !$1 }.map { CChar(bitPattern: $0.0) }
    unsafe rl_replace_line(kept + [0], 1)
    anillo_rl_go_to(Int32(point))
  }

  private static func isC1(_ bytes: [UInt8], at place: Int) -> Bool {
    bytes[place] == 0xC2 && place + 1 < bytes.count && (0x80...0x9F).contains(bytes[place + 1])
  }

  static var editedLine: EditedLine {
    let line = line
    let beforeCursor = String(decoding: line.utf8.prefix(Int(anillo_rl_point())), as: UTF8.self)
    return EditedLine(line, cursor: beforeCursor.count)
  }

  /// Puts a text into the line, its cursor at the end; written whole when it is an item.
  ///
  /// A whole line differs from the one on the screen at both ends, by blanks: Orca says only what a terminal's text has
  /// changed to, without what both begin or end with. "11 Note" after "10 Camera" would be "1 Note".
  static func setLine(_ text: String, whole: Bool) {
    addsSpace = whole && !addsSpace
    let beginsAlike = whole && drawnFirstByte != nil && text.utf8.first == drawnFirstByte
    // What could be undone was of another line, and would be kept until the program ends.
    unsafe rl_replace_line((beginsAlike ? " " : "") + text + (addsSpace ? " " : ""), 1)
    anillo_rl_go_to_end()
    if whole { (writesWholeLine, isLineLeft) = (true, false) }
  }

  static func insert(_ count: Int32, _ key: Int32) { rl_insert(count, key) }

  static func erase(_ count: Int32, _ key: Int32) { rl_rubout(count, key) }

  static func eraseToBeginning(_ count: Int32, _ key: Int32) { rl_unix_line_discard(count, key) }

  static func eraseWord(_ count: Int32, _ key: Int32) { rl_unix_word_rubout(count, key) }

  static func deleteForward(_ count: Int32, _ key: Int32) { rl_delete(count, key) }

  /// Brings the screen up to date with the line.
  static func draw() {
    // Whatever has found a way into it.
    if isSecret { unsafe rl_replace_line("", 1) } else { dropControls() }
    isLineLeft = false
    // Blanks over a line that the terminal has broken would be broken as well, and what is typed be read once more.
    if isDumb, drawnLength >= columns, length < columns { writesWholeLine = true }
    if writesWholeLine {
      writesWholeLine = false
      if isDumb { rl_crlf() } else { rl_clear_visible_line() }
      rl_forced_update_display()
    }
    rl_redisplay()
    drawnFirstByte = length == 0 ? nil : UInt8(bitPattern: unsafe anillo_rl_line()[0])
    drawnLength = length
    flush()
  }

  /// Leaves what the screen shows, where the line itself is empty by now: a result that took the place of an item would
  /// be read without the letters that both end in (Orca, through VTE). The new line is sent with the result.
  /// - Returns: False where there is nothing to leave in this way.
  static func leaveDrawnLine() -> Bool {
    if isLineLeft || drawnFirstByte == nil || length > 0 { return false }
    rl_crlf()
    noteNewLine()
    return true
  }

  /// Leaves the line for good, so that what follows stands in lines of its own; an empty line leaves no trace.
  ///
  /// The new line is sent with what follows, by `write` or `flush`: yasr says "blank" of a line that stands empty.
  static func leaveLine() {
    if isLineLeft { return }
    anillo_rl_go_to_end()
    draw()
    if anillo_rl_end() > 0 { rl_crlf() } else { unsafe fputs("\r", anillo_rl_screen()) }
    noteNewLine()
  }

  private static func noteNewLine() {
    rl_on_new_line()
    (isLineLeft, drawnFirstByte, drawnLength) = (true, nil, 0)
  }

  /// Writes whole lines; to be called after `leaveLine`.
  static func write(_ text: String) {
    unsafe fputs(text, anillo_rl_screen())
    flush()
  }

  static func flush() { unsafe fflush(anillo_rl_screen()) }

  /// Sends on what this program has printed by the C library's means.
  static func flushOutput() { fflush(nil) }

  /// Makes every key come at once and unechoed; readline itself does it only when it reads.
  ///
  /// While the terminal was somebody else's, its size was told to them alone.
  static func takeTerminal() {
    anillo_rl_prepare_terminal(1)
    noteNewSize()
    rl_on_new_line()
  }

  static func giveTerminalBack() {
    flush()
    rl_deprep_terminal()
  }

  /// Gives the terminal back as it was, for as long as `body` takes.
  static func withTerminalGivenBack<Result>(_ body: () -> Result) -> Result {
    giveTerminalBack()
    defer { takeTerminal() }
    return body()
  }

  static func noteNewSize() {
    rl_reset_screen_size()
    widenScreen()
  }

  /// Readline divides by the columns that are left beside the prompt, and on a terminal without automatic margins a
  /// screen of two has none. Where it cannot go up a line it would show only the end of an item that does not fit, and
  /// nobody would read the beginning: the terminal itself breaks the line.
  private static func widenScreen() {
    var rows: Int32 = 0
    unsafe rl_get_screen_size(&rows, &columns)
    let least = isDumb ? widestLine : narrowestScreen
    if columns < least { rl_set_screen_size(rows, least) }
  }

  private static let narrowestScreen: Int32 = 10
  private static let widestLine: Int32 = 10_000
}
