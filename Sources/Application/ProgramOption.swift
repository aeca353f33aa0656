package import Locales
package import StringCatalog

/// An option: one row for the parser, the help, the man page, the completions and the environment.
package enum ProgramOption: String, CaseIterable {
  case title, prompt, `default`, multiple, selected, filter, list, select
  case readZero = "read0"
  case jsonLines = "json-lines"
  case labelDelimiter = "label-delimiter"
  case headerLines = "header-lines"
  case selectIfOne = "select-if-one"
  case exitIfNone = "exit-if-none"
  case allowNew = "allow-new"
  case index, printQuery = "print-query"
  case printZero = "print0"
  case match, validate, suggestions, secret
  case secretEcho = "secret-echo"
  case print, priority, timeout
  case noInput = "no-input"
  case window
  case lang, speech, transcript
  case rate, pitch, volume, voice, module, punctuation, capitals, echo
  case help, version

  /// What may stand behind an option, by the name that the English help has for it.
  package enum Argument: Equatable {
    case none
    case optional(String)
    case required(String)
  }

  package var argument: Argument {
    switch self {
    case .multiple: .optional("MAX")
    case .title, .prompt, .filter: .required("TEXT")
    case .default, .selected: .required("ITEM")
    case .labelDelimiter: .required("TEXT")
    case .list: .required("N|all|none")
    case .headerLines: .required("N")
    case .match: .required("REGEX")
    case .validate: .required("COMMAND")
    case .suggestions: .required("FILE")
    case .priority: .required("important|message|text|notification|progress")
    case .timeout: .required("SECONDS")
    case .select: .required("key|enter")
    case .lang: .required("TAG")
    case .speech: .required("auto|on|off")
    case .transcript: .required("FILE")
    case .rate, .pitch, .volume: .required("N")
    case .voice, .module: .required("NAME")
    case .punctuation: .required("none|some|most|all")
    case .capitals: .required("none|spell|icon")
    case .echo: .required("none|characters|words")
    case .readZero, .jsonLines, .selectIfOne, .exitIfNone, .allowNew, .index, .printQuery, .printZero, .print,
      .secret, .secretEcho, .noInput, .window, .help, .version:
      .none
    }
  }

  /// What its value is called in the help; nil for one without a value.
  package func value(in language: LanguageTag) -> String? { value.map { Metavariable.localized($0, in: language) } }

  /// The same in the program's own signs.
  package var value: String? {
    switch argument {
    case .none: nil
    case .optional(let name), .required(let name): name
    }
  }

  /// The values that it takes, where they are few.
  package var allowed: [String]? {
    switch self {
    case .select, .speech, .punctuation, .capitals, .echo, .priority: value?.split(separator: "|").map(String.init)
    default: nil
    }
  }

  /// Whether it may stand more than once, each time with a value of its own.
  package var isRepeatable: Bool { self == .selected }

  /// The single letter that stands for it, behind one hyphen.
  package var letter: String? {
    switch self {
    case .help: "h"
    case .version: "V"
    default: nil
    }
  }

  /// The commands that it belongs to; nil is all of them.
  package var commands: [ProgramCommand]? {
    switch self {
    case .title: [.choose, .progress, .pager]
    case .prompt, .multiple, .selected, .filter, .list, .readZero, .jsonLines, .labelDelimiter, .headerLines,
      .selectIfOne, .exitIfNone, .allowNew, .index, .printQuery:
      [.choose]
    case .printZero: [.choose, .ask]
    case .default: [.choose, .confirm, .ask]
    case .match, .validate, .suggestions, .secret, .secretEcho: [.ask]
    case .print, .priority: [.say]
    case .timeout, .noInput: [.choose, .confirm, .ask]
    case .window: [.choose, .demo]
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
    case .select, .list, .lang, .speech, .rate, .pitch, .volume, .voice, .module, .punctuation, .capitals, .echo:
      rawValue
    default: nil
    }
  }

  package var summary: Phrase {
    switch self {
    case .title: .optionTitle
    case .prompt: .optionPrompt
    case .default: .optionDefault
    case .multiple: .optionMultiple
    case .selected: .optionSelected
    case .filter: .optionFilter
    case .list: .optionList
    case .select: .optionSelect
    case .readZero: .optionReadZero
    case .jsonLines: .optionJsonLines
    case .labelDelimiter: .optionLabelDelimiter
    case .headerLines: .optionHeaderLines
    case .selectIfOne: .optionSelectIfOne
    case .exitIfNone: .optionExitIfNone
    case .allowNew: .optionAllowNew
    case .index: .optionIndex
    case .printQuery: .optionPrintQuery
    case .printZero: .optionPrintZero
    case .match: .optionMatch
    case .validate: .optionValidate
    case .suggestions: .optionSuggestions
    case .secret: .optionSecret
    case .secretEcho: .optionSecretEcho
    case .print: .optionPrint
    case .priority: .optionPriority
    case .timeout: .optionTimeout
    case .noInput: .optionNoInput
    case .window: .optionWindow
    case .lang: .optionLang
    case .speech: .optionSpeech
    case .transcript: .optionTranscript
    case .rate: .optionRate
    case .pitch: .optionPitch
    case .volume: .optionVolume
    case .voice: .optionVoice
    case .module: .optionModule
    case .punctuation: .optionPunctuation
    case .capitals: .optionCapitals
    case .echo: .optionEcho
    case .help: .optionHelp
    case .version: .optionVersion
    }
  }
}
