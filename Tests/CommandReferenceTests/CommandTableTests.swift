import Application
import CommandReference
import StringCatalog
import Testing

/// The one table that everything is generated from hangs together.
@Suite("The table of commands and options")
struct CommandTableTests {
  @Test(arguments: ProgramCommand.allCases)
  func everyCommandStandsInOneGroup(command: ProgramCommand) {
    #expect(ProgramCommand.Group.allCases.filter { $0.commands.contains(command) }.count == 1)
  }

  @Test(arguments: ProgramOption.allCases)
  func whatIsOfferedIsTaken(option: ProgramOption) {
    guard case .words(let words) = option.completed else { return }
    #expect(!words.isEmpty)
    for word in words { #expect(option.accepts(word), "\(word)") }
  }

  @Test(arguments: ProgramCommand.allCases)
  func offeredOperandsAreTaken(command: ProgramCommand) throws {
    guard case .words(let words) = command.completed else { return }
    for word in words { _ = try Invocation([command.rawValue, word]) }
  }

  @Test(arguments: ProgramCommand.allCases)
  func statusesAreInTheirOrder(command: ProgramCommand) {
    let numbers = command.statuses.map(\.status.rawValue)
    #expect(numbers == numbers.sorted() && numbers.first == 0 && numbers.contains(2))
    let mayTimeOut = ProgramOption.timeout.commands?.contains(command) ?? false
    #expect(numbers.contains(124) == mayTimeOut)
    #expect(numbers.contains(130) || !mayTimeOut)
  }

  /// What help tells of a command is all that it takes.
  @Test(arguments: ProgramCommand.allCases, ["en", "es"])
  func helpTellsEveryOption(command: ProgramCommand, language: String) throws {
    let lines = HelpText(language: try #require(LanguageTag(language))).about(command)
    for option in ProgramOption.allCases where option.commands?.contains(command) ?? true {
      #expect(lines.contains { $0.contains("--" + option.rawValue) }, "\(option)")
    }
  }
}
