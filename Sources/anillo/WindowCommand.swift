internal import Application
internal import Locales
internal import Posix

/// The visual front: a program of its own, so that this one needs no window system.
@MainActor
struct WindowCommand {
  private static let name = "anillo-window"

  let program: Program

  /// Does not return where the other program could be started.
  func run() -> ExitStatus {
    let beside = Executable.folder.map { $0 + "/" + Self.name }
    for path in [beside, Environment.program(named: Self.name)].compactMap({ $0 }) {
      Executable.replace(with: path, arguments: [Array(Self.name.utf8)] + words)
    }
    program.complain(.windowMissing)
    return .wrong
  }

  /// The words of the command line as the other program takes them.
  private var words: [[UInt8]] {
    let invocation = program.invocation
    let given = ProgramOption.allCases.filter { $0 != .window && invocation.options[$0] != nil }
    let options = given.flatMap { option in
      invocation.options.all(option).map { "--" + option.rawValue + (option.argument == .none ? "" : "=" + $0) }
    }
    let command = invocation.command == .window ? [] : [invocation.command.rawValue]
    return (options + command + ["--"]).map { Array($0.utf8) } + program.operandBytes
  }
}
