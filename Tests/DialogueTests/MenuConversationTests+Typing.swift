import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension MenuConversationTests {
  @Test(arguments: lines) func typedLine(_ talk: Talk) { talk.hold() }

  static let lines = [
    Talk("letters go into the line and do nothing yet", [Turn(.typed("n")), Turn(.typed("no"))]),
    Talk(
      "a title, its beginning, a part of it",
      [
        Turn(.enter("note"), "perform Note", "line ''"), Turn(.enter("sh"), "perform Share", "line ''"),
        Turn(.enter("ORITE"), "perform Favorite", "line ''"),
      ]),
    Talk("in Spanish, without its accent", in: .spanish, [Turn(.enter("camara"), "perform Camera", "line ''")]),
    Talk(
      "the English title is no name in a Spanish session", in: .spanish,
      [
        Turn(.enter("share"), "error 'Nada coincide con share'", "keep 'share'")
      ]),
    Talk(
      "several", with: .of(["Alpha", "Beta wolf", "Beta whale"]),
      [
        Turn(.enter("beta"), "tell '2 matches' | '2 Beta wolf' | '3 Beta whale'", "line 'beta'"),
        Turn(.key(.repeatItem, on: "beta"), "tell '2 matches' | '2 Beta wolf' | '3 Beta whale'"),
        Turn(.enter("beta wh"), "perform Beta whale", "line ''"),
      ]),
    Talk(
      "very many are told by the first twenty", with: .things(30),
      [
        Turn(.enter("thing"), "tell '30 matches' | \(lines(of: 1...20))", "line 'thing'")
      ]),
    Talk(
      "nothing matches",
      [
        Turn(.enter("xyz "), "error 'No match for xyz'", "keep 'xyz'"),
        Turn(.enter("."), "error 'No match for .'", "keep '.'"),
        Turn(.enter("!"), "error 'No match for !'", "keep '!'"),
      ]),
    Talk(
      "what is repeated to the person controls nothing",
      [
        Turn(.enter("a\u{1B}[31mb"), "error 'No match for ab'", "keep 'a\u{1B}[31mb'")
      ]),
    Talk(
      "keywords in any language", with: .of(MenuItem("Camera", keywords: ["photo", "anillo"]), MenuItem("Note")),
      [
        Turn(.enter("anillo"), "perform Camera", "line ''")
      ]),
    Talk(
      "the spoken title is a name, too", with: .of(MenuItem("C♯", spokenTitle: "C sharp"), MenuItem("C")),
      [
        Turn(.enter("c sharp"), "perform C♯", "line ''"), Turn(.enter("c"), "perform C", "line ''"),
      ]),
  ]

  private static func lines(of range: ClosedRange<Int>) -> String {
    range.map { "'\($0) Thing \($0)'" }.joined(separator: " | ")
  }

  @Test(arguments: completions) func completion(_ talk: Talk) { talk.hold() }

  static let completions = [
    Talk("the only match is completed and said", [Turn(.tab("n"), "line 'Note'", "say 'Note'")]),
    Talk("a part of a title, too", [Turn(.tab("orite"), "line 'Favorite'", "say 'Favorite'")]),
    Talk(
      "what all have in common, then the list", with: .of(["Beta wolf", "Beta whale", "Alpha"]),
      [
        Turn(.tab("b"), "line 'Beta w'", "say 'Beta w'"), Turn(.tab("Beta w"), "say '2 matches'"),
        Turn(.tabAgain("Beta w"), "tell '2 matches' | '1 Beta wolf' | '2 Beta whale'"),
      ]),
    Talk(
      "accents do not part what is common", with: .of(["Camión", "camioneta"]),
      [
        Turn(.tab("ca"), "line 'Camión'", "say 'Camión'")
      ]),
    Talk(
      "an empty line lists all",
      [
        Turn(.tab(""), "say '5 matches'"),
        Turn(
          .tabAgain(""),
          "tell '5 matches' | '1 Camera' | '2 Note' | '3 Share' | '4 Favorite' | '5 Delete, destructive'"),
      ]),
    Talk("nothing", [Turn(.tab("xyz"), "error 'No match for xyz'"), Turn(.tab("."), "error 'No match for .'")]),
    Talk(
      "an item in the line is complete",
      [
        Turn(.down, "show '1 Camera'"), Turn(.tab("1 Camera "), "show '1 Camera'"),
        // Erased by Backspace, it is no longer there.
        Turn(.tab(""), "say '5 matches'"),
      ]),
    Talk(
      "a title in another language is said in it", with: .of(["Perro"]), textLanguage: .spanish,
      [
        Turn(.tab("p"), "line 'Perro'", "say es 'Perro'")
      ]),
  ]
}
