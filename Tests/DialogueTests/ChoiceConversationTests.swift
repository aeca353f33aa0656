import ActionMenu
import Dialogue
import StringCatalog
import Testing

/// Choices for scripts, each turn with all its reactions; the tables stand in files of their own.
@Suite struct ChoiceConversationTests {
  @Test(arguments: openings) func opening(_ talk: ChoiceTalk) { talk.hold() }

  static let openings = [
    ChoiceTalk(
      "title, items and their states",
      objects: [
        ItemObject("Camera"), ItemObject("Delete", role: .destructive),
        ItemObject("Print", availability: .unavailable(reason: "no printer")),
      ], tellsOpening: true,
      [
        ChoiceTurn(
          .began, "tell 'Pick, 3 items' | '1 Camera' | '2 Delete, destructive' | '3 Print, unavailable: no printer'",
          "line ''")
      ]),
    ChoiceTalk(
      "the items are no keys of the catalogue", of: ["Note"], in: .spanish, tellsOpening: true,
      [ChoiceTurn(.began, "tell 'Pick, 1 elemento' | '1 Note'", "line ''")]),
    ChoiceTalk(
      "a question stands behind the list, and for who asks where it is", of: ["Red", "Green"], tellsOpening: true,
      asking: { $0.prompt = "Which colour?" },
      [
        ChoiceTurn(.began, "tell 'Pick, 2 items' | '1 Red' | '2 Green' | 'Which colour?'", "line ''"),
        ChoiceTurn(.key(.whereAmI), "tell 'Pick, 2 items' | 'Which colour?'"),
      ]),
    ChoiceTalk(
      "selected from the beginning", of: ["Red", "Green"], tellsOpening: true,
      asking: {
        $0.maximum = .max
        $0.selected = [1]
      },
      [
        ChoiceTurn(.began, "tell 'Pick, 2 items' | '1 Red' | '2 Green, selected'", "line ''"),
        ChoiceTurn(.key(.whereAmI), "tell 'Pick, 2 items' | '1 selected'"),
        ChoiceTurn(.enter(), "say '1 selected'", "finish picked 1"),
      ]),
    ChoiceTalk(
      "a long list in part", of: things(45), tellsOpening: true,
      [
        ChoiceTurn(
          .began, "tell 'Pick, 45 items' | \(lines(1...20)) | '25 more, type to narrow, or list to read on'", "line ''"),
        ChoiceTurn(
          .key(.list), "tell 'Pick, 45 items' | \(lines(21...40)) | '5 more, type to narrow, or list to read on'"),
      ]),
    ChoiceTalk(
      "three lines at once", of: things(5), tellsOpening: true, asking: { $0.listLimit = 3 },
      [
        ChoiceTurn(
          .began, "tell 'Pick, 5 items' | \(lines(1...3)) | '2 more, type to narrow, or list to read on'", "line ''"),
        ChoiceTurn(.key(.list), "tell 'Pick, 5 items' | \(lines(4...5))"),
      ]),
    ChoiceTalk(
      "none before they are asked for", of: things(30), tellsOpening: true, asking: { $0.listLimit = 0 },
      [
        ChoiceTurn(.began, "tell 'Pick, 30 items' | '30 more, type to narrow, or list to read on'", "line ''"),
        ChoiceTurn(
          .key(.list), "tell 'Pick, 30 items' | \(lines(1...20)) | '10 more, type to narrow, or list to read on'"),
      ]),
    ChoiceTalk(
      "all at once", of: things(30), tellsOpening: true, asking: { $0.listLimit = .max },
      [ChoiceTurn(.began, "tell 'Pick, 30 items' | \(lines(1...30))", "line ''")]),
  ]

  static func things(_ count: Int) -> [String] { (1...count).map { "Thing \($0)" } }

  static func lines(_ range: ClosedRange<Int>) -> String {
    range.map { "'\($0) Thing \($0)'" }.joined(separator: " | ")
  }

  @Test(arguments: choices) func choice(_ talk: ChoiceTalk) { talk.hold() }

