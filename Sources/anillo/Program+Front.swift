internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech
internal import SpeechDispatcher

extension Program {
  /// Whether anything can be asked here; told where it cannot, before anything else is waited for.
  var canAsk: Bool {
    if has(.noInput) {
      complain(.inputForbidden)
      return false
    }
    if Terminal.isThere { return true }
    complain(.terminalMissing)
    return false
  }

  /// The linear front on this terminal, or nil after telling why there is none.
  func makeFront(_ localizer: Localizer, forScript: Bool) -> LinearFront? {
    guard canAsk else { return nil }
    guard let terminal = try? Terminal() else {
      complain(.terminalMissing)
      return nil
    }
    guard let speech = makeSpeech(forScript: forScript) else { return nil }
    let settings = speech.plan.settings
    guard
      let front = try? LinearFront(
        terminal: terminal, localizer: localizer, speech: speech.output, reporting: speech.voice, settings: settings)
    else {
      complain(.terminalMissing)
      return nil
    }
    front.transcript = speech.transcript
    front.timeout = timeout
    front.startSpeech = { DispatcherSpeech(DispatcherOptions(settings: settings)) }
    return front
  }

  /// How a number chooses.
  var selection: MenuConversation.Selection { value(.select).flatMap(MenuConversation.Selection.init) ?? .key }
}
