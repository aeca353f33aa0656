import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension MenuConversationTests {
  @Test(arguments: levels) func submenu(_ talk: Talk) { talk.hold() }

  private static let trips = "tell 'Trips, 2 items' | '1 Alps, submenu' | '2 Coast, submenu'"
  private static let alps = "tell 'Alps, 2 items' | '1 Share' | '2 Remove, destructive'"

  static let levels = [
    Talk(
      "in, on and back, where the place is kept", with: .trips,
      [
        Turn(.down, "show '1 Camera'"), Turn(.down, "show '2 Trips, submenu, last'"),
        Turn(.enter("2 Trips, submenu, last"), trips, "line ''"),
        // Below, no item is the current one yet.
        Turn(.enter(), "tell 'Trips, 2 items'"), Turn(.typed("1"), "show '1 Alps, submenu'", alps, "line ''"),
        Turn(.down, "show '1 Share'"), Turn(.enter("1 Share"), "perform Share", "line ''"),
        Turn(.key(.whereAmI), "tell 'Alps, 2 items, 1 Share' | 'in Actions, Trips'"),
        Turn(.enter("<"), "line ''", "cut", "tell 'Trips, 2 items, 1 Alps, submenu'", "line ''"),
        Turn(.down, "show '2 Coast, submenu, last'"),
        Turn(.esc(), "cut", "tell 'Actions, 2 items, 2 Trips, submenu'", "line ''"),
        Turn(.key(.list), "tell 'Actions, 2 items' | '1 Camera' | '2 Trips, submenu'"),
      ]),
    Talk(
      "a choice made below is the outcome", with: .trips, oneShot: true,
      [
        Turn(.enter("trips"), trips, "line ''"), Turn(.enter("coast"), coast, "line ''"),
        Turn(.enter("share"), "finish chosen Share at 0"),
      ]),
    Talk(
      "Ctrl-C cancels from below", with: .trips, oneShot: true,
      [
        Turn(.enter("trips"), trips, "line ''"), Turn(.controlC, "cut", "finish cancelled"),
      ]),
    Talk(
      "titles of the level above are no names here", with: .trips,
      [
        Turn(.enter("trips"), trips, "line ''"), Turn(.enter("camera"), "error 'No match for camera'", "keep 'camera'"),
      ]),
  ]

  private static let coast = "tell 'Coast, 2 items' | '1 Share' | '2 Remove, destructive'"

  @Test(arguments: cards) func card(_ talk: Talk) { talk.hold() }

  static let cards = [
    Talk(
      "a preview is told on request", with: .trips,
      [
        Turn(.enter("trips"), trips, "line ''"), Turn(.down, "show '1 Alps, submenu'"),
        Turn(.key(.describe, on: "1 Alps, submenu"), "tell 'Alps' | 'Snow and silence above the valleys'"),
      ]),
    Talk(
      "removed, its neighbour is in the line; after the last one all can be brought back", with: .trips,
      [
        Turn(.enter("trips"), trips, "line ''"), Turn(.enter("alps"), alps, "line ''"),
        Turn(.enter("remove"), "result 'Remove? y or n, then Enter'", "line ''"),
        Turn(
          .enter("y"), "result 'Alps removed'", "tell 'Trips, 1 item' | '1 Coast, submenu'", "line ''",
          "show '1 Coast, submenu'"),
        Turn(.enter("1 Coast, submenu"), coast, "line ''"),
        Turn(.typed("2"), "show '2 Remove, destructive'", "result 'Remove? y or n, then Enter'", "line ''"),
        Turn(.enter("sí"), "result 'Coast removed'", "tell 'Trips, 1 item' | '1 Start over'", "line ''"),
        Turn(.down, "show '1 Start over, last'"), Turn(.enter("1 Start over, last"), trips, "line ''"),
      ]),
    Talk(
      "starting over by name, in Spanish", with: .trips, in: .spanish,
      [
        Turn(.enter("viajes"), viajes, "line ''"),
        Turn(.enter("alpes"), "tell 'Alpes, 2 elementos' | '1 Compartir' | '2 Quitar, destructivo'", "line ''"),
        Turn(.enter("quitar"), "result '¿Quitar? s o n, luego Intro'", "line ''"),
        Turn(
          .enter("s"), "result 'Se ha quitado Alpes'", "tell 'Viajes, 1 elemento' | '1 Costa, submenú'", "line ''",
          "show '1 Costa, submenú'"),
        Turn(.enter("costa"), "tell 'Costa, 2 elementos' | '1 Compartir' | '2 Quitar, destructivo'", "line ''"),
        Turn(.enter("quitar"), "result '¿Quitar? s o n, luego Intro'", "line ''"),
        Turn(
          .enter("s"), "result 'Se ha quitado Costa'", "tell 'Viajes, 1 elemento' | '1 Empezar de nuevo'", "line ''"),
        Turn(.enter("empezar"), viajes, "line ''"),
      ]),
  ]

  private static let viajes = "tell 'Viajes, 2 elementos' | '1 Alpes, submenú' | '2 Costa, submenú'"
}
