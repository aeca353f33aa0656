import Application
import CommandReference
import Locales
import StringCatalog
import Testing

/// The names of values are words of the catalogue wherever somebody reads them.
@Suite("Names of values")
struct MetavariableTests {
  private static let english = Set(Metavariable.names.map { $0.text(in: .english) })

  /// All that is written with them.
  private static let synopses =
    ProgramCommand.allCases.map(\.synopsis) + ProgramOption.allCases.compactMap(\.value)
    + ComingFrom.programs.flatMap(\.rows).flatMap { [$0.theirs, $0.ours.words ?? ""] }

  @Test(arguments: synopses)
  func everyNameIsKnown(synopsis: String) {
    // Variables of bash are no names of ours, nor is a single letter.
    let theirs: Set = ["PS", "REPLY", "TMOUT"]
    let capitals = Self.words(synopsis).filter { $0.count > 1 && $0 == $0.uppercased() }
    #expect(Self.english.union(theirs).isSuperset(of: capitals))
    #expect(Metavariable.localized(synopsis, in: .english) == synopsis)
  }

  @Test(arguments: [
    ("[MENU.json]", "[MENÚ.json]"), ("choose [ITEM…]", "choose [ELEMENTO…]"),
    ("help [COMMAND|coming-from]", "help [ORDEN|coming-from]"), ("N|all|none", "N|all|none"),
    ("PS3=TEXT", "PS3=TEXTO"), ("", ""),
  ])
  func onlyNamesAreTranslated(synopsis: String, spanish: String) throws {
    #expect(Metavariable.localized(synopsis, in: try #require(LanguageTag("es"))) == spanish)
  }

  /// Sentences, too, name values as their own language does.
  @Test func noEnglishNameIsLeftInSpanish() throws {
    let language = try #require(LanguageTag("es"))
    let help = HelpText(language: language)
    let lines =
      help.whole + ProgramCommand.allCases.flatMap(help.about) + help.comingFrom + ManualPage(language: language).lines
      + CompletionShell.allCases.flatMap { CompletionScript($0, language: language).lines }
    for line in lines { #expect(Self.english.isDisjoint(with: Self.words(line)), "\(line)") }
  }

  private static func words(_ text: String) -> [String] { text.split { !$0.isLetter }.map(String.init) }
}
