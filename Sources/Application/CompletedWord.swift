internal import Locales
internal import StringCatalog

/// What can stand at a place of the command line, for the completions of the shells.
package enum CompletedWord: Equatable {
  /// Anything: nothing is offered.
  case free
  case words([String])
  case file
  /// A menu document.
  case menu
  /// A program to be run.
  case program
}

extension ProgramOption {
  /// What its value can be.
  package var completed: CompletedWord {
    if let allowed { return .words(allowed) }
    return switch self {
    case .lang: .words(Phrase.languages.map(\.description))
    case .list: .words(["all", "none"])
    case .transcript, .suggestions: .file
    case .validate: .program
    default: .free
    }
  }
}

extension ProgramCommand {
  /// What its operands can be.
  package var completed: CompletedWord {
    switch self {
    case .shell, .window: .menu
    case .demo: .words(Demo.allCases.map(\.rawValue))
    case .check, .pager: .file
    case .completion: .words(CompletionShell.allCases.map(\.rawValue))
    case .help: .words(HelpTopic.words)
    case .choose, .confirm, .ask, .say, .progress, .status, .manual: .free
    }
  }

  /// Whether more than one operand may stand.
  package var takesManyOperands: Bool { [.choose, .say, .check].contains(self) }
}
