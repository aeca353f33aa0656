import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension MenuConversationTests {
  @Test(arguments: motions) func moving(_ talk: Talk) { talk.hold() }

  static let motions = [
    Talk(
      "down to the end, which is said, and the place is kept",
      [
        Turn(.down, "show '1 Camera'"), Turn(.down, "show '2 Note'"), Turn(.down, "show '3 Share'"),
        Turn(.down, "show '4 Favorite'"), Turn(.down, "show '5 Delete, destructive, last'"),
        Turn(.down, "show '5 Delete, destructive, last'"), Turn(.up, "show '4 Favorite'"),
      ]),
    Talk(
      "up begins at the last",
      [
        Turn(.up, "show '5 Delete, destructive, last'"), Turn(.up, "show '4 Favorite'"), Turn(.up, "show '3 Share'"),
        Turn(.up, "show '2 Note'"), Turn(.up, "show '1 Camera, first'"), Turn(.up, "show '1 Camera, first'"),
        Turn(.down, "show '2 Note'"),
      ]),
    Talk(
      "first and last",
      [
        Turn(.end, "show '5 Delete, destructive, last'"), Turn(.home, "show '1 Camera, first'"),
        Turn(.home, "show '1 Camera, first'"),
      ]),
    Talk(
      "pages of ten", with: .things(25),
      [
        Turn(.pageDown, "show '10 Thing 10'"), Turn(.pageDown, "show '20 Thing 20'"),
        Turn(.pageDown, "show '25 Thing 25, last'"), Turn(.pageDown, "show '25 Thing 25, last'"),
        Turn(.pageUp, "show '15 Thing 15'"), Turn(.pageUp, "show '5 Thing 5'"),
        Turn(.pageUp, "show '1 Thing 1, first'"),
      ]),
    Talk("page up begins ten from the end", with: .things(25), [Turn(.pageUp, "show '16 Thing 16'")]),
    Talk(
      "in Spanish", in: .spanish,
      [
        Turn(.end, "show '5 Eliminar, destructivo, último'"), Turn(.home, "show '1 Cámara, primero'"),
      ]),
  ]

  @Test(arguments: shownItems) func itemInTheLine(_ talk: Talk) { talk.hold() }

  /// An item that an arrow put into the line is what Enter takes, until it is edited.
  static let shownItems = [
    Talk(
      "Enter takes it, with the line's trailing space or without",
      [
        Turn(.down, "show '1 Camera'"), Turn(.enter("1 Camera "), "perform Camera", "line ''"),
        Turn(.down, "show '2 Note'"), Turn(.enter("2 Note"), "perform Note", "line ''"),
      ]),
    Talk(
      "the place is kept after an action",
      [
        Turn(.end, "show '5 Delete, destructive, last'"), Turn(.home, "show '1 Camera, first'"),
        Turn(.down, "show '2 Note'"), Turn(.enter("2 Note"), "perform Note", "line ''"),
        Turn(.resumed, "tell 'Actions, 5 items, 2 Note'", "line ''"), Turn(.down, "show '3 Share'"),
      ]),
    Talk(
      "a line erased is an empty line",
      [
        Turn(.down, "show '1 Camera'"), Turn(.enter(), "tell 'Actions, 5 items, 1 Camera'"),
        Turn(.enter(), "tell 'Actions, 5 items, 1 Camera'"),
      ]),
    Talk(
      "an edited line is read anew",
      [
        Turn(.down, "show '1 Camera'"), Turn(.typed("1 Camerax")),
        Turn(.enter("1 Camerax"), "error 'No match for 1 Camerax'", "keep '1 Camerax'"),
        Turn(.enter("5 Delete, destructive"), "result 'Delete? y or n, then Enter'", "line ''"),
      ]),
    Talk(
      "a line as it stands in the list chooses, also behind another item",
      [
        Turn(.down, "show '1 Camera'"), Turn(.typed("2 Note")), Turn(.enter("2 Note"), "perform Note", "line ''"),
      ]),
    Talk(
      "a number far out of range is no number of a line",
      [
        Turn(
          .enter("-9223372036854775808 Camera"), "error 'No match for -9223372036854775808 Camera'",
          "keep '-9223372036854775808 Camera'"),
        Turn(.enter("6 Camera"), "error 'No match for 6 Camera'", "keep '6 Camera'"),
      ]),
  ]
}
