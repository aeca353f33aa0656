/// A program to be run.
public struct Command: Sendable, Hashable {
  /// How the words reach the program.
  public enum Form: Sendable, Hashable {
    /// Program and arguments, passed exactly, without a shell. Never empty in a document.
    case arguments([String])
    /// A line for `/bin/sh`.
    case shell(String)
  }

  public var form: Form
  /// The program gets the terminal itself, and what it prints is not read along; default false.
  public var takesTerminal: Bool

  public init(_ form: Form, takesTerminal: Bool = false) {
    self.form = form
    self.takesTerminal = takesTerminal
  }
}
