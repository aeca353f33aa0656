import ActionMenu
import Dialogue
import StringCatalog
import Testing

extension MenuConversationTests {
  @Test(
    "Two items with one title, even with one id, are told apart by number",
    arguments: [
      Talk(
        "ids differ", with: .of(MenuItem(id: "a", "Red"), MenuItem(id: "b", "Red")), oneShot: true,
        [
          Turn(.enter("red"), "tell '2 matches' | '1 Red' | '2 Red'", "line 'red'"),
          Turn(.tab("r"), "line 'Red'", "say 'Red'"), Turn(.end, "show '2 Red, last'"),
          Turn(.enter("2 Red, last"), "finish chosen b at 1"),
        ]),
      Talk(
        "ids are the same", with: .of(["Red", "Red"]), oneShot: true,
        [
          Turn(.typed("2"), "show '2 Red'", "finish chosen Red at 1")
        ]),
      Talk(
        "ids are the same, and a question stands between",
        with: .of(
          MenuItem("Red", role: .destructive), MenuItem("Red", role: .destructive)), oneShot: true,
        [Turn(.enter("2"), "result 'Red? y or n, then Enter'", "line ''"), Turn(.enter("y"), "finish chosen Red at 1")]),
    ])
  func case15(_ talk: Talk) { talk.hold() }

  @Test(
    "A title controls nothing, and is told as it can be",
    arguments: [
      Talk(
        "escape sequences", with: .of(["\u{1B}[2JCamera", "No\u{1B}]0;x\u{7}te"]),
        [
          Turn(.down, "show '1 Camera'"), Turn(.down, "show '2 Note, last'"),
          Turn(.enter("note"), "perform No\u{1B}]0;x\u{7}te", "line ''"),
          Turn(.tab("c"), "line 'Camera'", "say 'Camera'"),
        ]),
      Talk(
        "direction, width, line breaks", with: .of(["a\u{202E}b", "c\u{200B}d", "e\r\nf", "Tab\there"]),
        [
          Turn(.key(.list), "tell 'Actions, 4 items' | '1 ab' | '2 cd' | '3 e f' | '4 Tab here'"),
          Turn(.enter("3 e f"), "perform e\r\nf", "line ''"),
        ]),
      Talk(
        "nothing left to read", with: .of(["", "   ", "\u{1B}[0m", "─────", "\u{A0}"]),
        [
          Turn(.key(.list), "tell 'Actions, 5 items' | '1 blank' | '2 blank' | '3 blank' | '4 blank' | '5 blank'"),
          Turn(.end, "show '5 blank, last'"), Turn(.enter("5 blank, last"), "perform \u{A0}", "line ''"),
          Turn(.enter("3"), "perform \u{1B}[0m", "line ''"),
        ]),
      Talk(
        "questions, reasons, details and titles of menus",
        with: Menu(
          title: "A\u{1B}[0m\nB",
          items: [
            MenuItem("D\u{7}E", detail: "x\u{202E}y", role: .destructive),
            MenuItem("P", availability: .unavailable(reason: "no\nway")), MenuItem("C", spokenTitle: "\u{1B}[1mSee"),
          ]),
        [
          Turn(.key(.whereAmI), "tell 'A B, 3 items'"), Turn(.key(.describe, on: "1"), "tell 'xy'"),
          Turn(.enter("1"), "result 'D E? y or n, then Enter'", "line ''"),
          Turn(.enter("n"), "result 'D E: not done'", "line ''"),
          Turn(.enter("2"), "error 'P is unavailable: no way'", "line ''"),
          Turn(.end, "show '3 C, last' said '3 See, last'"),
        ]),
      Talk(
        "marks of other programs are text here", with: .of(["<b>Bold</b>", "-x", "a, b", "%s %@ %lld", "$HOME `id`"]),
        [
          Turn(
            .key(.list),
            "tell 'Actions, 5 items' | '1 <b>Bold</b>' | '2 -x' | '3 a, b' | '4 %s %@ %lld' | '5 $HOME `id`'"),
          Turn(.enter("-x"), "perform -x", "line ''"), Turn(.enter("a, b"), "perform a, b", "line ''"),
        ]),
    ])
  func case18(_ talk: Talk) { talk.hold() }

  @Test("A very long title is cut on the screen and chosen whole") func case19() {
    let title = String(repeating: "x", count: 70_000)
    let shown = String(repeating: "x", count: harmlessTextLimit - 1) + "…"
    Talk(
      "long", with: .of([title]), oneShot: true,
      [
        Turn(.home, "show '1 \(shown), first'"), Turn(.enter("1 \(shown), first"), "finish chosen \(title) at 0"),
      ]
    ).hold()
  }

  @Test(arguments: spokenTitles) func speech(_ talk: Talk) { talk.hold() }

  static let spokenTitles = [
    Talk(
      "a spoken title is said in place of the written one",
      with: .of(
        MenuItem("C♯", spokenTitle: "C sharp"), MenuItem("Rm", spokenTitle: "Remove it", role: .destructive)),
      [
        Turn(.down, "show '1 C♯' said '1 C sharp'"),
        Turn(.down, "show '2 Rm, destructive, last' said '2 Remove it, destructive, last'"),
      ]),
    Talk(
      "a title in another language keeps its voice, its state that of the session",
      with: .of(
        MenuItem("Perro"), MenuItem("Gato", role: .destructive)), textLanguage: .spanish,
      [
        Turn(.down, "show '1 Perro' said es '1 Perro'"),
        Turn(.down, "show '2 Gato, destructive, last' said es '2 Gato' + 'destructive, last'"),
      ]),
    Talk(
      "the menu's catalogue says which", with: .of(["dog", "cat", "Camera"]), in: .spanish, catalog: animals,
      [
        Turn(.down, "show '1 Perro'"), Turn(.down, "show '2 cat' said en-US '2 cat'"),
        Turn(.enter("perro"), "perform dog", "line ''"),
        // What it does not have comes from the product's.
        Turn(.end, "show '3 Cámara, último'"), Turn(.enter(), "tell 'Acciones, 3 elementos, 3 Cámara'"),
      ]),
  ]

  private static let animals = StringCatalog(entries: [
    CatalogEntry(
      key: "dog", localizations: [Localization(language: .spanish, content: .unit(StringUnit(value: "Perro")))]),
    CatalogEntry(key: "cat"),
  ])
}
