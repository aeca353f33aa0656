import TestSupport
import Testing

/// The built-in menu and the demonstrations, in both languages.
@Suite("The starter menu")
struct StarterMenuTests {
  @Test(arguments: [
    (
      "en",
      [
        "Anillo. Arrows or numbers choose. The word help, or F1, tells more.", "Anillo, 10 items", "1 Time and date",
        "5 Files in this folder", "6 Run a command", "7 Language, submenu", "8 Speech settings, submenu",
        "9 Demonstrations, submenu", "10 Help",
      ]
    ),
    (
      "es",
      [
        "Anillo. Elija con flechas o números. Para saber más, la palabra ayuda o F1.", "Anillo, 10 elementos",
        "1 Hora y fecha",
        "5 Archivos de esta carpeta", "6 Ejecutar una orden", "7 Idioma, submenú", "8 Ajustes de voz, submenú",
        "9 Demostraciones, submenú", "10 Ayuda",
      ]
    ),
  ])
  func opensWithTitleCountAndLines(language: String, expected: [String]) throws {
    let session = try TerminalSession.menu(["--lang", language])
    #expect(session.lines.count == 12)
    #expect(session.lines.filter(expected.contains) == expected)
    try session.send(.escape)
    try session.expectEnd(0)
  }

  // No machine has a mixer along an empty PATH.
  @Test(arguments: [
    ("en", "4 Volume, unavailable: wpctl, pactl or amixer is needed", "Volume is unavailable: wpctl"),
    (
      "es", "4 Volumen, no disponible: falta wpctl, pactl o amixer",
      "Volumen no está disponible:"
    ),
  ])
  func whatIsMissingHasItsReason(language: String, line: String, refusal: String) throws {
    let session = try TerminalSession.menu(
      ["--lang", language], setup: TerminalSetup(environment: ["PATH": "/nonexistent"]))
    #expect(session.lines.contains(line))
    #expect(try session.press("4").text.contains(refusal))
    #expect(try session.enter("volu").contains(refusal))
  }

  @Test(arguments: [
    ("en", "radial", "Long-press ring, 5 items"), ("es", "menú circular", "Anillo de pulsación larga, 5 elementos"),
    ("es", "press and hold", "Viajes, 4 elementos"), ("en", "tarjeta", "Trips, 4 items"),
    ("en", "floating", "Arc menu, 5 items"),
  ])
  func theDemonstrationsAreFoundByKeywords(language: String, word: String, opened: String) throws {
    let session = try TerminalSession.menu(["--lang", language])
    try session.press("9")
    #expect(try session.enter(word).contains(opened))
  }

