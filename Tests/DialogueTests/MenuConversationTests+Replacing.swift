import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension MenuConversationTests {
  @Test("Items replaced while open: nothing stale is chosen", arguments: replacements)
  func case35(_ talk: Talk) { talk.hold() }

  private static let red = MenuItem("Red"), green = MenuItem("Green"), blue = MenuItem("Blue")

  static let replacements = [
    Talk(
      "the new list is told, and the place follows its item", with: .of(red, green),
      [
        Turn(.down, "show '1 Red'"),
        Turn(replace: [blue, red], "tell 'Actions, 2 items' | '1 Blue' | '2 Red'", "line ''"),
        Turn(.enter(), "tell 'Actions, 2 items, 2 Red'"), Turn(.typed("1"), "show '1 Blue'", "perform Blue", "line ''"),
        Turn(.enter("green"), "error 'No match for green'", "keep 'green'"),
      ]),
    Talk(
      "an item that stood in the line is not chosen by it", with: .of(red, green),
      [
        Turn(.end, "show '2 Green, last'"),
        Turn(replace: [red, blue], "tell 'Actions, 2 items' | '1 Red' | '2 Blue'", "line ''"),
        Turn(.enter("2 Green, last"), "error 'No match for 2 Green, last'", "keep '2 Green, last'"),
        Turn(.key(.repeatItem), "tell 'Actions, 2 items' | '1 Red' | '2 Blue'"),
      ]),
    Talk(
      "the same again is told to nobody", with: .of(red, green),
      [
        Turn(.down, "show '1 Red'"), Turn(replace: [red, green]), Turn(.enter("1 Red"), "perform Red", "line ''"),
      ]),
    Talk(
      "none left", with: .of(red), default: 0,
      [
        Turn(.down, "show '1 Red, default, last'"), Turn(replace: [], "tell 'Actions, 0 items'", "line ''"),
        Turn(.typed("1")), Turn(.enter(), "tell 'Actions, 0 items'"),
      ]),
    Talk(
      "a question about an item that is gone is dropped",
      [
        Turn(.enter("5"), "result 'Delete? y or n, then Enter'", "line ''"),
        Turn(replace: [red], "error 'Delete is no longer there'", "tell 'Actions, 1 item' | '1 Red'", "line ''"),
        Turn(.enter("y"), "error 'No match for y'", "keep 'y'"),
      ]),
    Talk(
      "a question follows its item", oneShot: true,
      [
        Turn(.enter("5"), "result 'Delete? y or n, then Enter'", "line ''"),
        Turn(
          replace: [red, MenuItem("Delete", role: .destructive)],
          "tell 'Actions, 2 items' | '1 Red' | '2 Delete, destructive'", "line ''"),
        Turn(.enter("y"), "finish chosen Delete at 1"),
      ]),
    Talk(
      "another level is none of this one's business", with: .trips,
      [
        Turn(.down, "show '1 Camera'"), Turn(replace: [red], at: ["Trips"]), Turn(replace: [red], at: ["Nowhere"]),
        Turn(.enter("1 Camera"), "perform Camera", "line ''"),
        Turn(.enter("trips"), "tell 'Trips, 1 item' | '1 Red'", "line ''"),
      ]),
    Talk(
      "a submenu that is gone leads up", with: .trips,
      [
        Turn(.enter("trips"), "tell 'Trips, 2 items' | '1 Alps, submenu' | '2 Coast, submenu'", "line ''"),
        Turn(replace: [red], "tell 'Actions, 1 item' | '1 Red'", "line ''"),
      ]),
  ]

  @Test(arguments: languageChanges) func language(_ talk: Talk) { talk.hold() }

  static let languageChanges = [
    Talk(
      "what is told next is in the new language",
      [
        Turn(.down, "show '1 Camera'"), Turn(.enter("lang es"), "line ''", "set language 'es'"),
        Turn(language: .spanish), Turn(.key(.repeatItem), "show '1 Cámara'"),
        Turn(.end, "show '5 Eliminar, destructivo, último'"),
        Turn(.enter("camara"), "perform Camera", "line ''"),
        Turn(.enter("camera"), "error 'Nada coincide con camera'", "keep 'camera'"),
        Turn(.enter("5"), "result '¿Eliminar? s o n, luego Intro'", "line ''"), Turn(language: .english),
        Turn(.enter(), "result 'Delete? y or n, then Enter'", "line ''"),
      ]),
    Talk(
      "nothing of the old language is repeated", with: .of(red),
      [
        Turn(.key(.list), "tell 'Actions, 1 item' | '1 Red'"), Turn(language: .spanish),
        Turn(.key(.repeatItem), "tell 'Acciones, 1 elemento'"),
      ]),
  ]
}
