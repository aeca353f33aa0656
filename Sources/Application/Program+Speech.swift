internal import Dialogue
internal import Locales
internal import Posix
package import Speech
package import SpeechDispatcher
package import StringCatalog

/// Where a program's utterances go, as its options want it.
package struct ProgramSpeech {
  package let plan: SpeechPlan
  /// Nil where it is silent.
  package let voice: DispatcherSpeech?
  /// Nil where none was asked for.
  package let transcript: TranscriptSpeech?

  package var output: SpeechTee {
    SpeechTee((voice.map { [$0] } ?? []) + (transcript.map { [$0] } ?? []) as [any SpeechOutput])
  }
}

extension Program {
  /// - Parameter isScript: whether a script asks, for which nothing speaks by itself.
  /// - Returns: Nil after telling why there can be no transcript.
  package func makeSpeech(forScript isScript: Bool) -> ProgramSpeech? {
    let plan = SpeechPlan(self)
    return makeSpeech(plan, plan.voice(forScript: isScript))
  }

  /// For a command that is there to speak.
  /// - Parameter language: what it speaks.
  /// - Returns: Nil after telling why there can be no transcript.
  package func makeSpeech(for language: LanguageTag) -> ProgramSpeech? {
    let plan = SpeechPlan(self)
    return makeSpeech(plan, plan.voice(for: language))
  }

  private func makeSpeech(_ plan: SpeechPlan, _ voice: DispatcherSpeech?) -> ProgramSpeech? {
    guard let path = value(.transcript) else { return ProgramSpeech(plan: plan, voice: voice, transcript: nil) }
    do throws(Errno) {
      return ProgramSpeech(plan: plan, voice: voice, transcript: try TranscriptSpeech(path: path))
    } catch {
      complain(.faultFile(file: harmless(path), what: localizer(.fileNotWritable(reason: error.message)).text))
      return nil
    }
  }
}
