#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// The arc beside its button, as the demonstration has it: five items on the upper half of a turn, 80 points away.
  @Suite struct Arc {
    private static let titles = ["A", "B", "C", "D", "E"]

    private static func chosen(_ title: String, _ layout: Layout) -> String {
      layout.language == "es" ? "Ha elegido \(title)" : "You chose \(title)"
    }

    /// Before an arc is opened for the first time all of its items are at its button.
    private static func button(_ arc: MenuWindow) throws -> Point { try arc.place(role: "menu item", "A").center }

    private static func open(_ arc: MenuWindow, at button: Point) throws {
      try arc.tap(button)
      try arc.awaitOpen()
    }

    @Test(arguments: Layout.all)
    func aTapOpensAndATapOnEachItemChooses(layout: Layout) throws {
      let arc = try MenuWindow.demo("arc", layout)
      let button = try Self.button(arc)
      for title in Self.titles {
        try Self.open(arc, at: button)
        try arc.tap(arc.place(role: "menu item", title).center)
        try arc.awaitMessage(Self.chosen(title, layout))
        // It closes after the action and does not open again by itself.
        try arc.awaitClosed()
      }
      try arc.rest()
      #expect(try !arc.isOpen())
      try arc.keys("Escape")
      try arc.end()
    }

    @Test(arguments: Layout.all)
    func theItemsStandOnTheUpperHalf(layout: Layout) throws {
      let arc = try MenuWindow.demo("arc", layout, isAnimated: true)
      let button = try Self.button(arc)
      try Self.open(arc, at: button)
      let places = try Self.titles.map { try arc.place(role: "menu item", $0).center }
      let expected = [Point(-80, 0), Point(-57, -57), Point(0, -80), Point(57, -57), Point(80, 0)]
      let ways = layout.isRightToLeft ? expected.reversed() : expected
      for (place, way) in zip(places, ways) {
        #expect(abs(place.x - button.x - way.x) <= 1 && abs(place.y - button.y - way.y) <= 1, "\(place) of \(button)")
      }
    }

    @Test(arguments: [Point(0, 0), Point(0, 130), Point(-110, -110)])
    func aTapOnTheButtonOrBesideCloses(way: Point) throws {
      let arc = try MenuWindow.demo("arc")
      let button = try Self.button(arc)
      try Self.open(arc, at: button)
      try arc.tap(button + way)
      try arc.awaitClosed()
      #expect(try arc.message() == "Press and hold, or press Enter")
      try Self.open(arc, at: button)
    }

    @Test func aLongPressAndADragChoose() throws {
      let arc = try MenuWindow.demo("arc")
      let button = try Self.button(arc)
      try arc.session.move(to: button)
      try arc.session.press()
      try arc.awaitOpen()
      try arc.session.move(from: button, to: button + Point(57, -57))
      try arc.session.release()
      try arc.awaitMessage("You chose D")
      try arc.awaitClosed()
    }

    @Test(arguments: [
      (keys: ["Return", "Home", "Return"], title: "A"), (["space", "End", "space"], "E"),
      (["Return", "Up", "Return"], "C"), (["Return", "Left", "Return"], "A"),
      (["Return", "Right", "Up", "Return"], "D"),
      (["2"], "B"), (["Return", "4"], "D"), (["Return", "Tab", "Tab", "Return"], "B"),
    ])
    func keysChoose(row: (keys: [String], title: String)) throws {
      let arc = try MenuWindow.demo("arc")
      for key in row.keys {
        try arc.session.key(key)
        try arc.rest()
      }
      try arc.awaitMessage("You chose \(row.title)")
      try arc.awaitClosed()
    }

    @Test func escapeClosesAndThenEnds() throws {
      let arc = try MenuWindow.demo("arc")
      try arc.open()
      try arc.keys("Escape")
      try arc.awaitClosed()
      #expect(try arc.focused() == "Arc menu")
      try arc.keys("Escape")
      try arc.end()
    }
  }
}
#endif
