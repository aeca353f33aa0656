import ActionMenu

private let abc = Menu(title: "Root", items: [.plain("a"), .plain("b"), .plain("c")])
private let nested = Menu(
  title: "Root",
  items: [.plain("a"), MenuItem(id: "s", "S", items: [.plain("x"), MenuItem(id: "t", "T", items: [.plain("y")])])])
private let nestedOpened = ["opened Root: a s", "submenu Root/S: x t", "submenu Root/S/T: y"]

extension MenuSessionTests {
  static let replacing: [Conversation] = [
    Conversation(
      name: "the highlight follows its item", menu: abc,
      events: [.open, .highlight(1), .replace([.plain("c"), .plain("d"), .plain("b")], at: [])],
      steps: ["opened Root: a b c", "highlighted b", "changed Root: c d [b]"]),
    Conversation(
      name: "the highlight of an item that is gone goes", menu: abc,
      events: [.open, .highlight(1), .replace([.plain("c")], at: [])],
      steps: ["opened Root: a b c", "highlighted b", "changed Root: c"]),
    Conversation(
      name: "no stale choice (case 35)", menu: abc,
      events: [.open, .replace([.plain("d")], at: []), .chooseItem(id: "b"), .choose(1), .highlight(2)],
      steps: ["opened Root: a b c", "changed Root: d"]),
    Conversation(
      name: "the same items again change nothing", menu: abc,
      events: [.open, .highlight(2), .replace(abc.items, at: []), .highlight(2)],
      steps: ["opened Root: a b c", "highlighted c"]),
    Conversation(
      name: "siblings with the same id keep their places",
      menu: Menu(title: "Root", items: [.plain("a"), .plain("a")]),
      events: [.open, .highlight(1), .replace([.plain("a"), .plain("a"), .plain("b")], at: [])],
      steps: ["opened Root: a a", "highlighted a", "changed Root: a [a] b"]),
    Conversation(
      name: "the question for an item that is gone goes",
      events: [.open, .choose(1), .replace([.plain("z")], at: []), .confirm(true)],
      steps: ["opened Root: act del off sub alps bye", "asked del", "dropped del", "changed Root: z"]),
    Conversation(
      name: "the question follows its item",
      events: [.open, .choose(1), .replace([.plain("z"), everyKind.items[1]], at: []), .confirm(true)],
      steps: ["opened Root: act del off sub alps bye", "asked del", "changed Root: z [del]", "perform del"]),
    Conversation(
      name: "an item that became unavailable while it was asked about",
      events: [
        .open, .choose(1),
        .replace([MenuItem(id: "del", "Delete", availability: .unavailable(reason: "late"))], at: []),
        .confirm(true),
      ],
      steps: ["opened Root: act del off sub alps bye", "asked del", "changed Root: [del]", "refused del: late"]),
    Conversation(
      name: "items below are there at the next visit", menu: nested,
      events: [.open, .replace([.plain("z")], at: ["s"]), .choose(1)],
      steps: ["opened Root: a s", "submenu Root/S: z"]),
    Conversation(
      name: "a submenu that becomes empty is another item to see", menu: nested,
      events: [.open, .replace([], at: ["s"])], steps: ["opened Root: a s", "changed Root: a s"]),
    Conversation(
      name: "the open level itself may become empty", menu: nested,
      events: [.open, .choose(1), .replace([], at: ["s"]), .back],
      steps: ["opened Root: a s", "submenu Root/S: x t", "changed Root/S:", "back Root: a [s]"]),
    Conversation(
      name: "a place that is not there", menu: nested,
      events: [.open, .replace([], at: ["q"]), .replace([], at: ["a", "x"])], steps: ["opened Root: a s"]),
    Conversation(
      name: "items above may change around an open submenu", menu: nested,
      events: [.open, .choose(1), .choose(1), .replace([nested.items[1], .plain("b")], at: []), .back, .back],
      steps: nestedOpened + ["back Root/S: x [t]", "back Root: [s] b"]),
    Conversation(
      name: "a submenu that is gone is left", menu: nested,
      events: [.open, .choose(1), .choose(1), .replace([.plain("x"), .plain("z")], at: ["s"])],
      steps: nestedOpened + ["changed Root/S: x z"]),
    Conversation(
      name: "a question in a submenu that is gone goes with it",
      events: [.open, .choose(4), .choose(1), .replace([.plain("a")], at: []), .confirm(true)],
      steps: [
        "opened Root: act del off sub alps bye", "submenu Root/ALPS: share remove", "asked remove", "dropped remove",
        "changed Root: a",
      ]),
    Conversation(
      name: "replaced items are not mixed with removed ones",
      events: [.open, .choose(3), .choose(1), .replace([.plain("q")], at: ["sub"]), .restore],
      steps: [
        "opened Root: act del off sub alps bye", "submenu Root/More: x gone", "removed gone, Root/More: [x]",
        "changed Root/More: q",
      ]),
    Conversation(
      name: "replacing while closed is seen at the next opening", menu: abc,
      events: [.replace([.plain("z")], at: []), .open], steps: ["opened Root: z"]),
  ]
}
