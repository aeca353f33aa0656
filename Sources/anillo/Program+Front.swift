internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech
internal import SpeechDispatcher

extension Program {
  /// The linear front on this terminal, or nil after telling why there is none.
  func makeFront(_ localizer: Localizer, forScript: Bool) -> LinearFront? {
    guard let terminal = try? Terminal() else {
      complain(.terminalMissing)
      return nil
    }
    let plan = SpeechPlan(self)
    let voice = plan.voice(forScript: forScript)
    var outputs: [any SpeechOutput] = voice.map { [$0] } ?? []
    var transcript: TranscriptSpeech?
    if let path = value(.transcript) {
      do throws(Errno) {
        transcript = try TranscriptSpeech(path: path)
      } catch {
        complain(.faultFile(file: harmless(path), what: self.localizer(.fileNotWritable(reason: error.message)).text))
        return nil
      }
    }
    if let transcript { outputs.append(transcript) }
    guard
      let front = try? LinearFront(
        terminal: terminal, localizer: localizer, speech: SpeechTee(outputs), reporting: voice, settings: plan.settings)
    else {
      complain(.terminalMissing)
      return nil
    }
    front.transcript = transcript
    front.startSpeech = { DispatcherSpeech(DispatcherOptions(settings: plan.settings)) }
    return front
  }

  /// How a number chooses.
  var selection: MenuConversation.Selection { value(.select).flatMap(MenuConversation.Selection.init) ?? .key }
}
