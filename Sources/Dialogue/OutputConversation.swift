internal import ActionMenu
internal import Locales
internal import Speech

/// What a command printed, walked line by line with the arrows of a menu.
public struct OutputConversation: Conversation {
  private let lines: [String]
  private var localizer: Localizer
  private var current: Int?

  /// - Parameters:
  ///   - lines: as the command printed them; empty ones are left out.
  ///   - localizer: the words of the session.
  public init(lines: [String], localizer: Localizer) {
    self.lines = lines.map(harmless).filter { !$0.trimmed.isEmpty }
    self.localizer = localizer
  }

  public mutating func handle(_ event: LineEvent) -> [Reaction] {
    switch event {
    case .began: begin()
    case .resumed: [tellPlace()]
    case .typed, .completion, .checked: []
    case .moved(let motion): move(motion)
    case .submitted(let line): submitted(line)
    case .escaped(let line): line.isEmpty ? leave() : [.cut, .setLine("")]
    case .interrupted: [.cut, .setLine("")]
    case .inputEnded: [.cut, .finish(.left)]
    case .asked(let word, _): answer(word)
    }
  }

  public mutating func localize(_ localizer: Localizer) { self.localizer = localizer }

  private func begin() -> [Reaction] {
    if lines.isEmpty { return [tell(.outputNone), .finish(.left)] }
    return [tell(.outputOpened(count: lines.count)), .setLine("")]
  }

  private mutating func move(_ motion: Motion) -> [Reaction] {
    let target = motion.target(from: current, count: lines.count)
    // A line of output is content alone: its end is told only by an arrow that leads no further.
    let stays = target == current
    current = target
    return [stays ? tell(motion.isForward ? .outputLast : .outputFirst) : show(target)]
  }

  private func show(_ index: Int) -> Reaction {
    .show(Announcement.Line(Utterance.Span(lines[index], localizer.language)))
  }

  private mutating func submitted(_ line: String) -> [Reaction] {
    let text = line.trimmed
    if let index = text.listIndex(count: lines.count) {
      current = index
      return [show(index)]
    }
    if Int(text) != nil {
      return [tell(.outputOutOfRange(number: text, last: lines.count), .important), .keepLine(text)]
    }
    // There are no items here, so that only the words of the session are left to be meant.
    var nothing = ItemMatcher(titles: [])
    switch LineMeaning(text, count: 0, matcher: &nothing) {
    case .word(let word, let argument): return [.setLine("")] + answer(word, argument)
    case .noMatch(let text): return [tell(.matchNone(text: harmless(text)), .important), .keepLine(text)]
    case .nothing, .item, .several, .outOfRange: return [tellPlace(), .setLine("")]
    }
  }

  private mutating func answer(_ word: SessionWord, _ argument: String = "") -> [Reaction] {
    switch word {
    case .back: leave()
    case .quit: [.cut, .setLine(""), .finish(.quit)]
    case .silence: [.cut]
    case .repeatItem: [current.map(show) ?? tellPlace()]
    case .list: [.tell(Announcement(lines.map { .init(Utterance.Span($0, localizer.language)) }, priority: .message))]
    case .help: [tell(.outputHelp(backWord: SessionWord.back.name(in: localizer.language)))]
    case .whereAmI, .describe, .spell, .output: [tellPlace()]
    case .language, .rate, .pitch, .volume, .voice, .module, .punctuation, .echo, .speech:
      [.set(word, to: argument)]
    }
  }

  private func tellPlace() -> Reaction {
    guard let current else { return tell(.outputOpened(count: lines.count)) }
    return tell(.outputPlace(line: current + 1, count: lines.count))
  }

  private func leave() -> [Reaction] { [.cut, .setLine(""), .finish(.left)] }

  private func tell(_ phrase: Phrase, _ priority: SpeechPriority = .text) -> Reaction {
    .tell(Announcement(localizer(phrase), priority: priority))
  }
}
