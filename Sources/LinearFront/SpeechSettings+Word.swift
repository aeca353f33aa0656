internal import Dialogue
internal import Locales
internal import Speech

extension SpeechSettings {
  /// Why a value does not fit.
  enum Misfit {
    case range
    case oneOf(String)
  }

  /// Sets what a word stands for; an empty value goes back to the daemon's own.
  mutating func set(_ word: SessionWord, to value: String, _ localizer: Localizer) -> Misfit? {
    switch word {
    case .rate: return set(\SpeechSettings.rate, to: value)
    case .pitch: return set(\SpeechSettings.pitch, to: value)
    case .volume: return set(\SpeechSettings.volume, to: value)
    case .voice:
      voice = value.isEmpty ? nil : harmless(value)
      // A voice speaks one language: that of the moment when it is chosen.
      voiceLanguage = voice == nil ? nil : localizer.language
    case .module: module = value.isEmpty ? nil : harmless(value)
    case .punctuation:
      guard let found = Self.value(Punctuation.self, named: value, localizer) else {
        return .oneOf(Self.names(Punctuation.self, localizer))
      }
      punctuation = found
    case .capitals:
      guard let found = Self.value(Capitals.self, named: value, localizer) else {
        return .oneOf(Self.names(Capitals.self, localizer))
      }
      capitals = found
    case .echo:
      guard let found = Self.value(KeyEcho.self, named: value, localizer) else {
        return .oneOf(Self.names(KeyEcho.self, localizer))
      }
      keyEcho = found
    default: break
    }
    return nil
  }

  private mutating func set(_ number: WritableKeyPath<SpeechSettings, Int?>, to value: String) -> Misfit? {
    guard let parsed = Int(value), (-100...100).contains(parsed) else { return .range }
    self[keyPath: number] = parsed
    return nil
  }

  /// A value by its name in the session's language, or by the one that files and options use.
  private static func value<Value: NamedSetting>(
    _ type: Value.Type, named name: String, _ localizer: Localizer
  ) -> Value? {
    Value.allCases.first { $0.rawValue == name || localizer($0.phrase).text == name }
  }

  private static func names<Value: NamedSetting>(_ type: Value.Type, _ localizer: Localizer) -> String {
    Value.allCases.map { localizer($0.phrase).text }.joined(separator: ", ")
  }
}

/// A setting with few values, each with a word that can be typed.
protocol NamedSetting: RawRepresentable<String>, CaseIterable {
  var phrase: Phrase { get }
}

extension SpeechSettings.Punctuation: NamedSetting {
  var phrase: Phrase {
    switch self {
    case .none: .valueNone
    case .some: .valueSome
    case .most: .valueMost
    case .all: .valueAll
    }
  }
}

extension SpeechSettings.Capitals: NamedSetting {
  var phrase: Phrase {
    switch self {
    case .none: .valueNone
    case .spell: .valueSpell
    case .icon: .valueIcon
    }
  }
}

extension SpeechSettings.KeyEcho: NamedSetting {
  var phrase: Phrase {
    switch self {
    case .none: .valueNone
    case .characters: .valueCharacters
    case .words: .valueWords
    }
  }
}
