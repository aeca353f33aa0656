/// What a program under test finds around it when it starts in a ``TerminalSession``.
public struct TerminalSetup {
  /// Where standard input comes from; the terminal stays the controlling one in any case.
  public enum Input: Sendable {
    case terminal
    case closed
    /// A pipe that the test writes to with `writeInput` and ends with `closeInput`.
    case pipe
    /// A pipe that gives these bytes and then ends.
    case bytes([UInt8])
    /// A file, or a device such as /dev/null.
    case file(String)
  }

  /// Where an output goes.
  public enum Output: Sendable {
    case terminal
    case closed
    /// A pipe apart from the terminal, as in `x=$(anillo choose …)`.
    case captured
    case file(String)
  }

  public var columns = 80
  public var rows = 25
  /// LANG; no other variable of the language is set.
  public var language = "C.UTF-8"
  /// Changes to the environment of ``PrivateHome/environment(language:changes:)``; nil removes a variable.
  public var environment: [String: String?] = [:]
  public var input = Input.terminal
  public var output = Output.terminal
  public var errors = Output.terminal
  /// The working folder; the home when nil.
  public var folder: String?
  /// A home shared with other sessions or prepared with files; a new one when nil.
  public var home: PrivateHome?

  public init(
    columns: Int = 80, rows: Int = 25, language: String = "C.UTF-8", environment: [String: String?] = [:],
    input: Input = .terminal, output: Output = .terminal, errors: Output = .terminal, folder: String? = nil,
    home: PrivateHome? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.language = language
    self.environment = environment
    self.input = input
    self.output = output
    self.errors = errors
    self.folder = folder
    self.home = home
  }
}

extension TerminalSetup {
  /// Makes the program speak to a daemon, and to no other.
  public mutating func speak(to place: any SpeechPlace) {
    for (name, value) in place.environment where name.hasPrefix("SPEECHD_") { environment[name] = value }
  }
}
