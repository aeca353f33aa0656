internal import ActionMenu
internal import Locales
internal import Speech

extension MenuConversation {
  /// How many lines of a long list are printed at once.
  static let listLimit = 20

  mutating func open(_ level: MenuSession.Level, greeting: Announcement.Line? = nil) -> [Reaction] {
    take(level)
    return [tellList(under: (greeting.map { [$0] } ?? []) + [heading(of: level)]), .setLine("")]
  }

  /// The title with how many items there are.
  func heading(of level: MenuSession.Level) -> Announcement.Line {
    Announcement.Line(localizer(.listOpened(title: localizer.text(level.title).text, count: items.count)))
  }

  /// One level up its list is known already: where we are is enough.
  mutating func goBack(to level: MenuSession.Level) -> [Reaction] {
    take(level)
    return tellWhereWeAre() + [.setLine("")]
  }

  /// The next lines of the list; from the beginning again after the last.
  mutating func tellList(under heading: [Announcement.Line]) -> Reaction {
    if listed >= items.count { listed = 0 }
    let end = min(items.count, listed + Self.listLimit)
    var lines = heading + (listed..<end).map { itemLine($0) }
    listed = end
    if end < items.count {
      let word = SessionWord.list.name(in: localizer.language)
      lines.append(Announcement.Line(localizer(.listMore(count: items.count - end, word: word))))
    }
    return remember(Announcement(lines, priority: .text))
  }

  mutating func tellMatches(_ indexes: [Int]) -> Reaction {
    let heading = Announcement.Line(localizer(.matchSeveral(count: indexes.count)))
    let lines = indexes.prefix(Self.listLimit).map { itemLine($0) }
    return remember(Announcement([heading] + lines, priority: .text))
  }

  /// The title, how many items, and the current one.
  mutating func tellWhereWeAre() -> [Reaction] {
    if let item = session.pendingConfirmation { return [question(about: item), .setLine("")] }
    guard let level = session.level else { return [] }
    var line = heading(of: level)
    if let index = session.highlightedIndex, items.indices.contains(index) {
      let item = itemLine(index)
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

  func itemLine(_ index: Int, edge: ItemLine.Edge? = nil) -> Announcement.Line {
    let isDefault = options.defaultIndex == index && session.level?.depth == 0
    return ItemLine(item: items[index], number: index + 1, edge: edge, isDefault: isDefault).line(localizer)
  }
}
