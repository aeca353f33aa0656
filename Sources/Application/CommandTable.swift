package import Locales

/// A command of the program, as help and the parser see it.
package enum ProgramCommand: String, CaseIterable {
  case shell, choose, window, demo, check, status, help

  /// What stands behind `anillo` in the help, in the program's own signs.
  package var usage: String {
    switch self {
    case .shell: "[MENU.json]"
    case .choose: "choose [ITEM…]"
    case .window: "window MENU.json"
    case .demo: "demo ring|arc|cards"
    case .check: "check FILE…"
    case .status: "status"
    case .help: "help"
    }
  }

  package var summary: Phrase {
    switch self {
    case .shell: .usageShell
    case .choose: .usageChoose
    case .window: .usageWindow
    case .demo: .usageDemo
    case .check: .usageCheck
    case .status: .usageStatus
    case .help: .usageHelp
    }
  }
}

/// An option: one row for the parser, the help and the environment.
package enum ProgramOption: String, CaseIterable {
  case title, `default`, window, select
  case lang, speech, transcript
  case rate, pitch, volume, voice, module, punctuation, echo
  case help, version

  /// What its value is called in the help; nil for one without a value.
  package var value: String? {
    switch self {
    case .title: "TEXT"
    case .default: "ITEM"
    case .select: "key|enter"
    case .lang: "TAG"
    case .speech: "auto|on|off"
    case .transcript: "FILE"
    case .rate, .pitch, .volume: "N"
    case .voice, .module: "NAME"
    case .punctuation: "none|some|most|all"
    case .echo: "none|characters|words"
    case .window, .help, .version: nil
    }
  }

  /// The values that it takes, where they are few.
  package var allowed: [String]? {
    switch self {
    case .select, .speech, .punctuation, .echo: value?.split(separator: "|").map(String.init)
    default: nil
    }
  }

  /// The commands that it belongs to; nil is all of them.
  package var commands: [ProgramCommand]? {
    switch self {
    case .title, .default: [.choose]
    case .window: [.demo]
    default: nil
    }
  }

  /// The variable that stands in for it.
  package var variable: String? {
    switch self {
    case .lang: "ANILLO_LANG"
    case .speech: "ANILLO_SPEECH"
    default: nil
    }
  }

  /// The key of the configuration file that stands in for both.
  package var configurationKey: String? {
    switch self {
    case .title, .default, .window, .transcript, .help, .version: nil
    default: rawValue
    }
  }

  package var summary: Phrase {
    switch self {
    case .title: .optionTitle
    case .default: .optionDefault
    case .window: .optionWindow
    case .select: .optionSelect
    case .lang: .optionLang
    case .speech: .optionSpeech
    case .transcript: .optionTranscript
    case .rate: .optionRate
    case .pitch: .optionPitch
    case .volume: .optionVolume
    case .voice: .optionVoice
    case .module: .optionModule
    case .punctuation: .optionPunctuation
    case .echo: .optionEcho
    case .help: .optionHelp
    case .version: .optionVersion
    }
  }
}
