internal import ActionMenu
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Speech

/// The three demonstrations, the first real input of every front.
enum Demo: String, CaseIterable {
  case ring, arc, cards

  var menu: Menu {
    switch self {
    case .ring: Self.ringMenu
    case .arc: Self.arcMenu
    case .cards: Self.cardsMenu
    }
  }

  /// What it is called in the starter menu: the cards' own title says what is on them.
  var title: String { self == .cards ? "Cards with preview" : menu.title }

  /// Words that find it in the starter menu, in both languages.
  var keywords: [String] {
    switch self {
    case .ring:
      [
        "long press", "radial menu", "pie menu", "ring", "drag", "pulsación larga", "menú radial", "menú circular",
        "anillo", "arrastrar",
      ]
    case .arc: ["arc", "floating action button", "arco", "botón flotante"]
    case .cards:
      [
        "context menu", "preview", "card", "press and hold", "menú contextual", "vista previa", "tarjeta",
        "mantener pulsado",
      ]
    }
  }

  private static let ringMenu = Menu(
    title: "Long-press ring", presentation: .ring, tint: Tint("indigo"),
    items: [
      MenuItem(id: "camera", "Camera", systemImage: "camera"), MenuItem(id: "note", "Note", systemImage: "note.text"),
      MenuItem(id: "share", "Share", systemImage: "square.and.arrow.up"),
      MenuItem(id: "favorite", "Favorite", systemImage: "star"),
      MenuItem(id: "delete", "Delete", systemImage: "trash", role: .destructive),
    ])

  private static let arcMenu = Menu(
    title: "Arc menu", presentation: .arc, size: 40,
    items: [
      MenuItem(id: "a", "A", systemImage: "plus", tint: Tint("blue")),
      MenuItem(id: "b", "B", systemImage: "minus", tint: Tint("red")),
      MenuItem(id: "c", "C", systemImage: "star", tint: Tint("green")),
      MenuItem(id: "d", "D", systemImage: "plus", tint: Tint("yellow")),
      MenuItem(id: "e", "E", systemImage: "minus", tint: Tint("pink")),
    ])

  private static let cardsMenu = Menu(
    title: "Trips", presentation: .cards,
    items: [
      card("Alps", "Snow and silence above the valleys", "steelblue", "lavender"),
      card("Coast", "Salt wind and a long white beach", "teal", "khaki"),
      card("Desert", "Warm sand under a wide night sky", "orange", "indigo"),
      card("Forest", "Moss, ferns and the sound of water", "darkgreen", "olive"),
    ])

  private static func card(_ title: String, _ subtitle: String, _ top: String, _ bottom: String) -> MenuItem {
    MenuItem(
      id: title, title,
      preview: Preview(title: title, subtitle: subtitle, colors: [top, bottom].compactMap { Tint($0) }),
      items: [
        MenuItem(id: "share", "Share", systemImage: "square.and.arrow.up"),
        MenuItem(id: "save", "Save", systemImage: "square.and.arrow.down"),
        MenuItem(id: "remove", "Remove", systemImage: "trash", role: .destructive, effect: .removeCard),
      ])
  }
}

extension Demo {
  /// The demonstration as lines: what was chosen is told, as the ring's window tells it above the ring.
  @MainActor
  func conversation(_ front: LinearFront, selection: MenuConversation.Selection) -> MenuConversation {
    var options = MenuConversation.Options()
    options.selection = selection
    options.closesAfterAction = self == .arc
    options.greeting = Announcement.Line(front.localizer(.demoHowToBegin))
    var menu = menu
    menu.items = menu.items.map { telling($0, front) }
    return MenuConversation(menu, localizer: front.localizer, options: options)
  }

  /// The item, and those below it, with an effect that tells its title.
  @MainActor
  private func telling(_ item: MenuItem, _ front: LinearFront) -> MenuItem {
    var item = item
    item.items = item.items.map { telling($0, front) }
    if item.items.isEmpty, item.effect == nil {
      let title = item.title
      item.effect = .perform { [unowned front] in
        let chosen = Phrase.demoChosen(title: front.localizer.text(title).text)
        front.tell(Announcement(front.localizer(chosen), priority: .message))
      }
    }
    return item
  }
}
