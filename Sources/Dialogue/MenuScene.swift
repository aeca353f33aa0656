public import ActionMenu
internal import Locales
public import Speech

/// What a drawn front shows of a menu: the same titles, states and order that the lines tell.
public struct MenuScene: Sendable {
  /// One item as it is shown.
  public struct Entry: Sendable {
    public var item: MenuItem
    /// In the session's language, harmless, never blank.
    public var title: Utterance.Span
    /// `destructive`, `submenu`, `unavailable: no printer`, in this order.
    public var states: [String]

    /// Title and states, as the lines have them behind the number.
    public var caption: String { ([title.text] + states).joined(separator: ", ") }
    public var isUnavailable: Bool { item.availability != .available }
  }

  public var title: Utterance.Span
  /// The title with the number of items, as the lines begin with it.
  public var heading: String
  public var entries: [Entry]
  public var presentation: Menu.Presentation
  /// Of the bubbles whose items have none of their own; nil is the front's own.
  public var tint: Tint?
  /// The same for their diameter, in points.
  public var size: Double?
  /// Counted from 0; nil before the first motion.
  public var highlight: Int?
  /// What is chosen where nothing is highlighted; counted from 0.
  public var defaultIndex: Int?
  /// The card whose actions these are; its preview is lifted.
  public var card: Entry?
  /// 0 at the root.
  public var depth: Int
  /// False while the menu waits to be opened.
  public var isOpen: Bool
  /// What is to be answered with yes or no before anything else.
  public var question: String?
}

extension MenuConversation {
  /// What is to be shown now; of a menu that is not open, what it would open with.
  public var scene: MenuScene {
    let level = session.level
    let title = localizer.text(level?.title ?? session.menu.title)
    let shown = level == nil ? session.menu.items : items
    let question = session.pendingConfirmation.map { localizer(.windowQuestion(title: self.title($0))).text }
    return MenuScene(
      title: title, heading: localizer(.listOpened(title: title.text, count: shown.count)).text,
      entries: shown.map(entry),
      presentation: level?.presentation ?? session.menu.presentation, tint: session.menu.tint, size: session.menu.size,
      highlight: session.highlightedIndex, defaultIndex: level?.depth ?? 0 == 0 ? options.defaultIndex : nil,
      card: level?.parent.flatMap { $0.preview == nil ? nil : entry($0) }, depth: level?.depth ?? 0,
      isOpen: level != nil, question: question)
  }

  private func entry(_ item: MenuItem) -> MenuScene.Entry {
    let line = ItemLine(item: item, number: 1)
    return MenuScene.Entry(item: item, title: line.title(localizer), states: line.states(localizer))
  }

  /// The actions of a card, without lifting it; of an item that is none, itself.
  public func actions(of entry: MenuScene.Entry) -> [MenuScene.Entry] {
    entry.item.opensSubmenu && entry.item.preview != nil ? entry.item.items.map(self.entry) : [entry]
  }

  // MARK: What a pointer does

  /// The finger is on an item, or on none.
  public mutating func point(at index: Int?) -> [Reaction] {
    guard session.isOpen, index != session.highlightedIndex else { return [] }
    _ = session.handle(.highlight(index))
    guard let index, session.highlightedIndex == index, items.indices.contains(index) else { return [] }
    return [show(index)]
  }

  /// Opens the menu, as an event of the line does that is there for the first time.
  public mutating func open() -> [Reaction] { handle(.began) }

  /// Lets a lifted card down once its action is done; that it was done has been told.
  public mutating func leaveCard() {
    guard case .wentBack(let level)? = session.handle(.back).first else { return }
    take(level)
  }

  /// Closes the menu from wherever it is.
  public mutating func close() -> [Reaction] { session.isOpen ? follow(session.handle(.close)) : [] }
}
