internal import Application
internal import Locales

extension ManualPage {
  mutating func writeEnvironment() {
    page.section(text(.manualEnvironment))
    for option in ProgramOption.allCases {
      guard let variable = option.variable else { continue }
      page.entry(Roff.bold(variable), [text(.manualInsteadOf(option: "--" + option.rawValue))])
    }
    let languages = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    page.entry(languages.map(Roff.bold).joined(separator: ", "), [text(.manualLanguageVariables)])
    page.entry(Roff.bold("TERM"), [text(.manualTerminalVariable)])
    page.entry(Roff.bold("XDG_CONFIG_HOME"), [text(.manualConfigFolder)])
  }

  mutating func writeFiles() {
    page.section(text(.manualFiles))
    page.entry(Roff.italic("~/.config/anillo/menu.json"), [text(.manualMenuFile)])
    let keys = ProgramOption.allCases.compactMap(\.configurationKey).joined(separator: ", ")
    page.entry(Roff.italic("~/.config/anillo/config.json"), [text(.manualConfigFile(keys: keys))])
  }

  mutating func writeExamples() {
    page.section(text(.manualExamples))
    page.paragraph(text(.manualExampleChoose))
    page.verbatim(["git branch --format='%(refname:short)' |", "  anillo choose | xargs -r git switch"])
    page.paragraph(text(.manualExampleMultiple))
    page.verbatim(["find . -type f -print0 |", "  anillo choose --read0 --print0 --multiple | xargs -0r ls -l"])
    page.paragraph(text(.manualExampleConfirm))
    page.verbatim(["anillo confirm 'Empty the trash' && gio trash --empty"])
  }
}
