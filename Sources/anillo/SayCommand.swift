internal import Application
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech
internal import StringCatalog

/// Words that are said: the operands as one utterance, else each line of standard input as it comes.
@MainActor
struct SayCommand {
  let program: Program

  func run() -> ExitStatus {
    if program.invocation.operands.isEmpty, FileDescriptor.standardInput.isTerminal {
      program.complain(Invocation.Misuse.operandMissing(.say).phrase(program.localizer))
      return .wrong
    }
    guard let speech = program.makeSpeech(for: language, isWritten: isWritten) else { return .wrong }
    let voice = ScriptVoice(program, speech)
    let words = program.invocation.operands
    if !words.isEmpty {
      say(words.joined(separator: " "), voice)
    } else if let end = voice.takeLines({ say($0, voice) }) {
      return end
    }
    // What can be read is told, also where nothing can be said.
    return voice.finish() || isWritten ? .done : .wrong
  }

  private var isWritten: Bool { program.has(.print) }

  /// The voice that was asked for speaks also a language that the product has no words in.
  private var language: LanguageTag {
    guard let tag = program.value(.lang).flatMap({ LanguageTag($0) }), tag != .english else {
      return program.language.spoken
    }
    return tag
  }

  private var priority: SpeechPriority { program.value(.priority).flatMap(SpeechPriority.init) ?? .message }

  private func say(_ text: String, _ voice: ScriptVoice) {
    let text = harmless(text, limit: .max)
    if isWritten { program.print(text) }
    voice.say(Utterance(text, in: language, priority: priority))
  }
}
