#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// What choosing an item of a ring does.
  @Suite struct RingActions {
    private static let items = """
      {"id": "p", "title": "Print", "unavailable": "no printer", "print": "never"},
      {"id": "r", "title": "Remove", "role": "destructive", "print": "removed"},
      {"id": "m", "title": "Volume", "items": [
        {"id": "l", "title": "Louder", "print": "louder"},
        {"id": "q", "title": "Box", "items": [{"id": "g", "title": "Gem", "print": "gem"}]}]},
      {"id": "s", "title": "Share", "print": "share"}
      """

    enum Way: String, CaseIterable { case number, arrow, tap, drag, assistiveTechnology }

    private static func choose(_ index: Int, of ring: MenuWindow, by way: Way) throws {
      let place = ring.bubble(index, of: 4, in: .english)
      switch way {
      case .number: try ring.keys("\(index + 1)")
      case .arrow:
        try ring.open()
        for _ in 0...index { try ring.keys("Tab") }
        try ring.keys("Return")
      case .tap:
        try ring.tap(ring.center)
        try ring.tap(place)
      case .drag:
        try ring.holdLabel()
        try ring.session.move(from: ring.center, to: place)
        try ring.session.release()
      case .assistiveTechnology:
        let items = try ring.session.accessibles().filter { $0.role == "menu item" }
        try ring.session.perform("click", on: items[index])
      }
      try ring.rest()
    }

    @Test(arguments: Way.allCases.map { ($0, Layout.both[0]) } + [(.arrow, Layout.both[1])])
    func anUnavailableItemTellsItsReasonAndTheMenuStays(way: Way, layout: Layout) throws {
      let ring = try MenuWindow.menu(Self.items, layout)
      try Self.choose(0, of: ring, by: way)
      try ring.awaitMessage(
        layout.language == "en" ? "Print is unavailable: no printer" : "Print no está disponible: no printer")
      #expect(try ring.isOpen())
      // It can be used on, by keys and by pointer.
      try ring.keys("End", "Return")
      try ring.session.waitForOutput("share\n")
      try ring.awaitClosed()
      try Self.choose(0, of: ring, by: way)
      try ring.tap(ring.bubble(3, of: 4, in: .english))
      try ring.session.waitForOutput("share\nshare\n")
      #expect(try ring.settledOutput() == "share\nshare\n")
    }

    enum Reply: String, CaseIterable {
      case y, s, n, escape, tabToYes, enterAtNo, pointerYes, pointerNo, assistiveYes, assistiveNo

      var isYes: Bool { [.y, .s, .tabToYes, .pointerYes, .assistiveYes].contains(self) }
    }

    @Test(
      arguments: Reply.allCases.map { ($0, Layout.both[0]) }
        + [Reply.y, .s, .n, .tabToYes, .pointerYes].map { ($0, Layout.both[1]) })
    func aDestructiveItemAsks(reply: Reply, layout: Layout) throws {
      let ring = try MenuWindow.menu(Self.items, layout)
      try Self.choose(1, of: ring, by: reply.isYes ? .arrow : .drag)
      let isEnglish = layout.language == "en"
      try ring.awaitFocus("No")
      let question = isEnglish ? "Remove?" : "¿Quitar?"
      #expect(try ring.session.accessibles().contains { $0.role == "label" && $0.name == question })
      // Neither a digit nor another letter is an answer, and what lies under the question is out of reach.
      try ring.keys("1", "x")
      try ring.tap(ring.bubble(3, of: 4, in: .english))
      #expect(ring.session.out == "")
      try Self.give(reply, to: ring, yes: isEnglish ? "Yes" : "Sí")
      if reply.isYes {
        try ring.session.waitForOutput("removed\n")
        try ring.awaitClosed()
      } else {
        try ring.awaitMessage(isEnglish ? "Remove: not done" : "No se ha hecho: Quitar")
        try ring.awaitOpen()
        try ring.keys("End", "Return")
        try ring.session.waitForOutput("share\n")
      }
      #expect(try ring.settledOutput() == (reply.isYes ? "removed\n" : "share\n"))
    }

    private static func give(_ reply: Reply, to ring: MenuWindow, yes: String) throws {
      switch reply {
      case .y, .s, .n: try ring.keys(reply.rawValue)
      case .escape: try ring.keys("Escape")
      case .enterAtNo: try ring.keys("Return")
      case .tabToYes:
        try ring.keys("Tab")
        try ring.awaitFocus(yes)
        try ring.keys("Return")
      case .pointerYes: try ring.session.click(at: ring.place(role: "push button", yes).center)
      case .pointerNo: try ring.session.click(at: ring.place(role: "push button", "No").center)
      case .assistiveYes: try ring.session.perform("click", on: ring.session.accessible(role: "push button", name: yes))
      case .assistiveNo: try ring.session.perform("click", on: ring.session.accessible(role: "push button", name: "No"))
      }
    }

    /// Into a submenu and its submenu, an item of it, and the way back.
    @Test(arguments: Way.allCases.map { ($0, Layout.both[0]) } + [(.arrow, Layout.both[1])])
    func aSubmenuIsEnteredAndLeft(way: Way, layout: Layout) throws {
      let ring = try MenuWindow.menu(Self.items, layout)
      let isEnglish = layout.language == "en"
      try Self.choose(2, of: ring, by: way)
      try ring.session.awaitAccessible(role: "menu item", name: "Box")
      try ring.awaitFocus(isEnglish ? "Volume, 2 items" : "Volumen, 2 elementos")
      try ring.keys("2")
      try ring.session.awaitAccessible(role: "menu item", name: "Gem")
      try ring.session.awaitAccessible(role: "push button", name: isEnglish ? "Back" : "Atrás")
      try ring.keys("Escape")
      try ring.session.awaitAccessible(role: "menu item", name: "Box")
      // The middle leads back, too.
      try ring.tap(ring.center)
      try ring.session.awaitAccessible(role: "menu item", name: "Print")
      #expect(try ring.isOpen())
      try ring.keys("3", "1")
      try ring.session.waitForOutput("louder\n")
      try ring.awaitClosed()
      // It opens from the top.
      try ring.open()
      try ring.session.awaitAccessible(role: "menu item", name: "Print")
      try ring.keys("Escape")
      try ring.awaitClosed()
      try ring.keys("Escape")
      try ring.end()
    }

    @Test func theItemsOfASubmenuAreReachedByPointer() throws {
      let ring = try MenuWindow.menu(Self.items)
      try Self.choose(2, of: ring, by: .drag)
      try ring.tap(try ring.place(role: "menu item", "Box").center)
      try ring.tap(try ring.place(role: "menu item", "Gem").center)
      try ring.session.waitForOutput("gem\n")
      try ring.awaitClosed()
    }
  }
}
#endif
