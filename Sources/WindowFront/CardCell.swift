#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import Speech

/// One card of the grid. Its actions are there for assistive technology without lifting it.
@MainActor
final class CardCell {
  let cell: Grid.Cell
  private let details: String

  init(_ entry: MenuScene.Entry, index: Int, _ front: WindowFront) {
    let preview = entry.item.preview
    let texts = Box(spacing: 4)
    texts.set(class: "card")
    texts.set(class: "card-\(index)")
    texts.setLeastSize(front.style.cardWidth, 120)
    texts.hideFromAssistiveTechnology()
    let title = Label(preview?.title.map { front.localizer.text($0).text } ?? entry.caption)
    title.set(class: "card-title")
    let subtitle = Label(preview?.subtitle.map { front.localizer.text($0).text } ?? "")
    for label in [title, subtitle] {
      label.standOnManyLines()
      label.beginAtStart()
      // The card decides how wide it is, or the grid would have one column.
      label.setNaturalWidth(characters: 1)
      texts.append(label)
    }
    let overlay = Overlay(over: texts)
    overlay.add(Self.actions(of: entry, index: index, front))
    cell = Grid.Cell(overlay, role: .menu)
    cell.set(class: "card-cell")
    cell.setAccessibleLabel(entry.title.text)
    details = ([subtitle.text] + entry.states).filter { !$0.isEmpty }.joined(separator: ", ")
    describe(after: nil)
  }

  /// - Parameter message: what has just happened, for a screen reader that comes here with the focus.
  func describe(after message: String?) {
    cell.setAccessibleDescription(message.map { "\($0). \(details)" } ?? details)
  }

  /// Invisible and out of reach for pointers and keys, which have the lifted card.
  private static func actions(of entry: MenuScene.Entry, index: Int, _ front: WindowFront) -> Widget {
    let actions = Box()
    actions.opacity = 0
    actions.isTarget = false
    actions.align(.start, .start)
    for (action, item) in front.conversation.actions(of: entry).enumerated() {
      let sign = Box()
      sign.hideFromAssistiveTechnology()
      let button = Button(sign, role: .menuItem) { [unowned front] in front.choose(action, ofCard: index) }
      button.isFocusable = false
      button.describe(item)
      actions.append(button)
    }
    return actions
  }
}
#endif
