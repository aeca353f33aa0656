internal import Application
internal import Locales

extension ManualPage {
  mutating func writeSynopsis() {
    page.section(text(.manualSynopsis))
    page.setting(".nf")
    for command in ProgramCommand.allCases {
      page.write(name(command) + " [" + Roff.italic(text(.manualOption)) + Roff.escaped("…] ") + operands(command))
    }
    page.setting(".fi")
  }

  mutating func writeCommands() {
    page.section(text(.manualCommands))
    for group in ProgramCommand.Group.allCases {
      page.subsection(headline(group.heading))
      for command in group.commands {
        let sentences = [command.summary] + command.details
        page.entry(name(command) + " " + operands(command), sentences.map { sentence($0) })
      }
    }
  }

  mutating func writeOptions() {
    page.section(text(.manualOptions))
    page.subsection(headline(.usageCommonOptions))
    for option in ProgramOption.common { write(option) }
    page.subsection(headline(.usageOwnOptions))
    for option in ProgramOption.allCases where option.commands != nil { write(option) }
  }

  private mutating func write(_ option: ProgramOption) {
    let names = option.commands.map { $0.map(\.rawValue).joined(separator: ", ") }
    page.entry(
      Roff.bold("--" + option.rawValue)
        + Roff.italic(String(option.usage(in: language).dropFirst(option.rawValue.count + 2))),
      [sentence(option.summary)] + (names.map { [text(.manualOnly(commands: $0))] } ?? []))
  }

  private func name(_ command: ProgramCommand) -> String {
    Roff.bold(command == .shell ? "anillo" : "anillo \(command.rawValue)")
  }

  private func operands(_ command: ProgramCommand) -> String {
    let words = command.usage(in: language).split(separator: " ").dropFirst(command == .shell ? 0 : 1)
    return Roff.italic(words.joined(separator: " "))
  }

  /// A phrase of the help as a sentence: with a capital, and a full stop unless it ends so.
  private func sentence(_ phrase: Phrase) -> String {
    let text = text(phrase)
    let isWhole = text.hasSuffix(".") || text.hasSuffix("-")
    return text.prefix(1).uppercased() + text.dropFirst() + (isWhole ? "" : ".")
  }

  /// A heading of the help without its colon.
  private func headline(_ phrase: Phrase) -> String {
    let text = text(phrase)
    return text.hasSuffix(":") ? String(text.dropLast()) : text
  }
}
