import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension MenuConversationTests {
  @Test(arguments: leavings) func leaving(_ talk: Talk) { talk.hold() }

  static let leavings = [
    Talk(
      "Esc clears the line, then leaves",
      [
        Turn(.esc("no"), "cut", "line ''"), Turn(.esc(), "cut", "finish left"),
      ]),
    Talk(
      "Esc on an item in the line keeps the place",
      [
        Turn(.down, "show '1 Camera'"), Turn(.esc("1 Camera"), "cut", "line ''"), Turn(.down, "show '2 Note'"),
      ]),
    Talk(
      "Esc in a one-shot choice", oneShot: true,
      [
        Turn(.esc("no"), "cut", "line ''"), Turn(.esc(), "cut", "finish cancelled"),
      ]),
    Talk(
      "Esc in a submenu goes back first", with: .trips,
      [
        Turn(.enter("trips"), "tell 'Trips, 2 items' | '1 Alps, submenu' | '2 Coast, submenu'", "line ''"),
        Turn(.esc(), "cut", "tell 'Actions, 2 items, 2 Trips, submenu'", "line ''"), Turn(.esc(), "cut", "finish left"),
      ]),
    Talk("back as a sign and as a word, at the root", [Turn(.enter("<"), "line ''", "cut", "finish left")]),
    Talk("back in Spanish", in: .spanish, [Turn(.enter("atras"), "line ''", "cut", "finish left")]),
    Talk("quit", [Turn(.enter("quit"), "line ''", "cut", "finish quit")]),
    Talk(
      "quit from a submenu", with: .trips,
      [
        Turn(.enter("2"), "tell 'Trips, 2 items' | '1 Alps, submenu' | '2 Coast, submenu'", "line ''"),
        Turn(.enter("salir"), "line ''", "cut", "finish quit"),
      ]),
    Talk("quit in a one-shot choice", oneShot: true, [Turn(.enter("quit"), "line ''", "cut", "finish cancelled")]),
    Talk(
      "an item of the name goes before the word", with: .of(["Quit smoking"]),
      [
        Turn(.enter("quit"), "perform Quit smoking", "line ''"), Turn(.enter(":quit"), "line ''", "cut", "finish quit"),
      ]),
    Talk(
      "a cancel item", with: .of(MenuItem("Never mind", role: .cancel)), oneShot: true,
      [
        Turn(.enter("never"), "finish cancelled")
      ]),
    Talk(
      "one action where one is enough", closesAfterAction: true,
      [
        Turn(.enter("note"), "perform Note", "line ''", "finish left")
      ]),
  ]

  @Test(
    "End of input never chooses",
    arguments: [
      Talk("the shell", default: 1, [Turn(.controlD, "cut", "finish left")]),
      Talk("a one-shot choice with a default", default: 1, oneShot: true, [Turn(.controlD, "cut", "finish cancelled")]),
      Talk(
        "with an item in the line", oneShot: true,
        [
          Turn(.down, "show '1 Camera'"), Turn(.controlD, "cut", "finish cancelled"),
        ]),
      Talk(
        "while a question stands", oneShot: true,
        [
          Turn(.enter("5"), "result 'Delete? y or n, then Enter'", "line ''"),
          Turn(.controlD, "cut", "finish cancelled"),
          Turn(.enter("y"), "error 'No match for y'", "keep 'y'"),
        ]),
    ])
  func case10(_ talk: Talk) { talk.hold() }

  @Test(
    "Ctrl-C clears in the shell and cancels a one-shot choice",
    arguments: [
      Talk(
        "the shell",
        [
          Turn(.down, "show '1 Camera'"), Turn(.controlC, "cut", "line ''"), Turn(.tab(""), "say '5 matches'"),
          Turn(.down, "show '2 Note'"),
        ]),
      Talk(
        "a question stays",
        [
          Turn(.enter("5"), "result 'Delete? y or n, then Enter'", "line ''"), Turn(.controlC, "cut", "line ''"),
          Turn(.enter("y"), "perform Delete", "line ''"),
        ]),
      Talk("a one-shot choice", oneShot: true, [Turn(.controlC, "cut", "finish cancelled")]),
    ])
  func case11(_ talk: Talk) { talk.hold() }

  @Test(
    "Enter with nothing chosen chooses nothing",
    arguments: [
      Talk(
        "nothing yet", oneShot: true,
        [
          Turn(.enter(), "tell 'Actions, 5 items'"), Turn(.enter("  "), "tell 'Actions, 5 items'"),
        ]),
      Talk(
        "an item that was erased", oneShot: true,
        [
          Turn(.down, "show '1 Camera'"), Turn(.enter(), "tell 'Actions, 5 items, 1 Camera'"),
        ]),
    ])
  func case12(_ talk: Talk) { talk.hold() }

  @Test(
    "The default is said in words, and Enter takes it",
    arguments: [
      Talk(
        "in English", with: .of(["Red", "Green"]), default: 1, oneShot: true, tellsOpening: true,
        [
          Turn(.began, "tell 'Actions, 2 items' | '1 Red' | '2 Green, default'", "line ''"),
          Turn(.down, "show '1 Red'"), Turn(.down, "show '2 Green, default, last'"),
          Turn(.enter(), "show '2 Green, default'", "finish chosen Green at 1"),
        ]),
      Talk(
        "in Spanish", with: .of(["Red", "Green"]), in: .spanish, default: 0,
        [Turn(.home, "show '1 Red, predeterminado, primero'")]),
      Talk(
        "not in a submenu", with: .trips, default: 0,
        [
          Turn(.enter("2"), "tell 'Trips, 2 items' | '1 Alps, submenu' | '2 Coast, submenu'", "line ''"),
          Turn(.enter(), "tell 'Trips, 2 items'"),
        ]),
      Talk(
        "one that needs a yes", default: 4, oneShot: true,
        [
          Turn(.enter(), "show '5 Delete, destructive, default'", "result 'Delete? y or n, then Enter'", "line ''"),
          Turn(.enter(), "result 'Delete? y or n, then Enter'", "line ''"),
          Turn(.enter("y"), "finish chosen Delete at 4"),
        ]),
    ])
  func case24(_ talk: Talk) { talk.hold() }
}
