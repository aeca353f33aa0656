import Application
import CommandReference
import StringCatalog
import Testing

/// The table of other menus' options names only what there is.
@Suite("Coming from other menus")
struct ComingFromTests {
  /// Our command lines in the table.
  private static let lines = ComingFrom.programs.flatMap(\.rows).compactMap(\.ours.words)

  @Test(arguments: lines)
  func ourWordsAreTakenByTheParser(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(words.first == "anillo")
    // TEXT and N stand for values; only what they stand for may be refused.
    do throws(Invocation.Misuse) {
      let invocation = try Invocation(Array(words.dropFirst()))
      #expect(invocation.command.rawValue == words[1])
    } catch {
      guard case .valueNotAllowed(_, "N") = error else { throw error }
    }
  }

  @Test func everyOptionOfAChoiceThatOthersHaveIsNamed() {
    let named = Set(Self.lines.joined(separator: " ").split { $0 == " " || $0 == "=" }.map(String.init))
    // Those that are no answer to an option of another menu.
    let ours: Set<ProgramOption> = [.filter, .jsonLines, .noInput, .match, .validate, .suggestions, .priority]
    for option in ProgramOption.allCases where option.commands != nil && !ours.contains(option) {
      #expect(named.contains("--" + option.rawValue), "\(option)")
    }
  }

  @Test(arguments: [
    ("en", "gum choose --header TEXT: anillo choose --title TEXT"),
    ("es", "gum choose --header TEXTO: anillo choose --title TEXTO"),
  ])
  func linesCanBeHeard(language: String, line: String) throws {
    let lines = HelpText(language: try #require(LanguageTag(language))).comingFrom
    #expect(lines.contains(line))
    #expect(lines.filter { $0.contains(": anillo ") }.count >= Self.lines.count)
    #expect(!lines.contains { $0.contains("\t") || $0.contains("|") || $0.contains("  ") })
  }
}
