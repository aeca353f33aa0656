package import ActionMenu

/// The three demonstrations, the first real input of every front.
package enum Demo: String, CaseIterable {
  case ring, arc, cards

  package var menu: Menu {
    switch self {
    case .ring: Self.ringMenu
    case .arc: Self.arcMenu
    case .cards: Self.cardsMenu
    }
  }

  /// What it is called in the starter menu: the cards' own title says what is on them.
  package var title: String { self == .cards ? "Cards with preview" : menu.title }

  /// Words that find it in the starter menu, in both languages.
  package var keywords: [String] {
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
      card("Alps", "Snow and silence above the valleys", "#33557F", "#9DB8D9"),
      card("Coast", "Salt wind and a long white beach", "#0B6E78", "#E2CF8C"),
      card("Desert", "Warm sand under a wide night sky", "#C2571A", "#3A1E5E"),
      card("Forest", "Moss, ferns and the sound of water", "#1F4D2B", "#7A8B3C"),
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
