#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// The cards of the demonstration: lifted by press, click and key, with their actions.
  @Suite struct Cards {
    /// Words of the demonstration in both languages.
    struct Words: Sendable {
      let layout: Layout
      let titles: [String]
      let share, save, remove, chosen, removed, question, yes, startOver, trips: String
    }

    static let english = Words(
      layout: Layout.both[0], titles: ["Alps", "Coast", "Desert", "Forest"], share: "Share", save: "Save",
      remove: "Remove", chosen: "You chose ", removed: " removed", question: "Remove?", yes: "Yes",
      startOver: "Start over", trips: "Trips")
    static let spanish = Words(
      layout: Layout.both[1], titles: ["Alpes", "Costa", "Desierto", "Bosque"], share: "Compartir", save: "Guardar",
      remove: "Quitar", chosen: "Ha elegido ", removed: "Se ha quitado ", question: "¿Quitar?", yes: "Sí",
      startOver: "Empezar de nuevo", trips: "Viajes")

    enum Way: String, CaseIterable { case longPress, secondaryClick, menu, shiftF10, enter, space, number }

    private static func lift(_ index: Int, _ words: Words = english, of cards: MenuWindow, by way: Way) throws {
      let title = words.titles[index]
      let place = try cards.place(role: "menu", title).center
      switch way {
      case .longPress:
        try cards.session.move(to: place)
        try cards.session.press()
        try awaitLifted(title, cards)
        try cards.session.release()
      case .secondaryClick: try cards.session.click(.right, at: place)
      case .menu: try reach(index, cards, words, then: "Menu")
      case .shiftF10: try reach(index, cards, words, then: "Shift+F10")
      case .enter: try reach(index, cards, words, then: "Return")
      case .space: try reach(index, cards, words, then: "space")
      case .number: try cards.keys("\(index + 1)")
      }
      try awaitLifted(title, cards)
      try cards.rest()
    }

    private static func reach(_ index: Int, _ cards: MenuWindow, _ words: Words, then key: String) throws {
      try cards.keys("Home")
      if index % 2 == 1 { try cards.keys("Right") }
      if index > 1 { try cards.keys("Down") }
      try cards.awaitFocus(words.titles[index])
      try cards.keys(key)
    }

    /// The lifted card has the focus in a menu of its own, without a grid around it.
    private static func awaitLifted(_ title: String, _ cards: MenuWindow) throws {
      try cards.session.awaitAccessibles("lifted \(title)") { all in
        all.contains { $0.role == "menu" && $0.name == title && !$0.states.contains("selectable") }
      }
    }

    private static func awaitLetDown(_ cards: MenuWindow) throws {
      try cards.session.awaitAccessibles("no lifted card") { all in
        !all.contains { $0.role == "menu" && !$0.states.contains("selectable") }
      }
    }

    /// An action of the lifted card: the last of its name, since the cards have theirs, too.
    private static func action(_ name: String, _ cards: MenuWindow) throws -> AccessibleNode {
      try #require(cards.session.accessibles().last { $0.role == "menu item" && $0.name == name })
    }

    @Test(arguments: Way.allCases, [english, spanish])
    func eachWayLiftsACardAndEscapeLetsItDown(way: Way, words: Words) throws {
      let cards = try MenuWindow.demo("cards", words.layout)
      try Self.lift(2, words, of: cards, by: way)
      let names = try cards.session.accessibles().filter { $0.role == "menu item" }.suffix(3).map(\.name)
      #expect(names == [words.share, words.save, words.remove])
      try cards.keys("Escape")
      try Self.awaitLetDown(cards)
      try cards.awaitFocus(words.titles[2])
      try cards.keys("Escape")
      try cards.end()
    }

    @Test(arguments: [english, spanish])
    func actionsAreChosenByPointerAndKeys(words: Words) throws {
      let cards = try MenuWindow.demo("cards", words.layout)
      try Self.lift(1, words, of: cards, by: .secondaryClick)
      try cards.session.click(at: cards.place(of: Self.action(words.share, cards)).center)
      try cards.awaitMessage(words.chosen + words.share)
      try Self.awaitLetDown(cards)
      try cards.awaitFocus(words.titles[1])
      try Self.lift(3, words, of: cards, by: .enter)
      try cards.keys("Down", "Down", "Return")
      try cards.awaitMessage(words.chosen + words.save)
      try cards.awaitFocus(words.titles[3])
      try Self.lift(0, words, of: cards, by: .number)
      try cards.keys("1")
      try cards.awaitMessage(words.chosen + words.share)
      try cards.awaitFocus(words.titles[0])
    }

    /// The press time is over before the finger is up: what is under the lifted card is not pressed by its release.
    @Test func theReleaseOfTheLongPressChoosesNothing() throws {
      let cards = try MenuWindow.demo("cards", isAnimated: true)
      try Self.lift(3, of: cards, by: .longPress)
      #expect(try cards.message() == "Press and hold, or press Enter")
      #expect(try cards.focused() == "Forest")
    }

    @Test func aShortPressOrADriftLiftsNothing() throws {
      let cards = try MenuWindow.demo("cards")
      let place = try cards.place(role: "menu", "Coast").center
      try cards.session.move(to: place)
      try cards.session.press()
      try cards.session.move(to: place + Point(0, 20))
      try cards.rest()
      try cards.session.release()
      try cards.rest()
      #expect(try cards.session.accessibles().count { $0.role == "menu" } == 4)
    }

    @Test(arguments: [Point(8, 300), Point(392, 300), Point(200, 590)])
    func aPressBesideTheLiftedCardLetsItDown(place: Point) throws {
      let cards = try MenuWindow.demo("cards")
      try Self.lift(1, of: cards, by: .enter)
      try cards.session.click(at: place)
      try Self.awaitLetDown(cards)
      try cards.awaitFocus("Coast")
      try cards.rest()
      #expect(try cards.message() == "Press and hold, or press Enter")
    }

    @Test(arguments: [english, spanish])
    func removalAsksAndTheFocusGoesToTheNeighbour(words: Words) throws {
      let cards = try MenuWindow.demo("cards", words.layout)
      func remove(_ index: Int, answer: String) throws {
        try Self.lift(index, words, of: cards, by: .secondaryClick)
        try cards.session.click(at: cards.place(of: Self.action(words.remove, cards)).center)
        try cards.awaitFocus("No")
        #expect(try cards.session.accessibles().contains { $0.name == words.question })
        try cards.keys(answer)
      }
      try remove(1, answer: "n")
      // Not done: the card is still lifted, with its actions.
      try cards.rest()
      try Self.awaitLifted(words.titles[1], cards)
      try cards.keys("Escape")
      try Self.awaitLetDown(cards)
      try remove(1, answer: "y")
      try cards.awaitFocus(words.titles[2])
      let told = words.layout.language == "en" ? "Coast removed" : "Se ha quitado Costa"
      #expect(try cards.message() == told)
      let names = try cards.session.accessibles().filter { $0.role == "menu" }.map(\.name)
      #expect(names == [words.titles[0], words.titles[2], words.titles[3]])
    }

    @Test(arguments: [english, spanish])
    func removedCardsComeBack(words: Words) throws {
      let cards = try MenuWindow.demo("cards", words.layout)
      // From the last on: the focus goes to the one that is last now.
      for left in (0..<4).reversed() {
        try Self.lift(left, words, of: cards, by: .number)
        try cards.keys("3")
        try cards.awaitFocus("No")
        try cards.keys("s")
        try cards.awaitFocus(left > 0 ? words.titles[left - 1] : words.startOver)
      }
      try cards.keys("Return")
      try cards.session.awaitAccessible(role: "menu", name: words.titles[0])
      try cards.rest()
      let names = try cards.session.accessibles().filter { $0.role == "menu" }.map(\.name)
      #expect(names == words.titles)
    }

    @Test func startOverIsReachedByPointerToo() throws {
      let cards = try MenuWindow.demo("cards")
      for _ in 0..<4 { try cards.keys("1", "3", "y") }
      try cards.awaitFocus("Start over")
      try cards.rest()
      let place = try #require(
        cards.session.accessibles().first { $0.name == "Start over" && $0.states.contains("focused") })
      try cards.session.click(.right, at: cards.place(of: place).center)
      try cards.session.awaitAccessible(role: "menu", name: "Forest")
    }
  }
}
#endif
