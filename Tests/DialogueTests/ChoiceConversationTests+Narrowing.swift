import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension ChoiceConversationTests {
  @Test(arguments: narrowings) func narrowing(_ talk: ChoiceTalk) { talk.hold() }

  private static let notes = ["keynote", "a note", "Notebook", "Note", "Camera"]
  private static let many = notes + things(20)

  static let narrowings = [
    ChoiceTalk(
      "arrows go through what a text fits, in a long list the best first", of: many,
      [
        ChoiceTurn(.typed("note"), "report '4 matches' 'Note'"),
        ChoiceTurn(.next, over: "note", "show '4 Note, 4 matches'"),
        ChoiceTurn(.down, "show '3 Notebook'"), ChoiceTurn(.down, "show '2 a note'"),
        ChoiceTurn(.down, "show '1 keynote, last'"),
        ChoiceTurn(.down, "show '1 keynote, last'"), ChoiceTurn(.up, "show '2 a note'"),
        ChoiceTurn(.enter("2 a note "), "say '2 a note'", "finish picked 1 by 'note'"),
      ]),
    ChoiceTalk(
      "in a short list in its order", of: notes,
      [
        ChoiceTurn(.typed("note")), ChoiceTurn(.next, over: "note", "show '1 keynote, 4 matches'"),
        ChoiceTurn(.end, "show '4 Note, last'"),
      ]),
    ChoiceTalk(
      "letters that came at once", of: notes,
      [ChoiceTurn(.next, over: "boo", "show '3 Notebook, last, 1 match'")]),
    ChoiceTalk(
      "upwards from the last", of: notes,
      [ChoiceTurn(.previous, over: "note", "show '4 Note, last, 4 matches'")]),
    ChoiceTalk(
      "words in any order", of: ["red wine", "white wine", "wine, red"],
      [ChoiceTurn(.next, over: "wine re", "show '1 red wine, 2 matches'")]),
    ChoiceTalk(
      "nothing fits, and the text stays", of: notes,
      [
        ChoiceTurn(.next, over: "xyz", "error 'No match for xyz'", "keep 'xyz'"),
        ChoiceTurn(.next, over: ".", "error 'No match for .'", "keep '.'"),
      ]),
    ChoiceTalk(
      "an empty line is the whole list again", of: notes,
      [
        ChoiceTurn(.next, over: "book", "show '3 Notebook, last, 1 match'"),
        ChoiceTurn(.next, over: "", "show '4 Note'"),
        ChoiceTurn(.next, over: "book", "show '3 Notebook, last, 1 match'"),
        ChoiceTurn(.esc("3 Notebook, last"), "cut", "line ''"), ChoiceTurn(.down, "show '4 Note'"),
      ]),
    ChoiceTalk("a number is no text", of: notes, [ChoiceTurn(.next, over: "3", "show '1 keynote'")]),
    ChoiceTalk(
      "an item that is only edited is none", of: notes,
      [ChoiceTurn(.down, "show '1 keynote'"), ChoiceTurn(.next, over: "1 keynote", "show '2 a note'")]),
    ChoiceTalk(
      "selecting goes on among what fits", of: many, asking: { $0.maximum = .max },
      [
        ChoiceTurn(.next, over: "note", "show '4 Note, 4 matches'"),
        ChoiceTurn(.typed(" "), "result '4 Note, selected' | '1 selected'", "line ''"),
        ChoiceTurn(.next, over: "", "show '3 Notebook'"),
        ChoiceTurn(.typed(" "), "result '3 Notebook, selected' | '2 selected'", "line ''"),
        ChoiceTurn(.enter(), "say '2 selected'", "finish picked 2, 3 by 'note'"),
      ]),
    ChoiceTalk(
      "in a long list typing tells how many are left, and the best", of: many,
      [
        ChoiceTurn(.typed("n"), "report '24 matches' 'Notebook'"),
        ChoiceTurn(.typed("no"), "report '4 matches' 'Notebook'"),
        ChoiceTurn(.typed("note"), "report '4 matches' 'Note'"),
        ChoiceTurn(.typed("notex"), "report 'No match for notex'"),
        ChoiceTurn(.typed("")), ChoiceTurn(.typed("1")),
      ]),
    ChoiceTalk(
      "a held arrow tells in a long list by their initials what it passes", of: many,
      [
        ChoiceTurn(.down, "passing 'k'", "show '1 keynote'"), ChoiceTurn(.down, "passing 'a'", "show '2 a note'"),
        ChoiceTurn(.down, "passing 'n'", "show '3 Notebook'"), ChoiceTurn(.down, "show '4 Note'"),
        ChoiceTurn(.down, "passing 'c'", "show '5 Camera'"),
        ChoiceTurn(.end, "passing 't'", "show '25 Thing 20, last'"),
      ]),
    ChoiceTalk(
      "accents do not count, and an exact accent wins", of: ["papa", "papá", "cámara"],
      [
        ChoiceTurn(.enter("camara"), "show '3 cámara'", "finish picked 2 by 'camara'"),
        ChoiceTurn(.enter("papá"), "show '2 papá'", "finish picked 1 by 'papá'"),
        ChoiceTurn(.enter("papa"), "show '1 papa'", "finish picked 0 by 'papa'"),
      ]),
  ]

  @Test(arguments: growths) func growth(_ talk: ChoiceTalk) { talk.hold() }

  static let growths = [
    ChoiceTalk(
      "told before what the next key does, and at the end", of: ["Red"], isArriving: true, tellsOpening: true,
      [
        ChoiceTurn(.began, "tell 'Pick, 1 item so far' | '1 Red'", "line ''"),
        ChoiceTurn(arrived: ["Green"]), ChoiceTurn(arrived: ["Blue"]),
        ChoiceTurn(.down, "result '3 items so far' | '2 Green' | '3 Blue'", "show '1 Red'"),
        ChoiceTurn(.down, "show '2 Green'"),
        ChoiceTurn(arrived: ["Black"], last: true, "result '4 items' | '4 Black'"),
        ChoiceTurn(.typed("4"), "show '4 Black'", "finish picked 3 by '4'"),
      ]),
    ChoiceTalk(
      "a number is one of the list as it is", of: ["Red"], isArriving: true,
      [
        ChoiceTurn(.enter("2"), "error 'There is no 2; the numbers go from 1 to 1'", "keep '2'"),
        ChoiceTurn(arrived: ["Green"]), ChoiceTurn(.enter("2"), "show '2 Green'", "finish picked 1 by '2'"),
      ]),
    ChoiceTalk(
      "a long list is counted at each doubling only", of: things(30), isArriving: true,
      [
        ChoiceTurn(arrived: things(10)), ChoiceTurn(.down, "passing 't'", "show '1 Thing 1'"),
        ChoiceTurn(arrived: things(20)), ChoiceTurn(.down, "result '60 items so far'", "show '2 Thing 2'"),
        ChoiceTurn(arrived: [], last: true, "result '60 items'"), ChoiceTurn(.down, "show '3 Thing 3'"),
      ]),
    ChoiceTalk(
      "in Spanish", of: ["Rojo"], in: .spanish, isArriving: true, tellsOpening: true,
      [
        ChoiceTurn(.began, "tell 'Pick, 1 elemento hasta ahora' | '1 Rojo'", "line ''"),
        ChoiceTurn(arrived: ["Verde"], last: true, "result '2 elementos' | '2 Verde'"),
      ]),
  ]
}
