internal import Locales
public import StringCatalog

/// What can be asked for by a key or by a word, in a menu and beside it. Settings are called as options and the
/// configuration file call them.
public enum SessionWord: String, Sendable, Hashable, CaseIterable {
  case repeatItem, whereAmI, describe, spell, list, silence, help, back, quit, output
  case language = "lang"
  case rate, pitch, volume, voice, module, punctuation, capitals, echo, speech

  /// Whether something may stand behind it, as in `lang es`.
  var takesArgument: Bool { Self.settings.contains(self) }

  static let settings: Set<SessionWord> = [
    .language, .rate, .pitch, .volume, .voice, .module, .punctuation, .capitals, .echo, .speech,
  ]

  /// The words for it, apart by spaces.
  var phrase: Phrase {
    switch self {
    case .repeatItem: .wordRepeat
    case .whereAmI: .wordWhere
    case .describe: .wordDescribe
    case .spell: .wordSpell
    case .list: .wordList
    case .silence: .wordSilence
    case .help: .wordHelp
    case .back: .wordBack
    case .quit: .wordQuit
    case .output: .wordOutput
    case .language: .wordLanguage
    case .rate: .wordRate
    case .pitch: .wordPitch
    case .volume: .wordVolume
    case .voice: .wordVoice
    case .module: .wordModule
    case .punctuation: .wordPunctuation
    case .capitals: .wordCapitals
    case .echo: .wordEcho
    case .speech: .wordSpeech
    }
  }

  /// The word in the session's language that help and messages name.
  public func name(in language: LanguageTag) -> String {
    phrase.firstWord(in: language) ?? rawValue
  }

  /// The word that a text means in any language of the catalogue; case and accents do not count.
  public init?(_ text: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.phrase.hasWord(text) }) else { return nil }
    self = found
  }
}
