internal import ActionMenu
internal import Locales
internal import Speech

extension ChoiceConversation {
  /// What is still to be told of an item when it is picked: the script may go on in silence.
  private enum Untold {
    case nothing
    /// Which one it is, to the ear alone: its line, or the question about it, stands there.
    case name
    /// Its line, for the eye, too.
    case line
  }

  mutating func choose(_ index: Int) -> [Reaction] { choose(index, telling: .nothing) }

  mutating func take(_ index: Int, isShown: Bool) -> [Reaction] { choose(index, telling: isShown ? .name : .line) }

  private mutating func choose(_ index: Int, telling untold: Untold) -> [Reaction] {
    let item = table.item(at: index)
    if case .unavailable(let reason) = item.availability { return refuse(item, reason) }
    if isMultiple { return toggle([index]) }
    guard item.asksBeforeRunning else { return pick(index, item, telling: untold) }
    (questionedIndex, current) = (index, index)
    return ask(about: item)
  }

  private mutating func pick(_ index: Int, _ item: MenuItem, telling untold: Untold) -> [Reaction] {
    shown = nil
    // Leaves the menu without doing anything, as in a menu of actions.
    if item.role == .cancel { return [.finish(.cancelled)] }
    let told: [Reaction] =
      switch untold {
      case .nothing: []
      case .name: [.say(Utterance(priority: .text, spans: itemLine(index).spans))]
      case .line: confirmChoice(index)
      }
    return told + [.finish(.picked(Pick(indexes: [index], query: query)))]
  }

  mutating func confirm(_ answer: Bool) -> [Reaction] {
    guard let index = questionedIndex else { return [] }
    questionedIndex = nil
    let item = table.item(at: index)
    return answer ? pick(index, item, telling: .name) : tellDeclined(item)
  }

  /// Enter on an empty line: the default, or that several are chosen; never that nothing is, which may be a slip.
  mutating func takeNothing() -> [Reaction] {
    if isMultiple, selectedCount > 0 { return finishSelection() }
    if let index = options.defaultIndex, index < count {
      return confirmChoice(index) + (isMultiple ? [.finish(.picked(Pick(indexes: [index])))] : choose(index))
    }
    if isMultiple { return tellWhereWeAre() + [tell(.selectionNone, priority: .message)] }
    return tellWhereWeAre()
  }

  mutating func takeUnknown(_ text: String) -> [Reaction] {
    if !options.allowsNew { return [tell(.matchNone(text: harmless(text))), .keepLine(text)] }
    if isMultiple { return toggle(new: text) }
    return [
      tell(.choiceNew(text: harmless(text)), priority: .message), .setLine(""),
      .finish(.picked(Pick(texts: [text], query: query))),
    ]
  }

  mutating func takeOutOfRange(_ number: String) -> [Reaction] {
    options.allowsNew ? takeUnknown(number) : refuseNumber(number)
  }
}
