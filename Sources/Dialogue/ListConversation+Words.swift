internal import ActionMenu
internal import Locales
internal import Speech

extension ListConversation {
  /// What the keys of the table do, and the same as words.
  mutating func answer(_ word: SessionWord, argument: String, line: String) -> [Reaction] {
    switch word {
    case .repeatItem: repeatLast()
    case .whereAmI: tellPlace()
    case .describe: describe(line)
    case .spell: spell(line)
    case .list: heading == nil ? [] : [tellList()]
    case .silence: [.cut]
    case .help: [tellHelp()]
    case .back: [.cut] + goBack()
    case .quit: quit()
    case .output: [.reviewOutput]
    case .language, .rate, .pitch, .volume, .voice, .module, .punctuation, .capitals, .echo, .speech:
      [.set(word, to: argument)]
    }
  }

  private mutating func repeatLast() -> [Reaction] {
    if let shown { return [.show(shown.line)] }
    if let item = questioned { return [question(about: item)] }
    if let current { return [show(current)] }
    return lastTold.map { [.tell($0)] } ?? tellWhereWeAre()
  }

  private mutating func tellPlace() -> [Reaction] {
    let here = tellWhereWeAre()
    guard questioned == nil, !linesOfPlace.isEmpty, case .tell(var announcement)? = here.first else { return here }
    announcement.lines += linesOfPlace
    return [.tell(announcement)]
  }

  /// The item that the line names, else the current one.
  private mutating func subject(_ line: String) -> Int? {
    if let index = shownIndex(in: line) { return index }
    let count = count
    if case .item(let index) = withMatcher({ LineMeaning(line, count: count, matcher: &$0) }) { return index }
    return current
  }

  private mutating func describe(_ line: String) -> [Reaction] {
    guard let index = subject(line) else { return [tell(.whereNothing, priority: .notification)] }
    let item = item(at: index)
    let preview = [item.preview?.title, item.preview?.subtitle]
    let texts = ([item.detail] + preview).compactMap { $0 }.map { localizer.text($0) }
    if texts.isEmpty { return [tell(.describeNothing(title: title(item)), priority: .text)] }
    return [.tell(Announcement(texts.map { Announcement.Line($0) }, priority: .text))]
  }

  /// The item's title, else what was typed.
  private mutating func spell(_ line: String) -> [Reaction] {
    if let index = subject(line) { return [.tell(Announcement(spelling: localizer.text(item(at: index).title)))] }
    let typed = harmless(line.trimmed)
    if typed.isEmpty { return [tell(.whereNothing, priority: .notification)] }
    return [.tell(Announcement(spelling: .init(typed, localizer.language)))]
  }

  private mutating func tellHelp() -> Reaction {
    if isDrawn { return remember(Announcement(localizer(.windowHelp), priority: .notification)) }
    return remember(Announcement(help.map { Announcement.Line(localizer($0)) }, priority: .notification))
  }
}
