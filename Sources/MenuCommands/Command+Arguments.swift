public import ActionMenu

extension Command {
  /// The program and its arguments; a line is the shell's.
  public var arguments: [String] {
    switch form {
    case .arguments(let arguments): arguments
    case .shell(let line): ["/bin/sh", "-c", line]
    }
  }
}
