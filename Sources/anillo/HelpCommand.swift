internal import Application
internal import Dialogue
internal import Locales
internal import Speech

/// The help, from the one table of commands and options: one line each, so that it can be heard.
@MainActor
struct HelpCommand {
  let program: Program

  func run() -> ExitStatus {
    program.print(.usageHeading)
    program.print("")
    program.print(.usageCommands)
    for command in ProgramCommand.allCases {
      let summary = program.localizer(command.summary).text
      program.print(.usageLine(usage: command.usage, summary: summary))
    }
    program.print("")
    program.print(.usageOptions)
    for option in ProgramOption.allCases { program.print(line(option)) }
    program.print("")
    program.print(.usageStatuses)
    program.print(.usageInside)
    return .done
  }

  private func line(_ option: ProgramOption) -> Phrase {
    let name = "--" + option.rawValue + (option.value.map { "=" + $0 } ?? "")
    let summary = program.localizer(option.summary).text
    guard let commands = option.commands else { return .usageOption(option: name, summary: summary) }
    let names = commands.map(\.rawValue).sorted().joined(separator: ", ")
    return .usageOptionFor(option: name, commands: names, summary: summary)
  }
}
