internal import Locales
internal import Speech

extension OutputConversation {
  /// What a typed line means: a number is a line, a word of the session that word, and any other text is searched for.
  mutating func submitted(_ line: String) -> [Reaction] {
    let typed = line.trimmed
    if typed.hasPrefix("/") { return search(for: typed) }
    if let index = typed.listIndex(count: text.count) { return [show(index)] }
    if Int(typed) != nil {
      return [tell(.outputOutOfRange(number: typed, last: text.count), .important), .keepLine(typed)]
    }
    switch LineMeaning(withoutItems: typed) {
    case .word(let word, let argument): return [.setLine("")] + answer(word, argument)
    case .noMatch: return search(for: typed)
    case .nothing, .item, .several, .outOfRange: return [tellPlace(), .setLine("")]
    }
  }

  mutating func answer(_ word: SessionWord, _ argument: String = "") -> [Reaction] {
    switch word {
    case .back: leave()
    case .quit: [.cut, .setLine(""), .finish(.quit)]
    case .silence: [.cut]
    case .repeatItem: [current.map { show($0) } ?? tellPlace()]
    case .list: [readOn()]
    case .help: [tellHelp()]
    case .spell: [current.map { .tell(Announcement(spelling: span(at: $0))) } ?? tellPlace()]
    case .whereAmI, .describe, .output: [tellPlace()]
    case .language, .rate, .pitch, .volume, .voice, .module, .punctuation, .capitals, .echo, .speech:
      [.set(word, to: argument)]
    }
  }

  /// All of a short text; of a longer one the lines that follow.
  private mutating func readOn() -> Reaction {
    if text.count <= longestListTold { return tellLines(0..<text.count) }
    let start = current.map { $0 + 1 } ?? 0
    if start >= text.count { return tell(text.isComplete ? .outputLast : .outputLastSoFar) }
    let end = min(start + longestListTold, text.count)
    current = end - 1
    return tellLines(start..<end)
  }

  private func tellLines(_ range: Range<Int>) -> Reaction {
    .tell(Announcement(range.map { Announcement.Line(span(at: $0)) }, priority: .message))
  }

  private func tellHelp() -> Reaction {
    let (back, list) = (SessionWord.back.name(in: localizer.language), SessionWord.list.name(in: localizer.language))
    let lines: [Phrase] = [.outputHelpMove, .outputHelpSearch, .outputHelpLeave(backWord: back, listWord: list)]
    return .tell(Announcement(lines.map { .init(localizer($0)) }, priority: .notification))
  }

  /// What the text is, and how it is read.
  var opening: Phrase {
    guard let title else { return .outputOpened(count: text.count) }
    return text.isComplete
      ? .pagerOpened(title: harmless(title), count: text.count)
      : .pagerOpening(title: harmless(title), count: text.count)
  }

  func tellPlace() -> Reaction {
    guard let current else { return tell(opening) }
    let percent = (current + 1) * 100 / max(text.count, 1)
    return tell(.outputPlace(line: current + 1, count: text.count, percent: percent))
  }

  func tell(_ phrase: Phrase, _ priority: SpeechPriority = .text) -> Reaction {
    .tell(Announcement(localizer(phrase), priority: priority))
  }
}
