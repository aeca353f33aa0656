#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// What assistive technology reads and does, from another process.
  @Suite struct Accessibility {
    /// Title and states of all actions under the first menu of a name, in their order.
    private static func actions(under menu: String, _ window: MenuWindow) throws -> [String] {
      let all = try window.session.accessibles()
      let root = try #require(all.first { $0.role == "menu" && $0.name == menu })
      return all.filter { $0.role == "menu item" && $0.path.hasPrefix(root.path + "/") }.map(\.caption)
    }

    private static let cardActions = ["Share", "Save", "Remove, destructive"]
    private static let accionesDeTarjeta = ["Compartir", "Guardar", "Quitar, destructivo"]

    @Test(arguments: [
      (
        demo: "ring", layout: Layout.both[0], menu: "Long-press ring",
        actions: ["Camera", "Note", "Share", "Favorite", "Delete, destructive"]
      ),
      (
        "ring", Layout.both[1], "Anillo de pulsación larga",
        ["Cámara", "Nota", "Compartir", "Favorito", "Eliminar, destructivo"]
      ),
      ("arc", Layout.both[0], "Arc menu", ["A", "B", "C", "D", "E"]),
      ("arc", Layout.both[1], "Menú en arco", ["A", "B", "C", "D", "E"]),
      ("cards", Layout.both[0], "Alps", cardActions), ("cards", Layout.both[0], "Forest", cardActions),
      ("cards", Layout.both[1], "Alpes", accionesDeTarjeta),
    ])
    func everyDemonstrationIsAListOfActions(
      row: (demo: String, layout: Layout, menu: String, actions: [String])
    ) throws {
      let window = try MenuWindow.demo(row.demo, row.layout)
      #expect(try Self.actions(under: row.menu, window) == row.actions)
    }

    private static let items = """
      {"id": "a", "title": "Print", "unavailable": "no printer", "print": "never"},
      {"id": "b", "title": "Remove", "role": "destructive", "confirm": false, "print": "removed"},
      {"id": "c", "title": "Volume", "role": "destructive", "unavailable": "no sound",
       "items": [{"id": "d", "title": "Louder", "print": "louder"}]},
      {"id": "e", "title": "<b>&amp;</b>", "systemImage": "no.such.image", "print": "markup"},
      {"id": "f", "title": "Share", "systemImage": "camera", "print": "share"}
      """

    @Test(arguments: [
      (
        layout: Layout.both[0],
        actions: [
          "Print, unavailable: no printer", "Remove, destructive",
          "Volume, destructive, submenu, unavailable: no sound", "<b>&amp;</b>", "Share",
        ]
      ),
      (
        Layout.both[1],
        [
          "Print, no disponible: no printer", "Quitar, destructivo",
          "Volumen, destructivo, submenú, no disponible: no sound", "<b>&amp;</b>", "Compartir",
        ]
      ),
    ])
    func statesStandBehindTheTitles(row: (layout: Layout, actions: [String])) throws {
      let window = try MenuWindow.menu(Self.items, row.layout)
      #expect(try Self.actions(under: "Tools", window) == row.actions)
      let items = try window.session.accessibles().filter { $0.role == "menu item" }
      #expect(items.map { $0.states.contains("sensitive") } == [false, true, false, true, true])
      #expect(items.allSatisfy { $0.actions.map(\.name) == ["click"] })
    }

    @Test(arguments: [false, true])
    func anActionOfARingIsPerformedOpenOrNot(isOpen: Bool) throws {
      let window = try MenuWindow.menu(Self.items)
      if isOpen { try window.open() }
      for (name, printed) in [("Remove", "removed\n"), ("Share", "removed\nshare\n")] {
        try window.session.perform("click", on: window.session.accessible(role: "menu item", name: name))
        try window.session.waitForOutput(printed)
        try window.awaitClosed()
        if isOpen { try window.open() }
      }
      #expect(try window.settledOutput() == "removed\nshare\n")
    }

    @Test func anActionOfAnArcIsPerformed() throws {
      let window = try MenuWindow.demo("arc")
      try window.session.perform("click", on: window.session.accessible(role: "menu item", name: "D"))
      try window.awaitMessage("You chose D")
      try window.awaitClosed()
    }

    @Test func anActionOfACardThatIsNotLiftedIsPerformed() throws {
      let window = try MenuWindow.demo("cards")
      func perform(_ action: String, of card: String) throws {
        let all = try window.session.accessibles()
        let cell = try #require(all.first { $0.isCard && $0.name == card })
        let found = try #require(all.first { $0.name == action && $0.path.hasPrefix(cell.path + "/") })
        try window.session.perform("click", on: found)
      }
      try perform("Save", of: "Desert")
      try window.awaitMessage("You chose Save")
      try window.awaitFocus("Desert")
      // The question is the same, and so is what follows.
      try perform("Remove", of: "Coast")
      try window.awaitFocus("No")
      try window.session.perform("click", on: window.session.accessible(role: "push button", name: "Yes"))
      try window.awaitMessage("Coast removed")
      try window.awaitFocus("Desert")
    }

    @Test func theFocusFollowsTheHighlight() throws {
      let window = try MenuWindow.demo("ring")
      #expect(try window.focused() == "Long-press ring")
      try window.open()
      #expect(try window.focused() == "Long-press ring, 5 items")
      for (key, name) in [("Home", "Camera"), ("Right", "Note"), ("End", "Delete"), ("Tab", "Delete")] {
        try window.keys(key)
        try window.awaitFocus(name)
      }
      // Where a pointer is when the menu opens is no motion yet.
      try window.session.move(to: window.bubble(2, of: 5, in: .english))
      try window.rest()
      try window.session.move(to: window.bubble(2, of: 5, in: .english) + Point(1, 1))
      try window.awaitFocus("Share")
      try window.keys("Escape")
      try window.awaitFocus("Long-press ring")
    }

    /// Everything that can be found has a name of the menu's or the product's, and nothing is told twice.
    @Test(arguments: ["ring", "arc", "cards"], [false, true])
    func decorationIsNotThere(demo: String, isOpen: Bool) throws {
      let window = try MenuWindow.demo(demo)
      if isOpen {
        try window.keys("Return")
        try window.rest()
      }
      let all = try window.session.accessibles()
      #expect(all.allSatisfy { !["image", "icon", "filler", "scroll bar"].contains($0.role) })
      #expect(all.allSatisfy { !$0.name.hasPrefix("Gtk") })
      // Labels are the heading of what is open, and the texts of a lifted card.
      let labels = all.filter { $0.role == "label" }.map(\.name)
      #expect(labels == Self.labels[demo]?[isOpen ? 1 : 0])
    }

    private static let labels = [
      "ring": [[], ["Long-press ring, 5 items"]], "arc": [[], ["Arc menu, 5 items"]],
      "cards": [["Trips"], ["Trips", "Alps", "Snow and silence above the valleys"]],
    ]

    private static let nested = """
      {"id": "a", "title": "Ant", "print": "ant"},
      {"id": "p", "title": "Papers", "presentation": "cards", "items": [
        {"id": "l", "title": "Letter", "preview": {"subtitle": "Dear"}, "items": [
          {"id": "r", "title": "Read", "print": "read"}]}]},
      {"id": "q", "title": "Pen", "preview": {"subtitle": "Blue"}, "items": [
        {"id": "w", "title": "Write", "print": "write"}]}
      """

    /// What a ring offers is out of reach while cards, a lifted card or a question stand over it.
    @Test(arguments: [
      (keys: ["2"], rest: [] as [String], shown: "Letter"), (["2", "1"], ["Read"], "Letter"), (["3"], ["Write"], "Pen"),
    ])
    func whatIsCoveredIsOutOfReach(row: (keys: [String], rest: [String], shown: String)) throws {
      let window = try MenuWindow.menu(Self.nested)
      for key in row.keys {
        try window.keys(key)
        try window.rest()
      }
      let all = try window.session.accessibles()
      #expect(all.contains { $0.role == "menu" && $0.name == row.shown })
      let covered = all.filter { $0.role == "menu item" && ["Ant", "Papers"].contains($0.name) }
      #expect(covered.isEmpty)
      if let action = row.rest.first {
        let item = try #require(all.last { $0.name == action })
        try window.session.perform("click", on: item)
        try window.session.waitForOutput(action.lowercased() + "\n")
      }
    }
  }
}
#endif
