internal import ActionMenu
internal import Locales
internal import Speech

/// A choice of several: what is selected, and how that is told.
extension ChoiceConversation {
  var isMultiple: Bool { options.maximum != nil }
  var selectedCount: Int { selection.count + newTexts.count }

  /// Space on the current item, which stays current.
  mutating func toggleCurrent() -> [Reaction] {
    guard let current, questioned == nil else { return [.setLine("")] }
    narrowing?.outlastsEmptyLine = true
    return choose(current)
  }

  /// Numbers and ranges; nil where the line is anything else, be it a title that looks like them.
  mutating func toggleNumbers(in line: String) -> [Reaction]? {
    guard isMultiple, shownIndex(in: line) == nil, let ranges = NumberRanges(line, count: count) else { return nil }
    let title = line.trimmed.isNumber ? .none : withMatcher { $0.exactMatch(line.trimmed) }
    if title != .none { return nil }
    switch ranges {
    case .outOfRange(let number): return line.trimmed.isNumber ? nil : refuseNumber(number, in: line.trimmed)
    case .indexes(let indexes):
      let able = indexes.filter(table.isAvailable)
      return able.isEmpty ? choose(indexes[0]) : toggle(able)
    }
  }

  mutating func toggle(_ indexes: [Int]) -> [Reaction] {
    let toggled = selection.toggled(indexes)
    if let refusal = refuseMore(than: toggled.count + newTexts.count) { return refusal }
    selection = toggled
    shown = nil
    if indexes.count == 1 { current = indexes[0] }
    let told = indexes.count > longestListTold ? [] : indexes.map { itemLine($0, isSelected: selection.contains($0)) }
    return tellSelection(told)
  }

  mutating func toggle(new text: String) -> [Reaction] {
    if let place = newTexts.firstIndex(of: text) {
      newTexts.remove(at: place)
      return tellSelection([Announcement.Line(localizer(.choiceDropped(text: harmless(text))))])
    }
    if let refusal = refuseMore(than: selectedCount + 1) { return refusal }
    newTexts.append(text)
    return tellSelection([Announcement.Line(localizer(.choiceNew(text: harmless(text))))])
  }

  private func tellSelection(_ lines: [Announcement.Line]) -> [Reaction] {
    let count = Announcement.Line(localizer(.selectionCount(count: selectedCount)))
    return [.tell(Announcement(lines + [count], priority: .message)), .setLine("")]
  }

  private func refuseMore(than count: Int) -> [Reaction]? {
    guard let maximum = options.maximum, count > maximum, count > selectedCount else { return nil }
    return [tell(.selectionFull(maximum: maximum)), .setLine("")]
  }

  func finishSelection() -> [Reaction] {
    finishSelection(Pick(indexes: selection.indexes, texts: newTexts, query: query))
  }

  /// How many they are is said: the script may go on in silence.
  func finishSelection(_ pick: Pick) -> [Reaction] {
    let count = localizer(.selectionCount(count: pick.indexes.count + pick.texts.count))
    return [.say(Utterance(priority: .message, spans: [count])), .finish(.picked(pick))]
  }
}
