import ActionMenu

/// Steps and levels as short lines, so that a whole conversation is one readable expectation.
extension MenuSession.Step {
  var text: String {
    switch self {
    case .opened(let level): "opened \(level.text)"
    case .highlighted(let item): "highlighted \(item?.id ?? "none")"
    case .refused(let item, let reason): "refused \(item.id): \(reason)"
    case .confirmationAsked(let item): "asked \(item.id)"
    case .confirmationDeclined(let item): "declined \(item.id)"
    case .confirmationDropped(let item): "dropped \(item.id)"
    case .perform(let item): "perform \(item.id)"
    case .submenuOpened(let level): "submenu \(level.text)"
    case .wentBack(let level): "back \(level.text)"
    case .removed(let item, let level): "removed \(item.id), \(level.text)"
    case .restored(let level): "restored \(level.text)"
    case .itemsChanged(let level): "changed \(level.text)"
    case .closed(let reason): "closed \(reason)"
    }
  }
}

extension MenuSession.Level {
  /// `Root/Sub: a [b] c`, the highlight in brackets.
  var text: String {
    let names = items.indices.map { highlight == $0 ? "[\(items[$0].id)]" : items[$0].id }
    return (["\(path.joined(separator: "/")):"] + names).joined(separator: " ")
  }
}

extension MenuItem {
  static func card(_ id: String, _ items: [MenuItem]) -> MenuItem {
    MenuItem(id: id, id.uppercased(), preview: Preview(title: id), items: items)
  }

  /// An item for which a session has nothing but its id.
  static func plain(_ id: String) -> MenuItem { MenuItem(id: id, id.uppercased(), effect: .print(id)) }
}

/// One menu with an item of every kind.
let everyKind = Menu(
  title: "Root",
  items: [
    .plain("act"),
    MenuItem(id: "del", "Delete", role: .destructive, effect: .print("del")),
    MenuItem(id: "off", "Print", availability: .unavailable(reason: "no printer"), effect: .print("off")),
    MenuItem(id: "sub", "More", items: [.plain("x"), MenuItem(id: "gone", "Gone", effect: .removeCard)]),
    .card("alps", [.plain("share"), MenuItem(id: "remove", "Remove", role: .destructive, effect: .removeCard)]),
    MenuItem(id: "bye", "Cancel", role: .cancel),
  ])
