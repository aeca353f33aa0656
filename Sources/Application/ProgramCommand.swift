package import Locales
package import StringCatalog

/// A command of the program, as the parser, the help, the man page and the completions see it.
package enum ProgramCommand: String, CaseIterable {
  case shell, choose, confirm, ask, say, progress, pager, window, demo, check, status, manual, completion, help

  /// What stands behind `anillo` in the help.
  package func usage(in language: LanguageTag) -> String { Metavariable.localized(synopsis, in: language) }

  /// The same in the program's own signs.
  package var synopsis: String {
    switch self {
    case .shell: "[MENU.json]"
    case .choose: "choose [ITEM…]"
    case .confirm: "confirm [QUESTION]"
    case .ask: "ask [QUESTION]"
    case .say: "say [TEXT…]"
    case .progress: "progress"
    case .pager: "pager [FILE]"
    case .window: "window MENU.json"
    case .demo: "demo ring|arc|cards"
    case .check: "check FILE…"
    case .status: "status"
    case .manual: "manual"
    case .completion: "completion bash|zsh|fish"
    case .help: "help [COMMAND|coming-from]"
    }
  }

  package var summary: Phrase {
    switch self {
    case .shell: .usageShell
    case .choose: .usageChoose
    case .confirm: .usageConfirm
    case .ask: .usageAsk
    case .say: .usageSay
    case .progress: .usageProgress
    case .pager: .usagePager
    case .window: .usageWindow
    case .demo: .usageDemo
    case .check: .usageCheck
    case .status: .usageStatus
    case .manual: .usageManual
    case .completion: .usageCompletion
    case .help: .usageHelp
    }
  }
}
