import ActionMenu
import Dialogue
import StringCatalog
import Testing

/// Choices for scripts, each turn with all its reactions; the tables stand in files of their own.
@Suite struct ChoiceConversationTests {
  typealias Turn = ChoiceTalk.Turn

  @Test(arguments: openings) func opening(_ talk: ChoiceTalk) { talk.hold() }

  static let openings = [
    ChoiceTalk(
      "title, items and their states",
      objects: [
        ItemObject("Camera"), ItemObject("Delete", role: .destructive),
        ItemObject("Print", availability: .unavailable(reason: "no printer")),
      ], tellsOpening: true,
      [
        Turn(
          .began, "tell 'Pick, 3 items' | '1 Camera' | '2 Delete, destructive' | '3 Print, unavailable: no printer'",
          "line ''")
      ]),
    ChoiceTalk(
      "the items are no keys of the catalogue", of: ["Note"], in: .spanish, tellsOpening: true,
      [Turn(.began, "tell 'Pick, 1 elemento' | '1 Note'", "line ''")]),
    ChoiceTalk(
      "a question stands behind the list, and for who asks where it is", of: ["Red", "Green"], tellsOpening: true,
      asking: { $0.prompt = "Which colour?" },
      [
        Turn(.began, "tell 'Pick, 2 items' | '1 Red' | '2 Green' | 'Which colour?'", "line ''"),
        Turn(.key(.whereAmI), "tell 'Pick, 2 items' | 'Which colour?'"),
      ]),
    ChoiceTalk(
      "selected from the beginning", of: ["Red", "Green"], tellsOpening: true,
      asking: {
        $0.maximum = .max
        $0.selected = [1]
      },
      [
        Turn(.began, "tell 'Pick, 2 items' | '1 Red' | '2 Green, selected'", "line ''"),
        Turn(.key(.whereAmI), "tell 'Pick, 2 items' | '1 selected'"),
        Turn(.enter(), "finish picked 1"),
      ]),
    ChoiceTalk(
      "a long list in part", of: things(45), tellsOpening: true,
      [
        Turn(
          .began, "tell 'Pick, 45 items' | \(lines(1...20)) | '25 more, type to narrow, or list to read on'", "line ''"),
        Turn(
          .key(.list), "tell 'Pick, 45 items' | \(lines(21...40)) | '5 more, type to narrow, or list to read on'"),
      ]),
    ChoiceTalk(
      "three lines at once", of: things(5), tellsOpening: true, asking: { $0.listLimit = 3 },
      [
        Turn(
          .began, "tell 'Pick, 5 items' | \(lines(1...3)) | '2 more, type to narrow, or list to read on'", "line ''"),
        Turn(.key(.list), "tell 'Pick, 5 items' | \(lines(4...5))"),
      ]),
    ChoiceTalk(
      "none before they are asked for", of: things(30), tellsOpening: true, asking: { $0.listLimit = 0 },
      [
        Turn(.began, "tell 'Pick, 30 items' | '30 more, type to narrow, or list to read on'", "line ''"),
        Turn(
          .key(.list), "tell 'Pick, 30 items' | \(lines(1...20)) | '10 more, type to narrow, or list to read on'"),
      ]),
    ChoiceTalk(
      "all at once", of: things(30), tellsOpening: true, asking: { $0.listLimit = .max },
      [Turn(.began, "tell 'Pick, 30 items' | \(lines(1...30))", "line ''")]),
  ]

  static func things(_ count: Int) -> [String] { (1...count).map { "Thing \($0)" } }

  static func lines(_ range: ClosedRange<Int>) -> String {
    range.map { "'\($0) Thing \($0)'" }.joined(separator: " | ")
  }

  @Test(arguments: choices) func choice(_ talk: ChoiceTalk) { talk.hold() }

