import ActionMenu

extension Menu {
  /// The ring of the demo.
  static let ring = Menu(items: [
    MenuItem("Camera"), MenuItem("Note"), MenuItem("Share"), MenuItem("Favorite"),
    MenuItem("Delete", role: .destructive),
  ])

  static let empty = Menu(items: [])

  /// The cards of the demo, two of them, and the menu that they stand in.
  static let trips = Menu(items: [
    MenuItem("Camera"),
    MenuItem("Trips", items: [.card("Alps", "Snow and silence above the valleys"), .card("Coast", nil)]),
  ])

  /// `Thing 1` to `Thing n`, without a catalogue.
  static func things(_ count: Int) -> Menu { of((1...count).map { "Thing \($0)" }) }

  static func of(_ titles: [String]) -> Menu { Menu(items: titles.map { MenuItem($0) }) }
  static func of(_ items: MenuItem...) -> Menu { Menu(items: items) }
}

extension MenuItem {
  static func card(_ title: String, _ subtitle: String?) -> MenuItem {
    MenuItem(
      title, preview: Preview(title: title, subtitle: subtitle),
      items: [MenuItem("Share"), MenuItem("Remove", role: .destructive, effect: .removeCard)])
  }
}
