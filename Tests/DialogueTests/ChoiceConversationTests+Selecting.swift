import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension ChoiceConversationTests {
  @Test(arguments: selections) func selecting(_ talk: ChoiceTalk) { talk.hold() }

  private static func multiple(_ maximum: Int = .max) -> (inout ChoiceConversation.Options) -> Void {
    { $0.maximum = maximum }
  }

  static let selections = [
    ChoiceTalk(
      "Space on the current item, and again", asking: multiple(),
      [
        ChoiceTurn(.down, "show '1 Camera'"), ChoiceTurn(.down, "show '2 Note'"),
        ChoiceTurn(.typed(" "), "result '2 Note, selected' | '1 selected'", "line ''"),
        ChoiceTurn(.typed(" "), "result '2 Note, not selected' | '0 selected'", "line ''"),
        ChoiceTurn(.down, "show '3 Share'"),
        ChoiceTurn(.typed(" "), "result '3 Share, selected' | '1 selected'", "line ''"),
        ChoiceTurn(.up, "show '2 Note'"), ChoiceTurn(.down, "show '3 Share, selected'"),
        ChoiceTurn(.enter(), "say '1 selected'", "finish picked 2"),
      ]),
    ChoiceTalk("Space without a current item", asking: multiple(), [ChoiceTurn(.typed(" "), "line ''")]),
    ChoiceTalk(
      "Enter on an item selects it, and the line is empty for the Enter that is done", asking: multiple(),
      [
        ChoiceTurn(.down, "show '1 Camera'"),
        ChoiceTurn(.enter("1 Camera "), "result '1 Camera, selected' | '1 selected'", "line ''"),
        ChoiceTurn(.enter(), "say '1 selected'", "finish picked 0"),
      ]),
    ChoiceTalk(
      "numbers wait for Enter, since they may go on", asking: multiple(),
      [ChoiceTurn(.typed("5")), ChoiceTurn(.enter("5"), "result '5 Delete, selected' | '1 selected'", "line ''")]),
    ChoiceTalk(
      "ranges and lists", asking: multiple(),
      [
        ChoiceTurn(
          .enter("2-4 5"),
          "result '2 Note, selected' | '3 Share, selected' | '4 Favorite, selected' | '5 Delete, selected'"
            + " | '4 selected'", "line ''"),
        ChoiceTurn(.enter("4,1"), "result '4 Favorite, not selected' | '1 Camera, selected' | '4 selected'", "line ''"),
        ChoiceTurn(.enter("3-2"), "result '2 Note, not selected' | '3 Share, not selected' | '2 selected'", "line ''"),
        ChoiceTurn(.enter("4-9"), "error 'There is no 9; the numbers go from 1 to 5'", "keep '4-9'"),
        ChoiceTurn(.enter("0 1"), "error 'There is no 0; the numbers go from 1 to 5'", "keep '0 1'"),
        ChoiceTurn(.enter("9"), "error 'There is no 9; the numbers go from 1 to 5'", "keep '9'"),
        ChoiceTurn(.enter(), "say '2 selected'", "finish picked 0, 4 by '9'"),
      ]),
    ChoiceTalk(
      "a title that looks like a range goes first", of: ["2-3", "a", "b"], asking: multiple(),
      [ChoiceTurn(.enter("2-3"), "result '1 2-3, selected' | '1 selected'", "line ''")]),
    ChoiceTalk(
      "a name, in Spanish", in: .spanish, asking: multiple(),
      [
        ChoiceTurn(.enter("note"), "result '2 Note, seleccionado' | '1 seleccionado'", "line ''"),
        ChoiceTurn(.enter("cam"), "result '1 Camera, seleccionado' | '2 seleccionados'", "line ''"),
        ChoiceTurn(.enter("cam"), "result '1 Camera, no seleccionado' | '1 seleccionado'", "line ''"),
      ]),
    ChoiceTalk(
      "very many are told by their count", of: things(30), asking: multiple(),
      [ChoiceTurn(.enter("1-30"), "result '30 selected'", "line ''")]),
    ChoiceTalk(
      "not more than the most", asking: multiple(2),
      [
        ChoiceTurn(.enter("1-3"), "error 'At most 2 can be selected'", "line ''"),
        ChoiceTurn(.enter("1-2"), "result '1 Camera, selected' | '2 Note, selected' | '2 selected'", "line ''"),
        ChoiceTurn(.enter("3"), "error 'At most 2 can be selected'", "line ''"),
        ChoiceTurn(.enter("1 3"), "result '1 Camera, not selected' | '3 Share, selected' | '2 selected'", "line ''"),
      ]),
    ChoiceTalk(
      "at most one", asking: multiple(1),
      [
        ChoiceTurn(.enter("1"), "result '1 Camera, selected' | '1 selected'", "line ''"),
        ChoiceTurn(.enter("2"), "error 'Only 1 can be selected'", "line ''"),
      ]),
    ChoiceTalk(
      "Enter with nothing selected is no answer, and ! is one", of: ["Red"], asking: multiple(),
      [
        ChoiceTurn(
          .enter(), "tell 'Pick, 1 item'",
          "result 'Nothing is selected. A number or Space selects; to choose nothing, ! and Enter.'"),
        ChoiceTurn(.enter("!"), "line ''", "say '0 selected'", "finish picked nothing"),
      ]),
    ChoiceTalk(
      "the default is taken where nothing is selected",
      asking: {
        $0.maximum = .max
        $0.defaultIndex = 1
      }, [ChoiceTurn(.enter(), "show '2 Note, default'", "finish picked 1")]),
    ChoiceTalk(
      "what cannot be chosen is left out of a range",
      objects: [ItemObject("a"), ItemObject("b", availability: .unavailable(reason: "gone")), ItemObject("c")],
      asking: multiple(),
      [
        ChoiceTurn(.enter("1-3"), "result '1 a, selected' | '3 c, selected' | '2 selected'", "line ''"),
        ChoiceTurn(.enter("2"), "error 'b is unavailable: gone'", "line ''"),
      ]),
    ChoiceTalk(
      "a destructive item is selected without a question", objects: [ItemObject("Erase", role: .destructive)],
      asking: multiple(),
      [ChoiceTurn(.enter("1"), "result '1 Erase, selected, destructive' | '1 selected'", "line ''")]),
    ChoiceTalk(
      "a partial choice that is cancelled is none", asking: multiple(),
      [
        ChoiceTurn(.enter("1"), "result '1 Camera, selected' | '1 selected'", "line ''"),
        ChoiceTurn(.controlC, "cut", "finish cancelled"),
      ]),
  ]
}
