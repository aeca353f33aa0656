internal import ActionMenu
internal import Locales
internal import Speech

/// Items that arrive while the list is open.
extension ChoiceConversation {
  /// To be called when the table has grown or is complete: only the end is told by itself.
  public mutating func itemsArrived() -> [Reaction] {
    guard table.isComplete, !hasToldEnd else { return [] }
    hasToldEnd = true
    return [tellCount(.listCount(count: count))]
  }

  /// Before what a key does: how many there are by now, once that has grown. Of a long list only each doubling is
  /// told, or a stream of a million would speak between all arrows.
  mutating func tellGrowth() -> [Reaction] {
    if table.isComplete { return itemsArrived() }
    guard questioned == nil, count > toldCount, !isLong || count >= 2 * toldCount else { return [] }
    return [tellCount(.listCountArriving(count: count))]
  }

  /// The count, and the lines that are new as far as a list is told at once.
  private mutating func tellCount(_ phrase: Phrase) -> Reaction {
    toldCount = count
    let end = min(count, listLimit)
    let news = listed < end ? (listed..<end).map { itemLine($0) } : []
    listed = max(listed, end)
    return .tell(Announcement([Announcement.Line(localizer(phrase))] + news, priority: .message))
  }
}
