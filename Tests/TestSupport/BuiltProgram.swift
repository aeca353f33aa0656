internal import Glibc

/// The programs that were built together with the tests.
public enum BuiltProgram {
  /// The absolute path of a program beside the test bundle, whatever the build folder and configuration are.
  public static func path(_ name: String) throws(SessionFault) -> String {
    let bundle = linkTarget("/proc/self/exe") ?? ""
    let path = bundle.prefix(upTo: bundle.lastIndex(of: "/") ?? bundle.startIndex) + "/" + name
    guard unsafe access(path, X_OK) == 0 else { throw .missing(path: path) }
    return path
  }
}

extension TerminalSession {
  /// Starts the built `anillo` in a terminal.
  public static func anillo(_ arguments: String..., setup: TerminalSetup = TerminalSetup()) throws -> TerminalSession {
    try TerminalSession(BuiltProgram.path("anillo"), arguments, setup: setup)
  }
}
