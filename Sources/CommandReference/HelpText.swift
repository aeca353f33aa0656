package import Application
internal import Locales
package import StringCatalog

/// The help, from the one table of commands and options: one line each, so that it can be heard, and first what most
/// listeners come for.
package struct HelpText {
  let language: LanguageTag

  package init(language: LanguageTag) { self.language = language }

  /// Everything: the commands in their groups, how they end, then the options.
  package var whole: [String] {
    var lines = [text(.usageHeading), text(.usageOne)]
    for group in ProgramCommand.Group.allCases {
      lines += ["", text(group.heading)] + group.commands.map(summary)
    }
    lines += ["", text(.usageExitStatus)] + ExitStatus.allCases.map { line($0, $0.meaning) }
    lines += ["", text(.usageCommonOptions)] + ProgramOption.common.map(line)
    lines += ["", text(.usageOwnOptions)]
    lines += ProgramOption.allCases.filter { $0.commands != nil }.map(lineWithCommands)
    return lines + ["", text(.usageInside)]
  }

  /// One command: how it is written, what it does, its own options, how it ends.
  package func about(_ command: ProgramCommand) -> [String] {
    var lines = [summary(command)] + command.details.map(text)
    if !command.ownOptions.isEmpty {
      lines += ["", text(.usageOptionsOf(command: command.rawValue))] + command.ownOptions.map(line)
    }
    let common = ProgramOption.common.map { "--" + $0.rawValue }.joined(separator: ", ")
    lines += ["", text(.usageCommonElsewhere(options: common))]
    return lines + ["", text(.usageExitStatus)] + command.statuses.map(line)
  }

  /// How the options of other menus are written here.
  package var comingFrom: [String] {
    var lines = [text(.comingHeading)]
    for program in ComingFrom.programs {
      lines += ["", text(.comingProgram(program: program.name))]
      lines += program.rows.map { row in
        let theirs = Metavariable.localized(row.theirs, in: language)
        return text(.comingLine(theirs: theirs, ours: row.ours.text(in: language)))
      }
    }
    return lines + ["", text(.comingDiffers)] + ComingFrom.differences.map(text)
  }

  private func summary(_ command: ProgramCommand) -> String {
    text(.usageLine(usage: command.usage(in: language), summary: text(command.summary)))
  }

  private func line(_ status: ExitStatus, _ meaning: Phrase) -> String {
    text(.usageExitLine(status: String(status.rawValue), meaning: text(meaning)))
  }

  private func line(_ option: ProgramOption) -> String {
    text(.usageOption(option: option.usage(in: language), summary: text(option.summary)))
  }

  private func lineWithCommands(_ option: ProgramOption) -> String {
    let names = (option.commands ?? []).map(\.rawValue).joined(separator: ", ")
    return text(.usageOptionFor(option: option.usage(in: language), commands: names, summary: text(option.summary)))
  }

  private func text(_ phrase: Phrase) -> String { phrase.text(in: language) }
}
