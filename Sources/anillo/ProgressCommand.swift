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
    guard let speech = program.makeSpeech(forScript: true) else { return .wrong }
    let voice = ScriptVoice(program, speech)
    let screen = (try? FileDescriptor.open("/dev/tty", .readWrite)) ?? .standardError
    var report = ProgressReport(title: program.value(.title), localizer: program.localizer)
    let end = voice.takeLines { line in
      if let announcement = report.take(line) { tell(announcement, screen, voice) }
    }
    if let end { return end }
    tell(report.finish(), screen, voice)
    _ = voice.finish()
    return .done
  }

  /// That nobody can read it is no reason to stop: the work goes on all the same.
  private func tell(_ announcement: Announcement, _ screen: FileDescriptor, _ voice: ScriptVoice) {
    try? screen.write(announcement.lines.map { $0.printed + "\n" }.joined().utf8)
    voice.say(announcement.utterance)
  }
}
