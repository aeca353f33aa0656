internal import Application
internal import Dialogue
internal import Locales
package import StringCatalog

/// The man page, from the one table of commands and options.
package struct ManualPage {
  let language: LanguageTag
  var page = RoffPage()

  package init(language: LanguageTag) { self.language = language }

  package var lines: [String] {
    var copy = self
    copy.write()
    return copy.page.lines
  }

  private mutating func write() {
    let title = Roff.escaped(text(.manualTitle))
    page.setting(".TH ANILLO 1 \(Program.versionDay) \"Anillo \(Program.version)\" \"\(title)\"")
    // Left-aligned and without division of words, which nobody can hear or copy.
    page.setting(".nh")
    page.setting(".ad l")
    page.section(text(.manualName))
    page.write("anillo \\- " + Roff.escaped(text(.manualSummary)))
    writeSynopsis()
    page.section(text(.manualDescription))
    for phrase in [Phrase.manualAboutLines, .manualAboutOutput, .manualAboutOptions] { page.paragraph(text(phrase)) }
    writeCommands()
    writeOptions()
    page.section(text(.manualKeys))
    for phrase in KeyHelp.phrases(in: language) { page.paragraph(text(phrase)) }
    page.section(text(.manualExitStatus))
    for status in ExitStatus.allCases { page.entry(Roff.bold(String(status.rawValue)), [text(status.meaning)]) }
    writeEnvironment()
    writeFiles()
    writeExamples()
    page.section(text(.manualSeeAlso))
    page.write(Self.related.map { "\(Roff.bold($0.name))(\($0.section))" }.joined(separator: ", "))
  }

  private static let related = [
    ("bash", 1), ("orca", 1), ("readline", 3), ("spd-say", 1), ("speech-dispatcher", 1), ("yasr", 1),
  ].map { (name: $0.0, section: $0.1) }

  func text(_ phrase: Phrase) -> String { phrase.text(in: language) }
}
