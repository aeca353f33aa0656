import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension MenuConversationTests {
  @Test("1 of 12 waits for Enter, and 2 does not wait", arguments: digits) func case01(_ talk: Talk) { talk.hold() }

  static let digits = [
    Talk(
      "at once where no longer number can match", with: .things(12),
      [
        Turn(.typed("1")), Turn(.typed("12"), "show '12 Thing 12'", "perform Thing 12", "line ''"),
        Turn(.typed("1")), Turn(.typed("10"), "show '10 Thing 10'", "perform Thing 10", "line ''"),
        Turn(.typed("2"), "show '2 Thing 2'", "perform Thing 2", "line ''"),
        Turn(.typed("1")), Turn(.enter("1"), "perform Thing 1", "line ''"),
      ]),
    Talk(
      "each digit of nine", with: .things(9),
      [
        Turn(.typed("1"), "show '1 Thing 1'", "perform Thing 1", "line ''"),
        Turn(.typed("9"), "show '9 Thing 9'", "perform Thing 9", "line ''"),
      ]),
    Talk(
      "ten items make 1 wait", with: .things(10),
      [Turn(.typed("1")), Turn(.typed("2"), "show '2 Thing 2'", "perform Thing 2", "line ''")]),
    Talk(
      "zeros and more", with: .things(12),
      [
        Turn(.typed("0")), Turn(.typed("00")), Turn(.typed("01")),
        Turn(.enter("01"), "perform Thing 1", "line ''"),
        Turn(.typed("02"), "show '2 Thing 2'", "perform Thing 2", "line ''"),
        Turn(.typed("13")), Turn(.typed("99999999999999999999")), Turn(.typed("-1")), Turn(.typed("+2")),
        Turn(.typed("2a")),
        Turn(.typed("２")), Turn(.typed(" 2")),
      ]),
    Talk(
      "never where Enter is wanted", with: .things(5), select: .enter,
      [
        Turn(.typed("5")), Turn(.enter("5"), "perform Thing 5", "line ''"),
      ]),
    Talk(
      "a digit after an arrow",
      [
        Turn(.down, "show '1 Camera'"), Turn(.typed("3"), "show '3 Share'", "perform Share", "line ''"),
        Turn(.down, "show '4 Favorite'"),
      ]),
    Talk("a one-shot choice", oneShot: true, [Turn(.typed("4"), "show '4 Favorite'", "finish chosen Favorite at 3")]),
  ]

  @Test(
    "A number out of range is an error that says the range, and the line stays",
    arguments: [
      Talk(
        "99 of 12", with: .things(12),
        [
          Turn(.typed("9"), "show '9 Thing 9'", "perform Thing 9", "line ''"), Turn(.typed("99")),
          Turn(.enter("99"), "error 'There is no 99; the numbers go from 1 to 12'", "keep '99'"),
        ]),
      Talk(
        "0, one too many, huge", oneShot: true,
        [
          Turn(.enter("0"), "error 'There is no 0; the numbers go from 1 to 5'", "keep '0'"),
          Turn(.enter("6"), "error 'There is no 6; the numbers go from 1 to 5'", "keep '6'"),
          Turn(
            .enter("99999999999999999999"), "error 'There is no 99999999999999999999; the numbers go from 1 to 5'",
            "keep '99999999999999999999'"),
        ]),
      Talk(
        "in Spanish", in: .spanish,
        [
          Turn(.enter("6"), "error 'No existe el 6; los números van del 1 al 5'", "keep '6'")
        ]),
    ])
  func case02(_ talk: Talk) { talk.hold() }

  @Test("Every number of 37 chooses its item, key by key", arguments: 1...37) func case03(_ number: Int) {
    let digits = String(number).map(String.init)
    let chosen = ["show '\(number) Thing \(number)'", "finish chosen Thing \(number) at \(number - 1)"]
    // One digit from 1 to 3 could go on.
    let waits = number <= 3
    var turns: [Turn] = []
    if digits.count == 2 { turns.append(Turn(.typed(digits[0]))) }
    turns.append(Turn(.typed(digits.joined())))
    if !waits { turns[turns.count - 1].reactions = chosen }
    var enter = Turn(.enter(String(number)))
    enter.reactions = [chosen[1]]
    if waits { turns.append(enter) }
    Talk("\(number)", with: .things(37), oneShot: true, turns).hold()
  }

  @Test("9,000 items") func case20() {
    Talk(
      "9,000", with: .things(9000),
      [
        Turn(.typed("9")), Turn(.typed("90")), Turn(.typed("900")),
        Turn(.typed("9000"), "show '9000 Thing 9000'", "perform Thing 9000", "line ''"),
        Turn(.typed("901"), "show '901 Thing 901'", "perform Thing 901", "line ''"),
        Turn(.end, "show '9000 Thing 9000, last'"), Turn(.up, "show '8999 Thing 8999'"),
        Turn(.enter("thing 8999"), "perform Thing 8999", "line ''"),
        Turn(.enter("9001"), "error 'There is no 9001; the numbers go from 1 to 9,000'", "keep '9001'"),
      ]
    ).hold()
  }
}
