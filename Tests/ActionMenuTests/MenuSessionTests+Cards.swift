import ActionMenu

private let remove = MenuItem(id: "remove", "Remove", effect: .removeCard)
private let trips = Menu(
  title: "Trips", items: [.card("alps", [remove]), .card("coast", [remove]), .card("forest", [remove])])
private let opened = "opened Trips: alps coast forest"

extension MenuSessionTests {
  static let cards: [Conversation] = [
    Conversation(
      name: "the next card gets the highlight", menu: trips, events: [.open, .choose(0), .choose(0)],
      steps: [opened, "submenu Trips/ALPS: remove", "removed alps, Trips: [coast] forest"]),
    Conversation(
      name: "after the last card the one before gets it", menu: trips, events: [.open, .choose(2), .choose(0)],
      steps: [opened, "submenu Trips/FOREST: remove", "removed forest, Trips: alps [coast]"]),
    Conversation(
      name: "starting over brings each card back to its place", menu: trips,
      events: [.open] + takeAway(1) + takeAway(0) + takeAway(0) + [.choose(0), .restore, .restore],
      steps: [
        opened, "submenu Trips/COAST: remove", "removed coast, Trips: alps [forest]", "submenu Trips/ALPS: remove",
        "removed alps, Trips: [forest]", "submenu Trips/FOREST: remove", "removed forest, Trips:",
        "restored Trips: alps coast forest",
      ]),
    Conversation(
      name: "starting over keeps the highlight on its item", menu: trips, events: [.open] + takeAway(0) + [.restore],
      steps: [
        opened, "submenu Trips/ALPS: remove", "removed alps, Trips: [coast] forest",
        "restored Trips: alps [coast] forest",
      ]),
    Conversation(
      name: "removed cards stay away after closing", menu: trips,
      events: [.open] + takeAway(0) + [.close, .open, .restore],
      steps: [
        opened, "submenu Trips/ALPS: remove", "removed alps, Trips: [coast] forest", "closed dismissed",
        "opened Trips: coast forest", "restored Trips: alps coast forest",
      ]),
    Conversation(
      name: "a destructive removal asks first", events: [.open, .choose(4), .choose(1), .confirm(true)],
      steps: [
        "opened Root: act del off sub alps bye", "submenu Root/ALPS: share remove", "asked remove",
        "removed alps, Root: act del off sub [bye]",
      ]),
    Conversation(
      name: "outside of a card the item itself goes", closesAfterAction: true, events: [.open, .choose(3), .choose(1)],
      steps: [
        "opened Root: act del off sub alps bye", "submenu Root/More: x gone", "removed gone, Root/More: [x]",
      ]),
    Conversation(
      name: "a submenu inside a card removes the card",
      menu: Menu(title: "Root", items: [.card("c", [MenuItem(id: "more", "More", items: [remove])]), .plain("d")]),
      events: [.open, .choose(0), .choose(0), .choose(0)],
      steps: ["opened Root: c d", "submenu Root/C: more", "submenu Root/C/More: remove", "removed c, Root: [d]"]),
    Conversation(
      name: "a submenu whose cards are all gone still opens",
      menu: Menu(title: "Root", items: [MenuItem(id: "t", "T", items: [.card("c", [remove])])]),
      events: [.open, .choose(0)] + takeAway(0) + [.back, .choose(0), .restore],
      steps: [
        "opened Root: t", "submenu Root/T: c", "submenu Root/T/C: remove", "removed c, Root/T:", "back Root: [t]",
        "submenu Root/T:", "restored Root/T: c",
      ]),
  ]

  /// Lifts a card and chooses its first action, which is Remove.
  private static func takeAway(_ index: Int) -> [MenuSession.Event] { [.choose(index), .choose(0)] }
}
