internal import ActionMenu
internal import Locales
internal import Speech

/// The items of the script, as a list.
extension ChoiceConversation: ListConversation {
  var showsChoice: Bool { options.showsChoice }
  var listLimit: Int { options.listLimit }
  var count: Int { table.count }
  var isWhole: Bool { table.isComplete }
  func item(at index: Int) -> MenuItem { table.item(at: index) }
  var questioned: MenuItem? { questionedIndex.map { table.item(at: $0) } }
  /// In a multiple choice `2` may go on as `2-4 7`.
  var numbersChoose: Bool { options.selection == .key && !isMultiple }

  /// Whether it is more than a person listens to: typing tells then how many are left.
  var isLong: Bool { count > longestListTold }

  var heading: Announcement.Line? {
    let title = harmless(options.title)
    return Announcement.Line(
      localizer(table.isComplete ? .listOpened(title: title, count: count) : .listArriving(title: title, count: count)))
  }

  var linesBelowHeading: [Announcement.Line] { table.header.map { Announcement.Line(localizer.text($0)) } }

  var linesBelowList: [Announcement.Line] {
    options.prompt.map { [Announcement.Line(localizer.text($0))] } ?? []
  }

  var linesOfPlace: [Announcement.Line] {
    (isMultiple ? [Announcement.Line(localizer(.selectionCount(count: selectedCount)))] : []) + linesBelowList
  }

  var help: [Phrase] {
    KeyHelp.phrasesOfChoice(in: localizer.language, isMultiple: isMultiple, allowsNew: options.allowsNew)
  }

  func more(_ count: Int, word: String) -> Phrase { .listNarrow(count: count, word: word) }

  func itemLine(_ index: Int, edge: ItemLine.Edge?) -> Announcement.Line {
    itemLine(index, edge: edge, isSelected: isSelected(index))
  }

  func itemLine(
    _ index: Int, edge: ItemLine.Edge? = nil, isSelected: Bool?, matchCount: Int? = nil
  ) -> Announcement.Line {
    ItemLine(
      item: table.item(at: index), number: index + 1, edge: edge, isDefault: options.defaultIndex == index,
      isSelected: isSelected, matchCount: matchCount
    ).line(localizer)
  }

  func isSelected(_ index: Int) -> Bool? { isMultiple && selection.contains(index) ? true : nil }

  /// What a text fits: in a long list the best first, in one that is told as a whole in its order.
  func matches(of text: String) -> [Int] {
    let found = table.matches(of: text)
    return isLong ? found : found.sorted()
  }

  mutating func tellMatches(_ indexes: [Int], of text: String) -> Reaction {
    let found = text.isEmpty ? indexes : matches(of: text)
    let heading = Announcement.Line(localizer(.matchSeveral(count: found.count)))
    let lines = found.prefix(longestListTold).map { itemLine($0) }
    return remember(Announcement([heading] + lines, priority: .text))
  }

  func withMatcher<Found>(_ find: (inout ChoiceMatcher) -> Found) -> Found {
    var matcher = ChoiceMatcher(table: table, takesWholeTitlesOnly: options.allowsNew)
    return find(&matcher)
  }

  mutating func makeCurrent(_ index: Int) { current = index }
}
