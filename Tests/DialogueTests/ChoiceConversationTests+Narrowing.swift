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
      "arrows go through what a text fits, the best first", of: notes,
      [
        Turn(.typed("note")),
        Turn(.next, over: "note", "result '4 matches'", "show '4 Note'"),
        Turn(.down, "show '3 Notebook'"), Turn(.down, "show '2 a note'"), Turn(.down, "show '1 keynote, last'"),
        Turn(.down, "show '1 keynote, last'"), Turn(.up, "show '2 a note'"),
        Turn(.enter("2 a note "), "finish picked 1 by 'note'"),
      ]),
    ChoiceTalk(
      "letters that came at once", of: notes,
      [Turn(.next, over: "boo", "result '1 match'", "show '3 Notebook, last'")]),
    ChoiceTalk(
      "upwards from the last", of: notes,
      [Turn(.previous, over: "note", "result '4 matches'", "show '1 keynote, last'")]),
    ChoiceTalk(
      "words in any order", of: ["red wine", "white wine", "wine, red"],
      [Turn(.next, over: "wine re", "result '2 matches'", "show '3 wine, red'")]),
    ChoiceTalk(
      "nothing fits, and the text stays", of: notes,
      [
        Turn(.next, over: "xyz", "error 'No match for xyz'", "keep 'xyz'"),
        Turn(.next, over: ".", "error 'No match for .'", "keep '.'"),
      ]),
    ChoiceTalk(
      "an empty line is the whole list again", of: notes,
      [
        Turn(.next, over: "book", "result '1 match'", "show '3 Notebook, last'"),
        Turn(.next, over: "", "show '4 Note'"),
        Turn(.next, over: "book", "result '1 match'", "show '3 Notebook, last'"),
        Turn(.esc("3 Notebook, last"), "cut", "line ''"), Turn(.down, "show '4 Note'"),
      ]),
    ChoiceTalk("a number is no text", of: notes, [Turn(.next, over: "3", "show '1 keynote'")]),
    ChoiceTalk(
      "an item that is only edited is none", of: notes,
      [Turn(.down, "show '1 keynote'"), Turn(.next, over: "1 keynote", "show '2 a note'")]),
    ChoiceTalk(
      "selecting goes on among what fits", of: notes, asking: { $0.maximum = .max },
      [
        Turn(.next, over: "note", "result '4 matches'", "show '4 Note'"),
        Turn(.typed(" "), "result '4 Note, selected' | '1 selected'", "line ''"),
        Turn(.next, over: "", "show '3 Notebook'"),
        Turn(.typed(" "), "result '3 Notebook, selected' | '2 selected'", "line ''"),
        Turn(.enter(), "finish picked 2, 3 by 'note'"),
      ]),
    ChoiceTalk(
      "in a long list typing tells how many are left, and the best", of: many,
      [
        Turn(.typed("n"), "report '24 matches' 'Notebook'"), Turn(.typed("no"), "report '4 matches' 'Notebook'"),
        Turn(.typed("note"), "report '4 matches' 'Note'"), Turn(.typed("notex"), "report 'No match for notex'"),
        Turn(.typed("")), Turn(.typed("1")),
      ]),
    ChoiceTalk(
      "a held arrow tells in a long list by their initials what it passes", of: many,
      [
        Turn(.down, "passing 'k'", "show '1 keynote'"), Turn(.down, "passing 'a'", "show '2 a note'"),
        Turn(.down, "passing 'n'", "show '3 Notebook'"), Turn(.down, "show '4 Note'"),
        Turn(.down, "passing 'c'", "show '5 Camera'"), Turn(.end, "passing 't'", "show '25 Thing 20, last'"),
      ]),
    ChoiceTalk(
      "accents do not count, and an exact accent wins", of: ["papa", "papá", "cámara"],
      [
        Turn(.enter("camara"), "finish picked 2 by 'camara'"), Turn(.enter("papá"), "finish picked 1 by 'papá'"),
        Turn(.enter("papa"), "finish picked 0 by 'papa'"),
      ]),
  ]

  @Test(arguments: growths) func growth(_ talk: ChoiceTalk) { talk.hold() }

  static let growths = [
    ChoiceTalk(
      "told before what the next key does, and at the end", of: ["Red"], isArriving: true, tellsOpening: true,
      [
        Turn(.began, "tell 'Pick, 1 item so far' | '1 Red'", "line ''"),
        Turn(arrived: ["Green"]), Turn(arrived: ["Blue"]),
        Turn(.down, "result '3 items so far' | '2 Green' | '3 Blue'", "show '1 Red'"),
        Turn(.down, "show '2 Green'"),
        Turn(arrived: ["Black"], last: true, "result '4 items' | '4 Black'"),
        Turn(.typed("4"), "show '4 Black'", "finish picked 3 by '4'"),
      ]),
    ChoiceTalk(
      "a number is one of the list as it is", of: ["Red"], isArriving: true,
      [
        Turn(.enter("2"), "error 'There is no 2; the numbers go from 1 to 1'", "keep '2'"),
        Turn(arrived: ["Green"]), Turn(.enter("2"), "finish picked 1 by '2'"),
      ]),
    ChoiceTalk(
      "a long list is counted at each doubling only", of: things(30), isArriving: true,
      [
        Turn(arrived: things(10)), Turn(.down, "passing 't'", "show '1 Thing 1'"),
        Turn(arrived: things(20)), Turn(.down, "result '60 items so far'", "show '2 Thing 2'"),
        Turn(arrived: [], last: true, "result '60 items'"), Turn(.down, "show '3 Thing 3'"),
      ]),
    ChoiceTalk(
      "in Spanish", of: ["Rojo"], in: .spanish, isArriving: true, tellsOpening: true,
      [
        Turn(.began, "tell 'Pick, 1 elemento hasta ahora' | '1 Rojo'", "line ''"),
        Turn(arrived: ["Verde"], last: true, "result '2 elementos' | '2 Verde'"),
      ]),
  ]
}
