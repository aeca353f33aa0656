internal import Application
internal import CommandReference
internal import StringCatalog

/// The help: everything, one command, or how the options of other menus are written here.
@MainActor
struct HelpCommand {
  let program: Program

  func run() -> ExitStatus {
    for line in lines { program.print(line) }
    return .done
  }

  private var lines: [String] {
    let help = HelpText(language: program.language.spoken)
    return switch topic {
    case nil: help.whole
    case .comingFrom: help.comingFrom
    case .command(let command): help.about(command)
    }
  }

  /// `anillo choose --help` asks about choose, `anillo help choose` does, too.
  private var topic: HelpTopic? {
    let invocation = program.invocation
    if invocation.options[.help] != nil { return HelpTopic(invocation.command.rawValue) }
    return invocation.command == .help ? invocation.operands.first.flatMap(HelpTopic.init) : nil
  }
}
