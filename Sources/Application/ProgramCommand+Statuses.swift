package import Locales

extension ExitStatus {
  /// What it means for most commands, and for the program as a whole.
  package var meaning: Phrase {
    switch self {
    case .done: .exitDone
    case .nothing: .exitNothing
    case .wrong: .exitWrong
    case .timedOut: .exitTimedOut
    case .cancelled: .exitCancelled
    }
  }
}

extension ProgramCommand {
  /// The statuses that the command can end with, in their order, and what each says of it.
  package var statuses: [(status: ExitStatus, meaning: Phrase)] {
    possibleStatuses.map { ($0, meaning(of: $0)) }
  }

  private var possibleStatuses: [ExitStatus] {
    switch self {
    case .choose, .confirm: ExitStatus.allCases
    case .ask: [.done, .wrong, .timedOut, .cancelled]
    case .shell, .window: [.done, .nothing, .wrong]
    case .say, .progress: [.done, .wrong, .cancelled]
    case .pager, .demo, .check, .status, .manual, .completion, .help: [.done, .wrong]
    }
  }

  private func meaning(of status: ExitStatus) -> Phrase {
    switch (self, status) {
    case (.choose, .done): .exitChosen
    case (.choose, .nothing): .exitNoItems
    case (.confirm, .done): .exitYes
    case (.confirm, .nothing): .exitNo
    case (.ask, .done): .exitAnswered
    case (.shell, .done), (.window, .done): .exitLeft
    case (.shell, .nothing), (.window, .nothing): .exitEmptyMenu
    case (.check, .done): .exitSound
    case (.check, .wrong): .exitFaults
    case (_, .done): .exitPlainlyDone
    default: status.meaning
    }
  }
}
