import TestSupport
import Testing

/// Languages: what users of other menus have reported.
@Suite("Cases: languages")
struct LanguageCases {
  private static let erasing =
    #"{"version": 1, "items": [{"id": "a", "title": "Borrar", "confirm": true, "print": "x"}]}"#

  @Test(arguments: ["s", "si", "sí", "y", "yes", "S", "SÍ", "Si", " sí "], ["en", "es"])
  func case21YesIsYesInEveryLanguage(answer: String, language: String) throws {
    let session = try TerminalSession.shell(Self.erasing, language: language)
    try session.press("1")
    #expect(session.lines.contains(language == "es" ? "¿Borrar? s o n, luego Intro" : "Borrar? y or n, then Enter"))
    try session.enter(answer)
    #expect(session.result == "x\n")
  }

  @Test(arguments: ["n", "no", "N", "NO"], ["en", "es"])
  func case21NoIsNoInEveryLanguage(answer: String, language: String) throws {
    let session = try TerminalSession.shell(Self.erasing, language: language)
    try session.press("1")
    let told = try session.enter(answer)
    #expect(told.contains(language == "es" ? "No se ha hecho: Borrar\r\n" : "Borrar: not done\r\n"))
    #expect(session.result.isEmpty)
  }

  @Test(arguments: ["", "ok", "nope", "sip", "1", "yn"])
  func case21AnythingElseIsAskedAgain(answer: String) throws {
    let session = try TerminalSession.shell(Self.erasing, language: "es")
    try session.press("1")
    #expect(try session.enter(answer).contains("¿Borrar? s o n, luego Intro\r\n"))
    #expect(session.result.isEmpty)
  }

  @Test(arguments: [
    (["Ámbar", "Beta"], "a", "Ámbar"), (["Ámbar", "Beta"], "AMBAR", "Ámbar"), (["Cámara", "Nota"], "camara", "Cámara"),
    (["Ambar", "Beta"], "á", "Ambar"), (["Papá", "Papa"], "papa", "Papa"), (["Papá", "Papa"], "papá", "Papá"),
    (["Papa", "Papá"], "PAPÁ", "Papá"), (["Niño", "Nino"], "niño", "Niño"),
  ])
  func case22AccentsDoNotCountButAnExactOneWins(items: [String], typed: String, chosen: String) throws {
    let session = try TerminalSession.choose(items)
    try session.send(.text(typed), .enter)
    try session.expectEnd(0)
    #expect(session.result == chosen + "\n")
  }

  @Test(arguments: ["es_ES.UTF-8", "es_XX.utf8", "es"])
  func case23ALocaleThatIsNotGenerated(locale: String) throws {
    let session = try TerminalSession.choose(["Cámara", "Nota"], setup: TerminalSetup(language: locale))
    #expect(session.lines.first == "Acciones, 2 elementos")
    try session.press("ñ")
    #expect(session.line == "ñ")
    try session.press(.backspace)
    #expect(session.line.isEmpty)
    // Nothing is left of it, not even half a character: Enter finds an empty line.
    #expect(try session.press(.enter).text.contains("Acciones, 2 elementos\r\n"))
    try session.press("añb", .left, .left, .delete)
    #expect(session.line == "ab")
    try session.press(.escape)
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == "Nota\n")
  }

  @Test(arguments: [("en", "2 Note, default"), ("es", "2 Note, predeterminado")])
  func case24TheDefaultIsSaidInWords(language: String, line: String) throws {
    let session = try TerminalSession.menu([
      "choose", "--lang", language, "--default", "Note", "Camera", "Note", "Share",
    ])
    #expect(session.lines.contains(line))
    try session.press(.down, .down)
    #expect(session.line == line)
    try session.press(.escape)
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Note\n")
  }

  @Test(arguments: [
    ("en", "help\r"), ("en", "ayuda\r"), ("en", "?\r"), ("en", ":help\r"), ("en", "\u{1B}OP"), ("es", "ayuda\r"),
    ("es", "help\r"), ("es", "?\r"), ("es", ":ayuda\r"), ("es", "\u{1B}OP"),
  ])
  func case25HelpIsAKeyAndAWord(language: String, keys: String) throws {
    let session = try TerminalSession.menu(["choose", "--lang", language, "Camera", "Note"])
    let told = try session.press(.text(keys)).text
    let first =
      language == "en"
      ? "Arrow down and up go through the items. Enter chooses.\r\n"
      : "Las flechas abajo y arriba recorren los elementos. Intro elige.\r\n"
    #expect(told.contains(first))
    #expect(told.contains(language == "en" ? "Alt R or repeat" : "Alt R o repetir"))
    #expect(session.line.isEmpty)
    #expect(session.result.isEmpty)
  }

  @Test func case25TheHintIsNotRepeatedAtEveryPrompt() throws {
    let session = try TerminalSession.menu([])
    #expect(session.lines.first == "Anillo. Arrows or numbers choose. The word help, or F1, tells more.")
    for _ in 1...3 { try session.press(.enter) }
    try session.enter("nothing such")
    try session.press(.escape, .down, .enter)
    let hints = session.lines.count { $0.contains("The word help, or F1") }
    #expect(hints == 1)
  }
}