  static let choices = [
    ChoiceTalk("a number", [Turn(.typed("4"), "show '4 Favorite'", "finish picked 3 by '4'")]),
    ChoiceTalk(
      "never at once where Enter is wanted", asking: { $0.selection = .enter },
      [Turn(.typed("4")), Turn(.enter("4"), "finish picked 3 by '4'")]),
    ChoiceTalk("an arrow", [Turn(.down, "show '1 Camera'"), Turn(.enter("1 Camera "), "finish picked 0")]),
    ChoiceTalk("a part of a title", [Turn(.enter("ORITE"), "finish picked 3 by 'ORITE'")]),
    ChoiceTalk(
      "the default", asking: { $0.defaultIndex = 1 },
      [Turn(.key(.repeatItem), opening), Turn(.enter(), "show '2 Note, default'", "finish picked 1")]),
    ChoiceTalk("without one Enter chooses nothing", of: ["Red"], [Turn(.enter(), "tell 'Pick, 1 item'")]),
    ChoiceTalk(
      "99 of 5",
      [Turn(.enter("99"), "error 'There is no 99; the numbers go from 1 to 5'", "keep '99'")]),
    ChoiceTalk("nothing matches", [Turn(.enter("xyz"), "error 'No match for xyz'", "keep 'xyz'")]),
    ChoiceTalk(
      "several are told, the best first", of: ["a note", "Notebook", "keynote", "Note"],
      [
        Turn(.enter("not"), "tell '4 matches' | '2 Notebook' | '4 Note' | '1 a note' | '3 keynote'", "line 'not'"),
        Turn(.enter("note"), "finish picked 3 by 'note'"),
      ]),
    ChoiceTalk("cancelled", [Turn(.controlC, "cut", "finish cancelled")]),
    ChoiceTalk("the input ended", [Turn(.controlD, "cut", "finish cancelled")]),
    ChoiceTalk("back", [Turn(.esc("no"), "cut", "line ''"), Turn(.esc(), "cut", "finish cancelled")]),
    ChoiceTalk(
      "unavailable", objects: [ItemObject("Print", availability: .unavailable(reason: "no printer"))],
      [
        Turn(.enter("1"), "error 'Print is unavailable: no printer'", "line ''")
      ]),
    ChoiceTalk(
      "a destructive item asks", objects: [ItemObject("Erase", role: .destructive)],
      [
        Turn(.enter("erase"), "result 'Erase? y or n, then Enter'", "line ''"),
        Turn(.enter("1"), "result 'Erase? y or n, then Enter'", "line ''"),
        Turn(.enter("no"), "result 'Erase: not done'", "line ''"),
        Turn(.enter("erase"), "result 'Erase? y or n, then Enter'", "line ''"),
        Turn(.esc(), "cut", "result 'Erase: not done'", "line ''"),
        Turn(.enter("erase"), "result 'Erase? y or n, then Enter'", "line ''"),
        Turn(.enter("y"), "finish picked 0 by 'erase'"),
      ]),
    ChoiceTalk(
      "a way out", objects: [ItemObject("Leave", role: .cancel)], [Turn(.enter("leave"), "finish cancelled")]),
    ChoiceTalk(
      "a detail", objects: [ItemObject("Camera", detail: "Takes a picture")],
      [Turn(.down, "show '1 Camera, last'"), Turn(.key(.describe), "tell 'Takes a picture'")]),
  ]

  private static let opening =
    "tell 'Pick, 5 items' | '1 Camera' | '2 Note, default' | '3 Share' | '4 Favorite' | '5 Delete'"

  @Test(arguments: news) func new(_ talk: ChoiceTalk) { talk.hold() }

  static let news = [
    ChoiceTalk(
      "a text that is no item", asking: { $0.allowsNew = true },
      [Turn(.enter("Moon base"), "result 'Moon base, new'", "line ''", "finish picked 'Moon base' by 'Moon base'")]),
    ChoiceTalk(
      "a part of a title is a text of its own", asking: { $0.allowsNew = true },
      [Turn(.enter("not"), "result 'not, new'", "line ''", "finish picked 'not' by 'not'")]),
    ChoiceTalk(
      "a title is its item", asking: { $0.allowsNew = true }, [Turn(.enter("note"), "finish picked 1 by 'note'")]),
    ChoiceTalk(
      "a number is its item", asking: { $0.allowsNew = true },
      [Turn(.typed("2"), "show '2 Note'", "finish picked 1 by '2'")]),
    ChoiceTalk(
      "a number beyond the list is a text", asking: { $0.allowsNew = true },
      [Turn(.enter("8080"), "result '8080, new'", "line ''", "finish picked '8080' by '8080'")]),
    ChoiceTalk(
      "controls are not repeated", in: .spanish, asking: { $0.allowsNew = true },
      [
        Turn(
          .enter("a\u{1B}[31mb"), "result 'ab, nuevo'", "line ''",
          "finish picked 'a\u{1B}[31mb' by 'a\u{1B}[31mb'")
      ]),
    ChoiceTalk(
      "among several",
      asking: {
        $0.allowsNew = true
        $0.maximum = 2
      },
      [
        Turn(.enter("Moon"), "result 'Moon, new' | '1 selected'", "line ''"),
        Turn(.enter("2"), "result '2 Note, selected' | '2 selected'", "line ''"),
        Turn(.enter("Mars"), "error 'At most 2 can be selected'", "line ''"),
        Turn(.enter(), "finish picked 1 + 'Moon' by 'Mars'"),
      ]),
    ChoiceTalk(
      "taken back",
      asking: {
        $0.allowsNew = true
        $0.maximum = .max
      },
      [
        Turn(.enter("Moon"), "result 'Moon, new' | '1 selected'", "line ''"),
        Turn(.enter("Moon"), "result 'Moon, no longer selected' | '0 selected'", "line ''"),
      ]),
  ]
}
