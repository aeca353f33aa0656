internal import ActionMenu
internal import Locales
internal import Speech

extension ListConversation {
  /// The next lines of the list; from the beginning again after the last.
  mutating func tellList(above: [Announcement.Line] = [], isAskedFor: Bool = true) -> Reaction {
    if listed >= count { listed = 0 }
    let limit = listLimit == 0 && isAskedFor ? longestListTold : listLimit
    let end = limit < count - listed ? listed + limit : count
    var lines = above + (heading.map { [$0] } ?? []) + linesBelowHeading + (listed..<end).map { itemLine($0) }
    listed = end
    if end < count {
      let word = SessionWord.list.name(in: localizer.language)
      lines.append(Announcement.Line(localizer(more(count - end, word: word))))
    }
    return remember(Announcement(lines + linesBelowList, priority: .text))
  }

  mutating func tellMatches(_ indexes: [Int], of text: String) -> Reaction {
    let heading = Announcement.Line(localizer(.matchSeveral(count: indexes.count)))
    let lines = indexes.prefix(longestListTold).map { itemLine($0) }
    return remember(Announcement([heading] + lines, priority: .text))
  }

  /// The title, how many items, and the current one.
  mutating func tellWhereWeAre() -> [Reaction] {
    if let item = questioned { return [question(about: item), .setLine("")] }
    guard var line = heading else { return [] }
    if let current {
      let item = itemLine(current)
      line = Announcement.Line("\(line.printed), \(item.printed)", spans: line.spans + item.spans)
    }
    return [remember(Announcement([line], priority: .text))]
  }

  /// A message of its own.
  func tell(_ phrase: Phrase, priority: SpeechPriority = .important) -> Reaction {
    .tell(Announcement(localizer(phrase), priority: priority))
  }

  /// What "repeat" says again, as long as there is no current item.
  mutating func remember(_ announcement: Announcement) -> Reaction {
    lastTold = announcement
    return .tell(announcement)
  }

  func itemLine(_ index: Int) -> Announcement.Line { itemLine(index, edge: nil) }

  func title(_ item: MenuItem) -> String { localizer.text(item.title).text }

  func question(about item: MenuItem) -> Reaction {
    let language = localizer.language
    return tell(
      .confirmQuestion(
        title: title(item), yes: Answer.yes.hint(in: language), no: Answer.no.hint(in: language)),
      priority: .message)
  }

  /// What an item that cannot be chosen answers.
  mutating func refuse(_ item: MenuItem, _ reason: String) -> [Reaction] {
    shown = nil
    let phrase = Phrase.resultUnavailable(title: title(item), reason: localizer.text(reason).text)
    return [tell(phrase), .setLine("")]
  }

  mutating func ask(about item: MenuItem) -> [Reaction] {
    shown = nil
    return [question(about: item), .setLine("")]
  }

  /// Tells that the answer was no.
  func tellDeclined(_ item: MenuItem) -> [Reaction] {
    [tell(.confirmDeclined(title: title(item)), priority: .message), .setLine("")]
  }
}
