internal import ActionMenu
public import Dialogue
internal import LineSearch
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
    // Who wants to silence a voice may well say so; no voice has such a name.
    case .voice where isOn(argument) != nil: return change(.speech, to: argument)
    default: changed = changeVoice(word, argument)
    }
    if let changed {
      tell(Announcement(localizer(changed), priority: .message))
      settingsChanged(word, kept(word, argument))
      if case .speechTurnedOff = changed { turnSpeechOff() }
    }
  }

  /// Changes a numeric setting by a step, within its range.
  public func change(_ word: SessionWord, by step: Int) {
    let now =
      switch word {
      case .rate: settings.rate ?? 0
      case .pitch: settings.pitch ?? 0
      case .volume: settings.volume ?? 0
      default: 0
      }
    change(word, to: String(max(-100, min(100, now + step))))
  }

  /// What holds now as files and options write it, which is not always as it was typed: `palabras` is `words`.
  private func kept(_ word: SessionWord, _ argument: String) -> String {
    switch word {
    case .language: argument
    case .speech: isOn(argument) == true ? "on" : "off"
    default: SpeechSettings.Name(rawValue: word.rawValue).flatMap { settings[$0] } ?? ""
    }
  }

  private func refuse(_ phrase: Phrase) -> Phrase? {
    tell(Announcement(localizer(phrase), priority: .important))
    return nil
  }

  /// Prompts, titles and voice follow from the next line on.
  private func changeLanguage(_ argument: String) -> Phrase? {
    let names = Phrase.languages.map(\.description).joined(separator: ", ")
    if argument.isEmpty {
      return refuse(.settingOneOf(name: SessionWord.language.name(in: localizer.language), values: names))
    }
    guard let wanted = LanguageTag(argument), let found = wanted.bestMatch(among: Phrase.languages) else {
      return refuse(.languageUnknown(name: harmless(argument), languages: names))
    }
    localizer.language = wanted.description == "en" ? .americanEnglish : wanted
    for index in frames.indices { frames[index].conversation.localize(localizer) }
    return found.language == LanguageTag.spanish.language ? .languageSpanish : .languageEnglish
  }

  private func changeSpeech(_ argument: String) -> Phrase? {
    switch isOn(argument) {
    case true:
      guard let made = startSpeech?() else {
        return refuse(.speechUnavailable(reason: localizer(.speechNoDaemon).text))
      }
      speech.finish(within: .zero)
      (speech, reporting) = (SpeechTee([made] + (transcript.map { [$0] } ?? [])), made)
      made.apply(settings)
      // Who has just asked for a voice is told once more that there is none.
      hasToldOutage = false
      return .speechTurnedOn
    case false: return .speechTurnedOff
    case nil: return refuse(.settingOnOff)
    }
  }

  /// Whether a value turns something on or off, as files write it or in the session's language; nil for any other.
  private func isOn(_ argument: String) -> Bool? {
    let typed = TextFolding.folded(argument)
    if ["on", TextFolding.folded(localizer(.valueOn).text)].contains(typed) { return true }
    return ["off", TextFolding.folded(localizer(.valueOff).text)].contains(typed) ? false : nil
  }

  /// That it is off is the last that is heard of it.
  private func turnSpeechOff() {
    speech.finish(within: .milliseconds(200))
    (speech, reporting) = (transcript ?? SilentSpeech(), nil)
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
    return .settingChanged(name: word.name(in: localizer.language), value: told(word, argument))
  }

  /// A value in the session's language.
  private func told(_ word: SessionWord, _ argument: String) -> String {
    switch word {
    case .echo: localizer(settings.keyEcho.phrase).text
    case .capitals: settings.capitals.map { localizer($0.phrase).text } ?? ""
    case .punctuation: settings.punctuation.map { localizer($0.phrase).text } ?? ""
    default: argument.isEmpty ? localizer(.valueUsual).text : harmless(argument)
    }
  }
}
