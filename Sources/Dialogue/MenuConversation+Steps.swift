internal import ActionMenu
internal import Locales
internal import Speech

extension MenuConversation {
  /// The id of the line that brings removed cards back; no document can have it, for it holds a control character.
  static let startOverID = "\u{0}start over"

  /// Turns what the session says has happened into what is printed and said.
  mutating func follow(_ steps: [MenuSession.Step]) -> [Reaction] { steps.flatMap { follow($0) } }

  private mutating func follow(_ step: MenuSession.Step) -> [Reaction] {
    switch step {
    case .opened(let level): open(level, greeting: options.greeting)
    case .submenuOpened(let level), .restored(let level), .itemsChanged(let level): open(level)
    case .wentBack(let level): goBack(to: level)
    case .highlighted: []
    case .refused(let item, let reason): refuse(item, reason)
    case .confirmationAsked(let item): ask(about: item)
    case .confirmationDeclined(let item): tellDeclined(item)
    case .confirmationDropped(let item): [tell(.confirmDropped(title: title(item)))]
    case .perform(let item): perform(item)
    case .removed(let item, let level): tellRemoved(item, level)
    case .closed(let reason): closed(reason)
    }
  }

  private mutating func perform(_ item: MenuItem) -> [Reaction] {
    shown = nil
    guard options.isOneShot else { return [.perform(item), .setLine("")] }
    return [.finish(.chosen(item, index: chosenIndex))]
  }

  private mutating func closed(_ reason: MenuSession.CloseReason) -> [Reaction] {
    switch reason {
    case .performed: options.isOneShot ? [] : [.finish(.left)]
    case .cancelled, .dismissed: [.finish(options.isOneShot ? .cancelled : .left)]
    }
  }

  private mutating func tellRemoved(_ item: MenuItem, _ level: MenuSession.Level) -> [Reaction] {
    let told = tell(.resultRemoved(title: title(item)), priority: .message)
    let list = open(level)
    return [told] + list + (level.highlight.map { [show($0)] } ?? [])
  }

  private mutating func open(_ level: MenuSession.Level, greeting: Announcement.Line? = nil) -> [Reaction] {
    take(level)
    return [tellList(above: greeting.map { [$0] } ?? []), .setLine("")]
  }

  /// One level up its list is known already: where we are is enough.
  private mutating func goBack(to level: MenuSession.Level) -> [Reaction] {
    take(level)
    return tellWhereWeAre() + [.setLine("")]
  }

  /// Makes a level the one that the line is about.
  mutating func take(_ level: MenuSession.Level) {
    items = level.items
    if items.isEmpty, level.canRestore { items = [MenuItem(id: Self.startOverID, "Start over")] }
    matcher = nil
    shown = nil
    listed = 0
  }
}
