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

/// The transcript that a program writes, kept until its end.
@MainActor
final class Transcripts {
  var opened: TranscriptSpeech?
}

extension Program {
  /// - Parameter isScript: whether a script asks, for which nothing speaks by itself.
  /// - Returns: Nil after telling why there can be no transcript.
  package func makeSpeech(forScript isScript: Bool) -> ProgramSpeech? {
    let plan = SpeechPlan(self)
    return makeSpeech(plan, plan.voice(forScript: isScript))
  }

  /// For a command that is there to speak.
  /// - Parameters:
  ///   - language: what it speaks.
  ///   - isWritten: whether its words are written as well.
  /// - Returns: Nil after telling why there can be no transcript.
  package func makeSpeech(for language: LanguageTag, isWritten: Bool) -> ProgramSpeech? {
    let plan = SpeechPlan(self)
    return makeSpeech(plan, plan.voice(for: language, isWritten: isWritten))
  }

  private func makeSpeech(_ plan: SpeechPlan, _ voice: DispatcherSpeech?) -> ProgramSpeech? {
    guard let path = value(.transcript) else { return ProgramSpeech(plan: plan, voice: voice, transcript: nil) }
    do throws(Errno) {
      transcripts.opened = try TranscriptSpeech(path: path)
    } catch {
      complain(notWritable: path, error)
      return nil
    }
    return ProgramSpeech(plan: plan, voice: voice, transcript: transcripts.opened)
  }

  /// That a transcript ends too early is told when the terminal is free again.
  func tellLossOfTranscript() {
    guard let failure = transcripts.opened?.failure, let path = value(.transcript) else { return }
    complain(notWritable: path, failure)
  }
}
