import ActionMenu
import Dialogue
import Speech
import StringCatalog
import Testing

/// Conversations with a menu, each turn with all its reactions; the tables stand in files of their own.
@Suite struct MenuConversationTests {
  @Test(arguments: openings) func opening(_ talk: Talk) { talk.hold() }

  static let openings = [
    Talk(
      "title, items and their states", with: mixed, tellsOpening: true,
      [
        Turn(
          .began,
          "tell 'Actions, 4 items' | '1 Camera' | '2 Delete, destructive' | '3 Settings, submenu'"
            + " | '4 Print, unavailable: no printer'", "line ''")
      ]),
    Talk(
      "in Spanish", in: .spanish, tellsOpening: true,
      [
        Turn(
          .began,
          "tell 'Acciones, 5 elementos' | '1 Cámara' | '2 Nota' | '3 Compartir' | '4 Favorito'"
            + " | '5 Eliminar, destructivo'", "line ''")
      ]),
    Talk(
      "opening twice tells once", with: .of(["Red"]), tellsOpening: true,
      [
        Turn(.began, "tell 'Actions, 1 item' | '1 Red'", "line ''"), Turn(.began),
      ]),
  ]

  private static let mixed = Menu.of(
    MenuItem("Camera"), MenuItem("Delete", role: .destructive), MenuItem("Settings", items: [MenuItem("Sound")]),
    MenuItem("Print", availability: .unavailable(reason: "no printer")))

  @Test("A greeting stands above the first list only") func greeting() {
    var options = MenuConversation.Options()
    options.greeting = Announcement.Line(.init("Welcome", .english))
    var conversation = MenuConversation(.of(["Red"]), localizer: Localizer(language: .english), options: options)
    #expect(texts(conversation.handle(.began)) == ["tell 'Welcome' | 'Actions, 1 item' | '1 Red'", "line ''"])
    #expect(texts(conversation.handle(.key(.list))) == ["tell 'Actions, 1 item' | '1 Red'"])
  }

  private func texts(_ reactions: [Reaction]) -> [String] { reactions.map { $0.text(in: .english) } }
}

extension MenuConversationTests {
  @Test("Menus of no, one and two items", arguments: smallMenus) func case31(_ talk: Talk) { talk.hold() }

  private static let nothing = "tell 'Actions, 0 items'"

  static let smallMenus = [
    Talk(
      "none", with: .empty, tellsOpening: true,
      [
        Turn(.began, nothing, "line ''"), Turn(.down, nothing), Turn(.up, nothing), Turn(.home, nothing),
        Turn(.pageDown, nothing), Turn(.typed("1")), Turn(.typed("0")), Turn(.enter(), nothing),
        Turn(.enter("1"), "error 'No match for 1'", "keep '1'"), Turn(.tab(""), nothing), Turn(.tab("a"), nothing),
        Turn(.key(.list), nothing), Turn(.key(.repeatItem), nothing), Turn(.key(.whereAmI), nothing),
        Turn(.key(.describe), "notice 'No item yet. An arrow goes to one.'"),
        Turn(.key(.spell), "notice 'No item yet. An arrow goes to one.'"), Turn(.esc(), "cut", "finish left"),
      ]),
    Talk("none, with a default that is not there", with: .empty, default: 0, oneShot: true, [Turn(.enter(), nothing)]),
    Talk(
      "one", with: .of(["Red"]),
      [
        Turn(.down, "show '1 Red, last'"), Turn(.down, "show '1 Red, last'"), Turn(.up, "show '1 Red, first'"),
        Turn(.typed("1"), "show '1 Red'", "perform Red", "line ''"),
        Turn(.tab(""), "line 'Red'", "say 'Red'"),
      ]),
    Talk(
      "two", with: .of(["Red", "Green"]),
      [
        Turn(.down, "show '1 Red'"), Turn(.down, "show '2 Green, last'"), Turn(.up, "show '1 Red, first'"),
        Turn(.typed("2"), "show '2 Green'", "perform Green", "line ''"),
      ]),
  ]
}
