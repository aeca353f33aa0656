internal import ActionMenu
internal import Locales
internal import Speech

/// The level that is open, as a list.
extension MenuConversation: ListConversation {
  var numbersChoose: Bool { options.selection == .key }
  var showsChoice: Bool { options.showsChoice }
  var count: Int { items.count }
  func item(at index: Int) -> MenuItem { items[index] }
  var current: Int? { session.highlightedIndex.flatMap { items.indices.contains($0) ? $0 : nil } }
  var questioned: MenuItem? { session.pendingConfirmation }

  var heading: Announcement.Line? {
    session.level.map { level in
      Announcement.Line(localizer(.listOpened(title: localizer.text(level.title).text, count: items.count)))
    }
  }

  var linesOfPlace: [Announcement.Line] {
    guard let path = session.level?.path.dropLast(), !path.isEmpty else { return [] }
    return [
      Announcement.Line(localizer(.whereUnder(path: path.map { localizer.text($0).text }.joined(separator: ", "))))
    ]
  }

  func itemLine(_ index: Int, edge: ItemLine.Edge?) -> Announcement.Line {
    let isDefault = options.defaultIndex == index && session.level?.depth == 0
    return ItemLine(item: items[index], number: index + 1, edge: edge, isDefault: isDefault).line(localizer)
  }

  mutating func withMatcher<Found>(_ find: (inout ItemMatcher) -> Found) -> Found {
    var matcher = self.matcher ?? makeMatcher()
    defer { self.matcher = matcher }
    return find(&matcher)
  }

  private func makeMatcher() -> ItemMatcher {
    let titles = items.map { item in
      [localizer.text(item.title).text] + (item.spokenTitle.map { [localizer.text($0).text] } ?? [])
    }
    return ItemMatcher(titles: titles, keywords: items.map(\.keywords))
  }

  mutating func makeCurrent(_ index: Int) { _ = session.handle(.highlight(index)) }

  mutating func takeNothing() -> [Reaction] {
    if let index = options.defaultIndex, items.indices.contains(index), session.level?.depth == 0 {
      return confirmChoice(index) + choose(index)
    }
    return tellWhereWeAre()
  }

  /// Goes by position, since two items may have the same title or even the same id.
  public mutating func choose(_ index: Int) -> [Reaction] {
    guard items.indices.contains(index) else { return [] }
    if items[index].id == Self.startOverID { return follow(session.handle(.restore)) }
    chosenIndex = index
    return follow(session.handle(.choose(index)))
  }

  mutating func confirm(_ answer: Bool) -> [Reaction] {
    // The items may have been replaced while the question stood; the highlight has followed.
    chosenIndex = session.highlightedIndex ?? chosenIndex
    return follow(session.handle(.confirm(answer)))
  }

  mutating func goBack() -> [Reaction] { follow(session.handle(.back)) }

  mutating func quit() -> [Reaction] {
    _ = session.handle(.close)
    return [.cut, .finish(options.isOneShot ? .cancelled : .quit)]
  }
}
