internal import Glibc

/// All of a terminal's settings (termios(3)); equal only when nothing at all was changed.
public struct TerminalSettings: Equatable, Sendable, CustomStringConvertible {
  private let modes: [UInt32]
  private let characters: [UInt8]

  init(of descriptor: Int32) throws(SessionFault) {
    var settings = termios()
    if unsafe tcgetattr(descriptor, &settings) != 0 { throw .system(call: "tcgetattr", errno: errno) }
    modes = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = unsafe withUnsafeBytes(of: &settings.c_cc) { unsafe Array($0) }
  }

  /// Whether typed characters are shown.
  public var echoes: Bool { modes[3] & UInt32(ECHO) != 0 }

  /// Whether input is given line by line, not key by key.
  public var isCanonical: Bool { modes[3] & UInt32(ICANON) != 0 }

  public var description: String {
    "iflag, oflag, cflag, lflag \(modes.map { String($0, radix: 8) }) characters \(characters)"
  }
}
