import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension MenuConversationTests {
  private static let asked = Turn(.enter("delete"), question, "line ''")
  private static let question = "result 'Delete? y or n, then Enter'"
  private static let declined = "result 'Delete: not done'"
  private static let pregunta = "result '¿Eliminar? s o n, luego Intro'"

  @Test(
    "Yes and no in every language, whatever the hint says", arguments: ["y", "yes", "Y", "s", "si", "sí", "SÍ", " y "])
  func case21Yes(_ word: String) {
    Talk("English", [Self.asked, Turn(.enter(word), "perform Delete", "line ''")]).hold()
    Talk(
      "Spanish", in: .spanish,
      [
        Turn(.enter("eliminar"), Self.pregunta, "line ''"), Turn(.enter(word), "perform Delete", "line ''"),
      ]
    ).hold()
  }

  @Test(arguments: ["n", "no", "No", "NO "])
  func case21No(_ word: String) {
    Talk("English", [Self.asked, Turn(.enter(word), Self.declined, "line ''")]).hold()
    Talk(
      "Spanish", in: .spanish,
      [
        Turn(.enter("eliminar"), Self.pregunta, "line ''"),
        Turn(.enter(word), "result 'No se ha hecho: Eliminar'", "line ''"),
      ]
    ).hold()
  }

  @Test(arguments: questions) func asking(_ talk: Talk) { talk.hold() }

  static let questions = [
    Talk(
      "by arrow and Enter",
      [
        Turn(.end, "show '5 Delete, destructive, last'"),
        Turn(.enter("5 Delete, destructive, last "), question, "line ''"),
        // The question is what is repeated, not the item behind it.
        Turn(.key(.repeatItem), question), Turn(.enter("y"), "perform Delete", "line ''"),
      ]),
    Talk(
      "by digit",
      [
        Turn(.typed("5"), "show '5 Delete, destructive'", question, "line ''"),
        // Digits answer nothing while the question stands.
        Turn(.typed("1")), Turn(.enter("1"), question, "line ''"), Turn(.enter("5"), question, "line ''"),
        Turn(.enter("camera"), question, "line ''"), Turn(.enter(), question, "line ''"),
        Turn(.enter("."), question, "line ''"), Turn(.enter("n"), declined, "line ''"),
        Turn(.enter("y"), "error 'No match for y'", "keep 'y'"),
      ]),
    Talk(
      "back in each way",
      [
        asked, Turn(.esc(), "cut", declined, "line ''"),
        asked, Turn(.enter("<"), "line ''", "cut", declined, "line ''"),
        asked, Turn(.enter("back"), "line ''", "cut", declined, "line ''"),
        asked, Turn(.enter(":atrás"), "line ''", "cut", declined, "line ''"),
      ]),
    Talk(
      "Esc clears an answer first",
      [asked, Turn(.esc("ye"), "cut", "line ''"), Turn(.enter("y"), "perform Delete", "line ''")]),
    Talk("quit", [asked, Turn(.enter("quit"), "line ''", "cut", "finish quit")]),
    Talk(
      "arrows and Tab ask again",
      [
        asked, Turn(.down, question, "line ''"), Turn(.end, question, "line ''"), Turn(.tab("n"), question, "line ''"),
        Turn(.tab(""), question, "line ''"), Turn(.resumed, question, "line ''", "line ''"),
      ]),
    Talk(
      "keys and words are heard",
      [
        asked, Turn(.key(.whereAmI), question, "line ''"), Turn(.enter("where"), "line ''", question, "line ''"),
        Turn(.key(.silence), "cut"), Turn(.key(.spell), "tell 'capital d, e, l, e, t, e'"),
        Turn(.enter("describe"), "line ''", "tell 'No description for Delete'"),
        Turn(.enter("rate 20"), "line ''", "set rate '20'"), Turn(.enter("y"), "perform Delete", "line ''"),
      ]),
    Talk(
      "afterwards the place is kept",
      [
        asked, Turn(.enter("n"), declined, "line ''"), Turn(.enter(), "tell 'Actions, 5 items, 5 Delete, destructive'"),
        Turn(.up, "show '4 Favorite'"),
      ]),
    Talk(
      "in a one-shot choice", oneShot: true,
      [
        Turn(.enter("5"), question, "line ''"), Turn(.enter("n"), declined, "line ''"),
        Turn(.enter("5"), question, "line ''"), Turn(.enter("y"), "finish chosen Delete at 4"),
      ]),
    Talk(
      "an item that always asks, and one that never does",
      with: .of(
        MenuItem("Send", confirmation: .always), MenuItem("Wipe", role: .destructive, confirmation: .never)),
      [
        Turn(.enter("send"), "result 'Send? y or n, then Enter'", "line ''"),
        Turn(.enter("yes"), "perform Send", "line ''"),
        Turn(.enter("wipe"), "perform Wipe", "line ''"),
      ]),
  ]

  @Test(arguments: [
    Talk(
      "its reason is said, and the place is kept", with: unavailable,
      [
        Turn(.end, "show '2 Print, unavailable: no printer, last'"),
        Turn(.enter("2 Print, unavailable: no printer, last"), "error 'Print is unavailable: no printer'", "line ''"),
        Turn(
          .typed("2"), "show '2 Print, unavailable: no printer'", "error 'Print is unavailable: no printer'", "line ''"),
        Turn(.enter("print"), "error 'Print is unavailable: no printer'", "line ''"),
        Turn(.up, "show '1 Note, first'"),
      ]),
    Talk(
      "a default, too", with: unavailable, default: 1, oneShot: true,
      [
        Turn(
          .enter(), "show '2 Print, unavailable: no printer, default'", "error 'Print is unavailable: no printer'",
          "line ''")
      ]),
  ])
  func unavailable(_ talk: Talk) { talk.hold() }

  private static let unavailable = Menu.of(
    MenuItem("Note"), MenuItem("Print", availability: .unavailable(reason: "no printer")))
}
