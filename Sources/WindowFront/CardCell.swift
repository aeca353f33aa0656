#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import Speech

/// One card of the grid. Its actions are there for assistive technology without lifting it.
@MainActor
final class CardCell {
  let cell: Grid.Cell
  /// Around the card, for the mark of the focus, in points.
  static let margin = 5
  private let details: String

  init(_ entry: MenuScene.Entry, index: Int, _ front: WindowFront) {
    let preview = entry.item.preview
    let texts = Box(spacing: 4)
    texts.set(class: "card")
    texts.set(class: "card-\(index)")
    // As wide as words need at the user's text size, as long as two columns stay.
    let scale = min(max(Gtk.textScale, 1), 2)
    texts.setLeastSize(Int(Double(front.style.cardWidth) * scale), Int(120 * scale))
    texts.hideFromAssistiveTechnology()
    if preview == nil, let icon = IconName.found(for: entry.item.systemImage) {
      let sign = Image(icon: icon, size: Int(BubbleSize.diameter(28, textScale: Gtk.textScale)))
      sign.align(.start, .start)
      texts.append(sign)
    }
    let title = Label(Self.title(of: entry, front))
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
    // GTK hides its own mark of the focus after some seconds.
    cell.onSignal("notify::has-focus") { [weak cell] in cell?.set(class: "focused", cell?.hasFocus == true) }
    details = ([subtitle.text] + entry.states).filter { !$0.isEmpty }.joined(separator: ", ")
    describe(after: nil)
  }

  /// That a card has actions is what a card is; other states are told.
  private static func title(of entry: MenuScene.Entry, _ front: WindowFront) -> String {
    guard let preview = entry.item.preview, !entry.isUnavailable else { return entry.caption }
    return preview.title.map { front.localizer.text($0).text } ?? entry.title.text
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