  static let choices = [
    ChoiceTalk("a number", [ChoiceTurn(.typed("4"), "show '4 Favorite'", "finish picked 3 by '4'")]),
    ChoiceTalk(
      "never at once where Enter is wanted", asking: { $0.selection = .enter },
      [ChoiceTurn(.typed("4")), ChoiceTurn(.enter("4"), "show '4 Favorite'", "finish picked 3 by '4'")]),
    ChoiceTalk(
      "an arrow",
      [ChoiceTurn(.down, "show '1 Camera'"), ChoiceTurn(.enter("1 Camera "), "say '1 Camera'", "finish picked 0")]),
    ChoiceTalk("a part of a title", [ChoiceTurn(.enter("ORITE"), "show '4 Favorite'", "finish picked 3 by 'ORITE'")]),
    ChoiceTalk(
      "the default", asking: { $0.defaultIndex = 1 },
      [ChoiceTurn(.key(.repeatItem), opening), ChoiceTurn(.enter(), "show '2 Note, default'", "finish picked 1")]),
    ChoiceTalk("without one Enter chooses nothing", of: ["Red"], [ChoiceTurn(.enter(), "tell 'Pick, 1 item'")]),
    ChoiceTalk(
      "99 of 5",
      [ChoiceTurn(.enter("99"), "error 'There is no 99; the numbers go from 1 to 5'", "keep '99'")]),
    ChoiceTalk("nothing matches", [ChoiceTurn(.enter("xyz"), "error 'No match for xyz'", "keep 'xyz'")]),
    ChoiceTalk(
      "several are told in the order of a short list", of: ["a note", "Notebook", "keynote", "Note"],
      [
        ChoiceTurn(
          .enter("not"), "tell '4 matches' | '1 a note' | '2 Notebook' | '3 keynote' | '4 Note'", "line 'not'"),
        ChoiceTurn(.enter("note"), "show '4 Note'", "finish picked 3 by 'note'"),
      ]),
    ChoiceTalk("cancelled", [ChoiceTurn(.controlC, "cut", "finish cancelled")]),
    ChoiceTalk("the input ended", [ChoiceTurn(.controlD, "cut", "finish cancelled")]),
    ChoiceTalk("back", [ChoiceTurn(.esc("no"), "cut", "line ''"), ChoiceTurn(.esc(), "cut", "finish cancelled")]),
    ChoiceTalk(
      "unavailable", objects: [ItemObject("Print", availability: .unavailable(reason: "no printer"))],
      [
        ChoiceTurn(.enter("1"), "error 'Print is unavailable: no printer'", "line ''")
      ]),
    ChoiceTalk(
      "a destructive item asks", objects: [ItemObject("Erase", role: .destructive)],
      [
        ChoiceTurn(.enter("erase"), "result 'Erase? y or n, then Enter'", "line ''"),
        ChoiceTurn(.enter("1"), "result 'Erase? y or n, then Enter'", "line ''"),
        ChoiceTurn(.enter("no"), "result 'Erase: not done'", "line ''"),
        ChoiceTurn(.enter("erase"), "result 'Erase? y or n, then Enter'", "line ''"),
        ChoiceTurn(.esc(), "cut", "result 'Erase: not done'", "line ''"),
        ChoiceTurn(.enter("erase"), "result 'Erase? y or n, then Enter'", "line ''"),
        ChoiceTurn(.enter("y"), "say '1 Erase, destructive'", "finish picked 0 by 'erase'"),
      ]),
    ChoiceTalk(
      "a way out", objects: [ItemObject("Leave", role: .cancel)], [ChoiceTurn(.enter("leave"), "finish cancelled")]),
    ChoiceTalk(
      "a detail", objects: [ItemObject("Camera", detail: "Takes a picture")],
      [ChoiceTurn(.down, "show '1 Camera, last'"), ChoiceTurn(.key(.describe), "tell 'Takes a picture'")]),
  ]

  private static let opening =
    "tell 'Pick, 5 items' | '1 Camera' | '2 Note, default' | '3 Share' | '4 Favorite' | '5 Delete'"

  @Test(arguments: news) func new(_ talk: ChoiceTalk) { talk.hold() }

  static let news = [
    ChoiceTalk(
      "a text that is no item", asking: { $0.allowsNew = true },
      [
        ChoiceTurn(
          .enter("Moon base"), "result 'Moon base, new'", "line ''", "finish picked 'Moon base' by 'Moon base'")
      ]),
    ChoiceTalk(
      "a part of a title is a text of its own", asking: { $0.allowsNew = true },
      [ChoiceTurn(.enter("not"), "result 'not, new'", "line ''", "finish picked 'not' by 'not'")]),
    ChoiceTalk(
      "a title is its item", asking: { $0.allowsNew = true },
      [ChoiceTurn(.enter("note"), "show '2 Note'", "finish picked 1 by 'note'")]),
    ChoiceTalk(
      "a number is its item", asking: { $0.allowsNew = true },
      [ChoiceTurn(.typed("2"), "show '2 Note'", "finish picked 1 by '2'")]),
    ChoiceTalk(
      "a number beyond the list is a text", asking: { $0.allowsNew = true },
      [ChoiceTurn(.enter("8080"), "result '8080, new'", "line ''", "finish picked '8080' by '8080'")]),
    ChoiceTalk(
      "controls are not repeated", in: .spanish, asking: { $0.allowsNew = true },
      [
        ChoiceTurn(
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
        ChoiceTurn(.enter("Moon"), "result 'Moon, new' | '1 selected'", "line ''"),
        ChoiceTurn(.enter("2"), "result '2 Note, selected' | '2 selected'", "line ''"),
        ChoiceTurn(.enter("Mars"), "error 'At most 2 can be selected'", "line ''"),
        ChoiceTurn(.enter(), "say '2 selected'", "finish picked 1 + 'Moon' by 'Mars'"),
      ]),
    ChoiceTalk(
      "taken back",
      asking: {
        $0.allowsNew = true
        $0.maximum = .max
      },
      [
        ChoiceTurn(.enter("Moon"), "result 'Moon, new' | '1 selected'", "line ''"),
        ChoiceTurn(.enter("Moon"), "result 'Moon, no longer selected' | '0 selected'", "line ''"),
      ]),
  ]
}
