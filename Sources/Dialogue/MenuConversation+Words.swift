internal import ActionMenu
internal import Locales
internal import Speech

extension MenuConversation {
  /// What the keys of the table do, and the same as words.
  mutating func answer(_ word: SessionWord, argument: String, line: String) -> [Reaction] {
    switch word {
    case .repeatItem: repeatLast()
    case .whereAmI: tellWhereWeAre(withPath: true)
    case .describe: describe(line)
    case .spell: spell(line)
    case .list: list()
    case .silence: [.cut]
    case .help: [tellHelp()]
    case .back: [.cut] + follow(session.handle(.back))
    case .quit: quit()
    case .output: [.reviewOutput]
    case .language, .rate, .pitch, .volume, .voice, .module, .punctuation, .echo, .speech:
      [.set(word, to: argument)]
    }
  }

  private mutating func quit() -> [Reaction] {
    _ = session.handle(.close)
    return [.cut, .finish(options.isOneShot ? .cancelled : .quit)]
  }

  private mutating func list() -> [Reaction] {
    guard let level = session.level else { return [] }
    return [tellList(under: [heading(of: level)])]
  }

  private mutating func repeatLast() -> [Reaction] {
    if let shown { return [.show(shown.line)] }
    if let item = session.pendingConfirmation { return [question(about: item)] }
    if let index = session.highlightedIndex, items.indices.contains(index) { return [show(index)] }
    return lastTold.map { [.tell($0)] } ?? tellWhereWeAre()
  }

  private mutating func tellWhereWeAre(withPath: Bool) -> [Reaction] {
    let here = tellWhereWeAre()
    guard withPath, session.pendingConfirmation == nil, let path = session.level?.path.dropLast(), !path.isEmpty,
      case .tell(var announcement)? = here.first
    else { return here }
    let above = path.map { localizer.text($0).text }.joined(separator: ", ")
    announcement.lines.append(Announcement.Line(localizer(.whereUnder(path: above))))
    return [.tell(announcement)]
  }

  /// The item that the line names, else the current one.
  private func subject(_ line: String) -> Int? {
    if let index = shownIndex(in: line) { return index }
    var matcher = self.matcher ?? makeMatcher()
    if case .item(let index) = LineMeaning(line, count: items.count, matcher: &matcher) { return index }
    return session.highlightedIndex.flatMap { items.indices.contains($0) ? $0 : nil }
  }

  private mutating func describe(_ line: String) -> [Reaction] {
    guard let index = subject(line) else { return [tell(.whereNothing, priority: .notification)] }
    let item = items[index]
    let preview = [item.preview?.title, item.preview?.subtitle]
    let texts = ([item.detail] + preview).compactMap { $0 }.map { localizer.text($0) }
    if texts.isEmpty { return [tell(.describeNothing(title: title(item)), priority: .text)] }
    return [.tell(Announcement(texts.map { Announcement.Line($0) }, priority: .text))]
  }

  /// Letter by letter; a voice gets them apart, since its own spelling mode does nothing in espeak-ng.
  private mutating func spell(_ line: String) -> [Reaction] {
    guard let index = subject(line) else { return [tell(.whereNothing, priority: .notification)] }
    let title = localizer.text(items[index].title)
    let letters = title.text.map { $0 == " " ? localizer(.spellSpace).text : String($0) }
    let text = letters.joined(separator: ", ")
    return [.tell(Announcement(Utterance.Span(text, title.language), priority: .text))]
  }

  private mutating func tellHelp() -> Reaction {
    if options.isDrawn { return remember(Announcement(localizer(.windowHelp), priority: .notification)) }
    let lines = KeyHelp.phrases(in: localizer.language)
    return remember(Announcement(lines.map { Announcement.Line(localizer($0)) }, priority: .notification))
  }
}
