#if Window
public import TestSupport

/// A program under a screen reader: what the reader told at the beginning and for each key.
///
/// Display, bus, home, speech and reader are private, so nothing of the tester's desktop is touched, and nothing is left
/// when the session is let go. Every wait is for an event, and has a limit (twenty seconds unless told).
public protocol ReaderSession: AnyObject {
  var home: PrivateHome { get }

  /// Starts the program, and gives what was told until it waited for the first key. What the reader told of the
  /// terminal window before is left out.
  func opening(within limit: Duration) throws -> [String]

  /// Presses keys one after the other, by X's names, with others held, as ``WindowSession/key(_:)`` takes them; gives
  /// what was told for all of them. Each waits until all is told for the one before. After the program's end they do
  /// nothing.
  func press(names: [String], within limit: Duration) throws -> [String]

  /// Waits for the end of the program; the reader goes on. A signal is told as the shell does, as 128 and its number.
  func exit(within limit: Duration) throws -> ExitStatus

  /// The result of a program whose output is captured, or that has a window of its own.
  var out: String { get }
}

extension ReaderSession {
  public func opening() throws -> [String] { try opening(within: .seconds(20)) }

  public func exit() throws -> ExitStatus { try exit(within: .seconds(20)) }

  @discardableResult
  public func press(_ keys: [Key], within limit: Duration = .seconds(20)) throws -> [String] {
    try press(names: keys.flatMap(\.combinations), within: limit)
  }

  @discardableResult
  public func press(_ keys: Key..., within limit: Duration = .seconds(20)) throws -> [String] {
    try press(keys, within: limit)
  }

  @discardableResult
  public func press(names: String...) throws -> [String] { try press(names: names, within: .seconds(20)) }
}
#endif
