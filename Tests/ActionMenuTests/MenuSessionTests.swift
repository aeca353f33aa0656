import ActionMenu
import Testing

/// One conversation: events, and all steps that come of them.
struct Conversation: Sendable, CustomTestStringConvertible {
  var name: String
  var menu = everyKind
  var closesAfterAction = false
  var events: [MenuSession.Event]
  var steps: [String]

  var testDescription: String { name }
}

private let opened = "opened Root: act del off sub alps bye"

@Suite struct MenuSessionTests {
  @Test(arguments: opening + choosing + asking + levels + cards + replacing)
  func conversation(_ row: Conversation) {
    var session = MenuSession(row.menu, closesAfterAction: row.closesAfterAction)
    #expect(row.events.flatMap { session.handle($0) }.map(\.text) == row.steps)
  }

  static let opening: [Conversation] = [
    Conversation(name: "nothing is highlighted at first (case 33)", events: [.open], steps: [opened]),
    Conversation(name: "key repeat of the opening key opens once (case 33)", events: [.open, .open], steps: [opened]),
    Conversation(
      name: "closing twice is once, and it opens again (case 34)", events: [.open, .close, .close, .open],
      steps: [opened, "closed dismissed", opened]),
    Conversation(
      name: "toggle", events: [.toggle, .toggle, .toggle, .close],
      steps: [opened, "closed dismissed"] + [opened, "closed dismissed"]),
    Conversation(
      name: "nothing is heard while closed",
      events: [.close, .back, .choose(0), .highlight(0), .confirm(true), .restore],
      steps: []),
    Conversation(
      name: "the highlight is forgotten at the end", events: [.open, .highlight(1), .close, .open],
      steps: [opened, "highlighted del", "closed dismissed", opened]),
    Conversation(
      name: "an empty menu opens and is safe (case 31)", menu: Menu(title: "Root", items: []),
      events: [.open, .highlight(0), .choose(0), .chooseItem(id: "act"), .restore, .back],
      steps: ["opened Root:", "closed cancelled"]),
  ]

  static let choosing: [Conversation] = [
    Conversation(
      name: "an item is performed and the place is kept", events: [.open, .choose(0), .highlight(0), .highlight(nil)],
      steps: [opened, "perform act", "highlighted none"]),
    Conversation(
      name: "only changes of the highlight are told",
      events: [.open, .highlight(2), .highlight(2), .highlight(6), .highlight(-1)],
      steps: [opened, "highlighted off"]),
    Conversation(
      name: "an unavailable item is refused with its reason", events: [.open, .choose(2)],
      steps: [opened, "refused off: no printer"]),
    Conversation(
      name: "an index that is not there chooses nothing",
      events: [.open, .choose(6), .choose(-1), .chooseItem(id: "y")],
      steps: [opened]),
    Conversation(name: "by id", events: [.open, .chooseItem(id: "act")], steps: [opened, "perform act"]),
    Conversation(
      name: "closing after an action", closesAfterAction: true, events: [.open, .choose(2), .choose(0), .choose(0)],
      steps: [opened, "refused off: no printer", "perform act", "closed performed"]),
    Conversation(name: "cancel leaves", events: [.open, .choose(5)], steps: [opened, "closed cancelled"]),
    Conversation(
      name: "cancel with an effect of its own performs it",
      menu: Menu(title: "Root", items: [MenuItem(id: "no", "No", role: .cancel, effect: .print("no"))]),
      events: [.open, .choose(0)], steps: ["opened Root: no", "perform no"]),
    Conversation(
      name: "what an item without effect does is the front's business",
      menu: Menu(title: "Root", items: [MenuItem("One")]), events: [.open, .choose(0)],
      steps: ["opened Root: One", "perform One"]),
  ]

  static let asking: [Conversation] = [
    Conversation(
      name: "a destructive item asks; yes performs", closesAfterAction: true,
      events: [.open, .choose(1), .confirm(true)],
      steps: [opened, "asked del", "perform del", "closed performed"]),
    Conversation(
      name: "no declines", closesAfterAction: true, events: [.open, .choose(1), .confirm(false), .confirm(true)],
      steps: [opened, "asked del", "declined del"]),
    Conversation(
      name: "back declines", events: [.open, .choose(1), .back, .back],
      steps: [opened, "asked del", "declined del", "closed cancelled"]),
    Conversation(
      name: "while it asks nothing else is heard",
      events: [.open, .choose(1), .choose(1), .choose(0), .highlight(0), .open],
      steps: [opened, "asked del"]),
    Conversation(
      name: "closing drops the question", events: [.open, .choose(1), .close, .confirm(true), .open, .confirm(true)],
      steps: [opened, "asked del", "closed dismissed", opened]),
    Conversation(
      name: "a destructive item that never asks",
      menu: Menu(title: "Root", items: [MenuItem(id: "d", "D", role: .destructive, confirmation: .never)]),
      events: [.open, .choose(0)], steps: ["opened Root: d", "perform d"]),
    Conversation(
      name: "a submenu asks only when it says so itself",
      menu: Menu(
        title: "Root",
        items: [
          MenuItem(id: "d", "D", role: .destructive, items: [.plain("x")]),
          MenuItem(id: "e", "E", confirmation: .always, items: [.plain("y")]),
        ]),
      events: [.open, .choose(0), .back, .choose(1), .confirm(true)],
      steps: ["opened Root: d e", "submenu Root/D: x", "back Root: [d] e", "asked e", "submenu Root/E: y"]),
  ]

  static let levels: [Conversation] = [
    Conversation(
      name: "into a submenu and back", events: [.open, .choose(3), .highlight(0), .back, .back],
      steps: [
        opened, "submenu Root/More: x gone", "highlighted x", "back Root: act del off [sub] alps bye",
        "closed cancelled",
      ]),
    Conversation(
      name: "closing from below opens at the root", events: [.open, .choose(3), .close, .open],
      steps: [opened, "submenu Root/More: x gone", "closed dismissed", opened]),
    Conversation(
      name: "an explicit submenu without items opens empty",
      menu: Menu(title: "Root", items: [MenuItem(id: "e", "E", effect: .openSubmenu)]),
      events: [.open, .choose(0), .back],
      steps: ["opened Root: e", "submenu Root/E:", "back Root: [e]"]),
    Conversation(
      name: "an item with an effect and items acts, unless it is a card",
      menu: Menu(
        title: "Root",
        items: [
          MenuItem(id: "a", "A", effect: .print("a"), items: [.plain("x")]),
          MenuItem(id: "b", "B", preview: Preview(), effect: .print("b"), items: [.plain("y")]),
        ]),
      events: [.open, .choose(0), .choose(1)], steps: ["opened Root: a b", "perform a", "submenu Root/B: y"]),
  ]
}
