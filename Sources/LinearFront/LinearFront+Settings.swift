internal import Dialogue
internal import Locales
internal import Speech
internal import StringCatalog

extension LinearFront {
  /// Changes a setting by its word, at once, and tells what holds now.
  public func change(_ word: SessionWord, to argument: String) {
    let changed: Phrase?
    switch word {
    case .language: changed = changeLanguage(argument)
    case .speech: changed = changeSpeech(argument)
    default: changed = changeVoice(word, argument)
    }
    if let changed {
      settingsChanged(word, argument)
      tell(Announcement(localizer(changed), priority: .message))
    }
  }

  private func refuse(_ phrase: Phrase) -> Phrase? {
    tell(Announcement(localizer(phrase), priority: .important))
    return nil
  }

  /// Prompts, titles and voice follow from the next line on.
  private func changeLanguage(_ argument: String) -> Phrase? {
    let names = Phrase.languages.map(\.description).joined(separator: ", ")
    guard let wanted = LanguageTag(argument), let found = wanted.bestMatch(among: Phrase.languages) else {
      return refuse(.languageUnknown(name: harmless(argument), languages: names))
    }
    localizer.language = wanted.description == "en" ? .americanEnglish : wanted
    for index in frames.indices { frames[index].conversation.localize(localizer) }
    return found.language == LanguageTag.spanish.language ? .languageSpanish : .languageEnglish
  }

  private func changeSpeech(_ argument: String) -> Phrase? {
    switch argument.lowercased() {
    case "on", localizer(.valueOn).text:
      guard let made = startSpeech?() else { return refuse(.speechUnavailable(reason: localizer(.speechNoDaemon).text)) }
      speech.finish(within: .zero)
      (speech, reporting) = (made, made)
      speech.apply(settings)
      return .speechTurnedOn
    case "off", localizer(.valueOff).text:
      speech.cut()
      speech.finish(within: .zero)
      (speech, reporting) = (SilentSpeech(), nil)
      return .speechTurnedOff
    default: return refuse(.settingOnOff)
    }
  }

  private func changeVoice(_ word: SessionWord, _ argument: String) -> Phrase? {
    var changed = settings
    switch changed.set(word, to: argument, localizer) {
    case .range: return refuse(.settingRange(name: word.name(in: localizer.language)))
    case .oneOf(let values): return refuse(.settingOneOf(name: word.name(in: localizer.language), values: values))
    case nil: break
    }
    settings = changed
    speech.apply(settings)
    return .settingChanged(name: word.name(in: localizer.language), value: harmless(argument))
  }
}

extension SpeechSettings {
  /// Why a value does not fit.
  enum Misfit {
    case range
    case oneOf(String)
  }

  /// Sets what a word stands for; an empty value goes back to the daemon's own.
  mutating func set(_ word: SessionWord, to value: String, _ localizer: Localizer) -> Misfit? {
    switch word {
    case .rate: return set(\.rate, to: value)
    case .pitch: return set(\.pitch, to: value)
    case .volume: return set(\.volume, to: value)
    case .voice: voice = value.isEmpty ? nil : value
    case .module: module = value.isEmpty ? nil : value
    case .punctuation:
      let names = Punctuation.allCases.map { ($0, localizer($0.phrase).text) }
      guard let found = names.first(where: { $0.1 == value || $0.0.rawValue == value }) else {
        return .oneOf(names.map(\.1).joined(separator: ", "))
      }
      punctuation = found.0
    case .echo:
      let names = KeyEcho.allCases.map { ($0, localizer($0.phrase).text) }
      guard let found = names.first(where: { $0.1 == value || $0.0.rawValue == value }) else {
        return .oneOf(names.map(\.1).joined(separator: ", "))
      }
      keyEcho = found.0
    default: break
    }
    return nil
  }

  private mutating func set(_ number: WritableKeyPath<SpeechSettings, Int?>, to value: String) -> Misfit? {
    guard let parsed = Int(value), (-100...100).contains(parsed) else { return .range }
    self[keyPath: number] = parsed
    return nil
  }
}
