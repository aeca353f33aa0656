internal import Application
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech
internal import SpeechDispatcher

/// The voice of a command that asks nothing: its words are handed over one after the other, and none of them is lost.
@MainActor
final class ScriptVoice {
  /// How long the daemon may take for the last words, its start included.
  private static let limit = Duration.seconds(10)

  let program: Program
  private let speech: ProgramSpeech
  private let output: SpeechTee
  /// What is known of the voice; nil as long as nothing is.
  private var state: SpeechReport?
  private var hasSaid = false
  private var hasToldOutage = false

  init(_ program: Program, _ speech: ProgramSpeech) {
    (self.program, self.speech) = (program, speech)
    output = speech.output
  }

  func say(_ utterance: Utterance) {
    hasSaid = true
    output.say(utterance)
    // What comes faster than it is taken would push out what came first.
    speech.voice?.waitUntilTaken(within: Self.limit)
    heed()
  }

  func cut() { output.cut() }

  /// Waits for the last words' hand-over.
  /// - Returns: Whether they are said, or were not to be.
  func finish() -> Bool {
    output.finish(within: Self.limit)
    heed()
    guard hasSaid, speech.voice != nil else { return true }
    if state == nil { tell(.hung) }
    if case .speaking = state { return true }
    return false
  }

  /// That nothing is heard is told once.
  private func heed() {
    for report in speech.voice?.takeReports() ?? [] {
      state = report
      if case .unavailable(let reason) = report { tell(reason) }
    }
  }

  private func tell(_ reason: SpeechReport.Reason) {
    if hasToldOutage { return }
    hasToldOutage = true
    program.complain(.speechMissing(reason: program.localizer(reason.phrase).text))
  }
}
