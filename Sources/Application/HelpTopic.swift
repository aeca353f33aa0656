/// What `anillo help` can be asked about.
package enum HelpTopic: Equatable {
  /// Other menus' options and ours.
  case comingFrom
  case command(ProgramCommand)

  /// The word that is typed for it; nil for one that no help stands behind.
  package init?(_ word: String) {
    if word == Self.comingFromWord {
      self = .comingFrom
    } else if let command = ProgramCommand(rawValue: word), command != .shell {
      self = .command(command)
    } else {
      return nil
    }
  }

  private static let comingFromWord = "coming-from"

  package static var words: [String] {
    ProgramCommand.allCases.filter { $0 != .shell }.map(\.rawValue) + [comingFromWord]
  }
}