  @Test func theRingTellsWhatWasChosen() throws {
    let session = try TerminalSession.menu(["demo", "ring"])
    #expect(session.lines[0] == "Choose with an arrow and Enter, or a number.")
    #expect(
      session.lines[1...] == [
        "Long-press ring, 5 items", "1 Camera", "2 Note", "3 Share", "4 Favorite", "5 Delete, destructive",
      ])
    #expect(try session.press("1").text.contains("You chose Camera\r\n"))
    #expect(try session.press("5").text.contains("Delete? y or n, then Enter\r\n"))
    #expect(try session.enter("y").contains("You chose Delete\r\n"))
    try session.send(.escape)
    try session.expectEnd(0)
  }

  @Test func theArcClosesAfterAnAction() throws {
    let session = try TerminalSession.menu(["demo", "arc", "--lang=es"])
    #expect(session.lines.contains("Menú en arco, 5 elementos"))
    try session.send("3")
    try session.expectEnd(0)
    #expect(session.lines.last == "Ha elegido C")
  }

  @Test func cardsAreRemovedAndBroughtBack() throws {
    let session = try TerminalSession.menu(["demo", "cards"])
    #expect(try session.press(.down, .alt("d")).text.contains("Alps\r\nSnow and silence above the valleys\r\n"))
    for (name, left) in [
      ("Alps", "Trips, 3 items"), ("Coast", "2 items"), ("Desert", "1 item"), ("Forest", "1 Start over"),
    ] {
      try session.press("1")
      try session.press("3")
      #expect(session.lines.last { !$0.isEmpty }?.hasPrefix("Remove? y or n, then Enter") == true)
      let told = try session.enter("y")
      #expect(told.contains("\(name) removed\r\n") && told.contains(left))
    }
    #expect(try session.press("1").text.contains("Trips, 4 items\r\n1 Alps, submenu\r\n"))
    session.expectPlain()
  }

  @Test(arguments: [
    ("en", ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
    ("es", ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]),
  ])
  func theTimeIsTold(language: String, days: [String]) throws {
    let session = try TerminalSession.menu(["--lang", language])
    try session.press("1")
    try session.press(.enter)
    #expect(session.lines.contains { line in days.contains { line.hasPrefix($0 + " ") } })
  }

  @Test func filesAreReadAndDeleted() throws {
    let home = try PrivateHome()
    try home.write("first\nsecond\n", to: "work/notes.txt")
    try home.write("", to: "work/sub/inner.txt")
    let session = try TerminalSession.menu([], setup: TerminalSetup(folder: home.path + "/work", home: home))
    #expect(try session.press("5").text.contains("1 notes.txt, submenu\r\n2 sub, folder\r\n3 Up one folder\r\n"))
    try session.press("1")
    #expect(try session.press("1").text.contains("Output, 2 lines. Arrows read, Esc goes back.\r\n"))
    try session.press(.down, .down)
    #expect(session.line == "second")
    try session.press(.escape)
    try session.press(.escape)
    #expect(try session.press("3").text.contains("Delete notes.txt? y or n, then Enter\r\n"))
    #expect(home.read("work/notes.txt") != nil)
    try session.run("y", .enter, until: "work, folder, 2 items\r\n")
    #expect(home.read("work/notes.txt") == nil)
    session.expectPlain()
  }

  /// é in its two forms: two files, which Swift would call equal.
  @Test func filesWhoseNamesLookTheSameStayApart() throws {
    let home = try PrivateHome()
    try home.write("one", to: "work/e\u{301}")
    try home.write("two", to: "work/\u{E9}")
    let session = try TerminalSession.menu([], setup: TerminalSetup(folder: home.path + "/work", home: home))
    try session.press("5")
    try session.press("2")
    try session.press("1")
    try session.press(.down)
    #expect(session.line == "two")
  }

  /// The folder that a repaired name would name is another one.
  @Test func aFolderWhoseNameIsNoTextIsNotMistaken() throws {
    let home = try PrivateHome()
    let anillo = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "sh",
      [
        "-c",
        #"mkdir "$(printf 'a\377')" "$(printf 'a\357\277\275')"; touch a*/inner; cd "$(printf 'a\377')"; exec "$0""#,
        anillo,
      ], setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], home: home))
    try session.waitUntilQuiet()
    #expect(try session.press("5").text.contains("The folder cannot be read\r\n"))
  }

  @Test(arguments: [["VISUAL": "", "EDITOR": ""], [:]])
  func withoutAnEditorThereIsNone(environment: [String: String?]) throws {
    let home = try PrivateHome()
    try home.write("", to: "work/a")
    let session = try TerminalSession.menu(
      [], setup: TerminalSetup(environment: environment, folder: home.path + "/work", home: home))
    try session.press("5")
    #expect(try session.press("1").text.contains("2 Edit, unavailable: set EDITOR to the editor of your choice\r\n"))
  }

  @Test func aTypedCommandRuns() throws {
    let session = try TerminalSession.menu([])
    #expect(try session.press("6").text.contains("Which command? Type it and press Enter; Esc goes back.\r\n"))
    let told = try session.run("echo $((20 + 3)) | sed s/2/x/; exit 4", .enter, until: "status 4\r\n")
    #expect(told.contains("x3\r\nIt failed with status 4\r\n"))
    #expect(session.line.isEmpty)
    try session.press("6")
    #expect(try session.press(.escape).text.contains("Anillo, 10 items"))
  }

  @Test(arguments: [("en", "7", "2", "Idioma: español"), ("es", "7", "1", "Language: English")])
  func theLanguageIsChosenFromTheMenu(language: String, menu: String, item: String, told: String) throws {
    let session = try TerminalSession.menu(["--lang", language])
    try session.press(.text(menu))
    #expect(try session.press(.text(item)).text.contains(told + "\r\n"))
    try session.press(.escape)
    let list = try session.press(.alt("l")).text
    #expect(list.contains(language == "en" ? "1 Hora y fecha\r\n" : "1 Time and date\r\n"))
  }
}
