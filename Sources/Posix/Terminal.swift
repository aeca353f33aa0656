internal import CPosix
internal import Glibc

/// The controlling terminal: where prompts go and keys come from, whatever the standard streams are.
public final class Terminal {
  public let descriptor: FileDescriptor
  /// The same terminal to read keys from. It never waits, since keys that are there may be gone a moment later: the
  /// kernel drops what was typed upon Ctrl-C.
  public let keys: FileDescriptor
  private var original: termios

  /// Throws when the program has no terminal (cron, ssh without `-t`).
  public init() throws(Errno) {
    descriptor = try FileDescriptor.open("/dev/tty", .readWrite)
    keys = try FileDescriptor.open("/dev/tty", .readWithoutWaiting)
    var settings = termios()
    guard unsafe tcgetattr(descriptor.raw, &settings) == 0 else { throw .last }
    original = settings
    unsafe anillo_keep_terminal_settings(descriptor.raw, &settings)
    anillo_catch_crashes()
  }

  /// Ends a crashed program at once: Swift's own account of a crash is painted over the terminal and waits for a key
  /// that a listener does not know of.
  public static func endAtOnceAfterCrash() { anillo_catch_crashes() }

  /// A group of processes that a crash ends with the program, as any other end does, and that leaves the terminal.
  public static func endUponCrash(group: Int32?) { anillo_keep_group(group ?? 0) }

  /// Whether the program has a terminal at all.
  public static var isThere: Bool {
    guard let descriptor = try? FileDescriptor.open("/dev/tty", .read) else { return false }
    descriptor.close()
    return true
  }

  /// Whether our group of processes is the one that the terminal belongs to now.
  public var isInForeground: Bool { tcgetpgrp(descriptor.raw) == getpgrp() }

  /// Takes the settings of now for those to be restored: what they were in the background was somebody else's.
  public func noteSettings() {
    var settings = termios()
    guard unsafe tcgetattr(descriptor.raw, &settings) == 0 else { return }
    original = settings
    unsafe anillo_keep_terminal_settings(descriptor.raw, &settings)
  }

  /// The settings of the moment when the terminal was opened, on every way out.
  ///
  /// What is still to be printed is not waited for, since it may never be: only settings of the input differ.
  public func restore() {
    var settings = original
    _ = unsafe tcsetattr(descriptor.raw, TCSANOW, &settings)
  }

  /// Every key at once and unechoed, signs for signals as before: for reading keys while a command runs.
  public func readKeysUnechoed() {
    var settings = original
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    settings.c_iflag &= ~tcflag_t(IXON)
    // A read of nothing means that no key will come, and never that none is there.
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { unsafe $0[Int(VMIN)] = 1 }
    _ = unsafe tcsetattr(descriptor.raw, TCSANOW, &settings)
  }

  /// Keys that were typed before the question stood there do not answer it.
  public func discardTypedKeys() { _ = tcflush(descriptor.raw, TCIFLUSH) }

  /// Waits until one of the descriptors can be read or has ended, until the terminal is gone, or until the limit.
  /// - Returns: For each descriptor whether it can be read or has ended, and whether the terminal is still there.
  public func wait(
    for descriptors: [FileDescriptor], within limit: Duration? = nil
  ) -> (ready: [Bool], isThere: Bool) {
    // With no event asked for, a hang-up is told all the same; the keys may be somebody else's.
    let states = poll(descriptors.map { ($0, Int16(POLLIN)) } + [(keys, 0)], within: limit)
    return (Array(states.dropLast()), states.last != true)
  }

  /// Columns and rows; 80 × 24 where the terminal does not say.
  public var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe anillo_window_size(descriptor.raw, &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Hands the terminal to a group of processes, or takes it back for our own (nil).
  public func give(toGroup group: Int32?) { _ = tcsetpgrp(descriptor.raw, group ?? getpgrp()) }
}
