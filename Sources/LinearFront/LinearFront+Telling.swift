public import Dialogue
internal import Locales
internal import Posix
internal import Speech

extension LinearFront {
  /// Prints whole lines above the prompt and says them.
  public func tell(_ announcement: Announcement) {
    Readline.leaveLine()
    Readline.write(announcement.lines.map { $0.printed + "\n" }.joined())
    line.unsaid = []
    if announcement.lines.isEmpty { return }
    speech.say(announcement.utterance)
    line.isAnswered = true
  }

  /// Prints a result as a line of its own and says it.
  public func tell(_ result: String) {
    tell(Announcement(localizer.text(result), priority: .message))
  }

  /// Says what is not printed.
  func say(_ utterance: Utterance) {
    speech.say(utterance)
    line.isAnswered = true
  }

  /// Puts an item into the line. It is drawn and said when no further key waits, so that a held arrow says one item.
  func show(_ item: Announcement.Line) {
    Readline.setLine(item.printed, whole: true)
    line.unsaid = item.spans
    noteLine(isSelected: true)
  }

  func setLine(_ text: String) {
    Readline.setLine(text, whole: false)
    noteLine(isSelected: false)
  }

  private func noteLine(isSelected: Bool) {
    line.isSelected = isSelected
    line.known = Readline.editedLine
  }

  /// Leaves the line as the listener knows it; what stands in it is said first.
  func leaveLine() {
    if Readline.isLineLeft { return }
    settle()
    Readline.leaveLine()
  }

  /// Brings the screen and the ear up to date with the line.
  func settle() {
    Readline.draw()
    if !line.unsaid.isEmpty {
      speech.say(Utterance(priority: .text, spans: line.unsaid))
      line.unsaid = []
      line.isAnswered = true
    }
    echo()
  }

  /// Says what the last key did, told from the line itself, whichever editing key it was. For one that changed nothing
  /// that is the place of the cursor, since a silent key leaves a listener in doubt.
  private func echo() {
    let edited = Readline.editedLine
    if edited != line.known {
      line.isSelected = false
      line.known.echo(of: edited, setting: settings.keyEcho, language: localizer.language).map(speech.say)
    } else if !line.isAnswered {
      edited.place(setting: settings.keyEcho, language: localizer.language).map(speech.say)
    }
    line.known = edited
    line.isAnswered = true
  }

  /// What the output has to tell about itself stands above the prompt; what is typed stays.
  /// - Returns: Whether there was anything to tell.
  func tellReports() -> Bool {
    var hasTold = false
    for case .unavailable(let reason) in reporting?.takeReports() ?? [] where !hasToldOutage {
      tell(Announcement(localizer(.speechUnavailable(reason: localizer(reason.phrase).text)), priority: .important))
      (hasTold, hasToldOutage) = (true, true)
    }
    return hasTold
  }
}
