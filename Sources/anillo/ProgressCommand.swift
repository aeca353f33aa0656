internal import Application
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech

/// A work's percent lines as words: a line each on the terminal, or on standard error where there is none.
@MainActor
struct ProgressCommand {
  let program: Program

  func run() -> ExitStatus {
    guard let speech = program.makeSpeech(forScript: true), var input = try? LineInput() else { return .wrong }
    let voice = ScriptVoice(program, speech)
    let screen = (try? FileDescriptor.open("/dev/tty", .readWrite)) ?? .standardError
    var report = ProgressReport(title: program.value(.title), localizer: program.localizer)
    while true {
      switch input.next() {
      case .line(let line):
        if let announcement = report.take(String(decoding: line, as: UTF8.self)) { tell(announcement, screen, voice) }
      case .end:
        tell(report.finish(), screen, voice)
        _ = voice.finish()
        return .done
      case .interrupted:
        voice.cut()
        _ = voice.finish()
        return .cancelled
      case .failed(let error):
        _ = voice.finish()
        program.complain(.misuseInputUnreadable(reason: error.message))
        return .wrong
      }
    }
  }

  /// That nobody can read it is no reason to stop: the work goes on all the same.
  private func tell(_ announcement: Announcement, _ screen: FileDescriptor, _ voice: ScriptVoice) {
    try? screen.write(announcement.lines.map { $0.printed + "\n" }.joined().utf8)
    voice.say(announcement.utterance)
  }
}
