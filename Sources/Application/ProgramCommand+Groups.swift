package import Locales
package import StringCatalog

extension ProgramCommand {
  /// What commands stand together in the help, so that a listener hears soon whether the one looked for comes.
  package enum Group: CaseIterable {
    case menus, scripts, care

    package var heading: Phrase {
      switch self {
      case .menus: .usageMenus
      case .scripts: .usageScripts
      case .care: .usageCare
      }
    }

    package var commands: [ProgramCommand] { ProgramCommand.allCases.filter { $0.group == self } }
  }

  package var group: Group {
    switch self {
    case .shell, .window, .demo: .menus
    case .choose, .confirm, .ask, .say, .progress, .pager: .scripts
    case .check, .status, .manual, .completion, .help: .care
    }
  }

  /// The options of this command, without those that every command has.
  package var ownOptions: [ProgramOption] {
    ProgramOption.allCases.filter { $0.commands?.contains(self) ?? false }
  }

  /// Sentences behind the summary: what its result is, and what would surprise.
  package var details: [Phrase] {
    switch self {
    case .shell: [.detailShell]
    case .choose: [.detailChooseResult, .detailChooseTyping, .detailChooseMultiple]
    case .confirm: [.detailConfirm]
    case .ask: [.detailAsk]
    case .say: [.detailSay]
    case .progress: [.detailProgress]
    case .pager: [.detailPager]
    case .window: [.detailWindow]
    case .demo: [.detailDemo]
    case .check: [.detailCheck]
    case .status: [.detailStatus]
    case .manual: [.detailManual]
    case .completion:
      CompletionShell.allCases.map { .detailCompletion(shell: $0.rawValue, line: $0.setUp.line, file: $0.setUp.file) }
    case .help: [.detailHelp]
    }
  }
}

extension ProgramOption {
  /// The options that every command has.
  package static var common: [ProgramOption] { allCases.filter { $0.commands == nil } }

  /// How it is written in the help, with what may stand behind it.
  package func usage(in language: LanguageTag) -> String {
    let value = value(in: language) ?? ""
    return switch argument {
    case .none: "--" + rawValue
    case .optional: "--\(rawValue)[=\(value)]"
    case .required: "--\(rawValue)=\(value)"
    }
  }
}
