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
    // The daemon says an important message first, and then what of ours waits in its queue: the item would come last.
    if announcement.priority == .important { isCutDue = true }
    say(announcement.utterance)
  }

  /// Says something, in place of what the last key has silenced.
  func say(_ utterance: Utterance) {
    if isCutDue { speech.sayInstead(utterance) } else { speech.say(utterance) }
    isCutDue = false
    secret.isVoiceCut = false
    line.isAnswered = true
  }

  /// Silences what the last key was to silence, where the key itself brings nothing to be said.
  func cutIfDue() {
    if isCutDue, !isCutNeedless { speech.cut() }
    isCutDue = false
  }

  /// Prints a result as a line of its own and says it.
  public func tell(_ result: String) {
    tell(Announcement(localizer.text(result), priority: .message))
  }

  /// Puts an item into the line. It is drawn and said when no further key waits, so that a held arrow says one item.
  func show(_ item: Announcement.Line) {
    Readline.setLine(item.printed, whole: true)
    line.unsaid = item.spans
    noteLine(isSelected: true)
  }

  func setLine(_ text: String) {
    if secrecy != .open { secret = SecretLine(text) }
    Readline.setLine(secrecy == .open ? text : "", whole: false)
    noteLine(isSelected: false)
  }

  private func noteLine(isSelected: Bool) {
    line.isSelected = isSelected
    line.isKept = false
    line.known = Readline.editedLine
  }

  /// Prints a result that was asked for on this terminal, once the conversation has ended.
  public func print(_ result: String) { Readline.write(result + "\n") }

  /// Leaves the line as the listener knows it; what stands in it is said first.
  /// - Parameter isResultDue: whether the conversation has ended with something that is printed next.
  func leaveLine(forResult isResultDue: Bool = false) {
    if isResultDue, Readline.leaveDrawnLine() { return cutIfDue() }
    if !Readline.isLineLeft {
      settle()
      Readline.leaveLine()
    }
    Readline.flush()
  }

  /// Brings the ear and the screen up to date.
  func settle() {
    takeStraySecret()
    Readline.dropControls()
    tellReports()
    if !line.unsaid.isEmpty {
      say(Utterance(priority: .text, spans: line.unsaid))
      line.unsaid = []
    }
    echo()
    cutIfDue()
    Readline.draw()
  }

  /// Says what the last key did, told from the line itself, whichever editing key it was. For one that changed nothing
  /// that is the place of the cursor, since a silent key leaves a listener in doubt.
  private func echo() {
    if secrecy != .open { return echoSecret() }
    let edited = Readline.editedLine
    let key: EditedLine.Key = line.isTyped ? .typing : Readline.wasMovedByWord ? .word : .other
    var echo: Utterance?
    if edited != line.known {
      (line.isSelected, line.isKept) = (false, false)
      echo = line.known.echo(of: edited, by: key, setting: settings.keyEcho, language: localizer.language)
    } else if !line.isAnswered, line.report == nil {
      echo = edited.place(by: key, setting: settings.keyEcho, language: localizer.language)
    }
    // Said one after the other, the report would cut the key's echo, which is of a lower priority.
    let report = line.report.map { report in
      Utterance(echo?.kind ?? report.kind, priority: report.priority, spans: (echo?.spans ?? []) + report.spans)
    }
    (report ?? echo).map(say)
    line.report = nil
    line.known = edited
    (line.isAnswered, line.isTyped) = (true, false)
  }

  /// What the output has to tell about itself stands above the prompt; what is typed stays.
  private func tellReports() {
    for report in reporting?.takeReports() ?? [] {
      switch report {
      case .speaking: hasSpoken = true
      case .unavailable(let reason): if !hasToldOutage { tellOutage(reason) }
      case .silenced: break
      }
    }
  }

  private func tellOutage(_ reason: SpeechReport.Reason) {
    tell(Announcement(localizer(.speechUnavailable(reason: localizer(reason.phrase).text)), priority: .important))
    hasToldOutage = true
  }
}
