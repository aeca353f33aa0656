#if Window
public import Dialogue
internal import Locales
internal import Posix
internal import Speech

extension WindowFront {
  /// Says something, and shows it unless the picture does: lists and items have the priority of texts.
  public func tell(_ announcement: Announcement) {
    if announcement.lines.isEmpty { return }
    if announcement.priority != .text || showsTexts { frame.say(announcement) }
    // The daemon says an important message first, and then what of ours waits in its queue.
    if announcement.priority == .important { isCutDue = true }
    say(announcement.utterance)
  }

  func tell(_ phrase: Phrase, priority: SpeechPriority = .message) {
    tell(Announcement(localizer(phrase), priority: priority))
  }

  func say(_ utterance: Utterance) {
    if isCutDue { speech.sayInstead(utterance) } else { speech.say(utterance) }
    isCutDue = false
    watchReports()
  }

  func cutIfDue() {
    if isCutDue { speech.cut() }
    isCutDue = false
  }

  /// A sound in place of a motor. As a message it is not cut by the item that it announces, which waits for its end.
  func cue(_ icon: SoundIcon) { say(Utterance(icon, priority: .message)) }

  /// What the output has to tell about itself, once.
  func tellReports() {
    for case .unavailable(let reason) in reporting?.takeReports() ?? [] where !hasToldOutage {
      hasToldOutage = true
      tell(.speechUnavailable(reason: localizer(reason.phrase).text), priority: .important)
    }
  }
}
#endif
