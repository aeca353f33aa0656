import TestSupport
import Testing

/// What can be asked for by a key and by a word, in both languages.
@Suite("Words")
struct WordTests {
  private static let menu = """
    {"version": 1, "title": "Tools", "items": [
      {"id": "a", "title": "Café", "detail": "Strong and black", "print": "coffee"},
      {"id": "b", "title": "Box", "items": [{"id": "c", "title": "Pen", "print": "pen"}]}]}
    """

  /// Keys or a word, pressed on the first item, and what they tell.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keys: String
    let english: String
    let spanish: String

    init(_ keys: String, _ english: String, _ spanish: String) {
      testDescription = keys.replacing("\u{1B}", with: "Alt-").replacing("\r", with: "")
      (self.keys, self.english, self.spanish) = (keys, english, spanish)
    }
  }

  private static let here = ("Tools, 2 items, 1 Café", "Tools, 2 elementos, 1 Café")
  private static let list = (
    "Tools, 2 items\r\n1 Café\r\n2 Box, submenu\r\n", "Tools, 2 elementos\r\n1 Café\r\n2 Box, submenú\r\n"
  )

  private static let rows = [
    Row("\u{1B}w", here.0, here.1), Row("\u{1B}W", here.0, here.1), Row("where\r", here.0, here.1),
    Row("dónde\r", here.0, here.1), Row("DONDE\r", here.0, here.1), Row(":where\r", here.0, here.1),
    Row("\u{1B}d", "Strong and black\r\n", "Strong and black\r\n"),
    Row("describe\r", "Strong and black\r\n", "Strong and black\r\n"),
    Row("describir\r", "Strong and black\r\n", "Strong and black\r\n"),
    Row("\u{1B}s", "capital c, a, f, e acute\r\n", "c mayúscula, a, f, e con acento\r\n"),
    Row("spell\r", "capital c, a, f, e acute\r\n", "c mayúscula, a, f, e con acento\r\n"),
    Row("deletrear\r", "capital c, a, f, e acute\r\n", "c mayúscula, a, f, e con acento\r\n"),
    Row("\u{1B}l", list.0, list.1),
    Row("\u{0C}", list.0, list.1), Row("list\r", list.0, list.1), Row("lista\r", list.0, list.1),
    Row("?\r", "Enter chooses.", "Intro elige."), Row("help\r", "Enter chooses.", "Intro elige."),
    Row("ayuda\r", "Enter chooses.", "Intro elige."), Row("\u{1B}OP", "Enter chooses.", "Intro elige."),
    Row("\u{1B}[11~", "Enter chooses.", "Intro elige."), Row("\u{1B}[[A", "Enter chooses.", "Intro elige."),
    Row("rate\r", "rate goes from -100 to 100", "velocidad: de -100 a 100"),
    Row("velocidad 500\r", "rate goes from -100 to 100", "velocidad: de -100 a 100"),
    Row("rate 20\r", "rate: 20", "velocidad: 20"), Row("tono -5\r", "pitch: -5", "tono: -5"),
    Row("volume 100\r", "volume: 100", "volumen: 100"),
    Row("echo palabras\r", "echo takes one of: none, characters, words", "eco: palabras"),
    Row("eco words\r", "echo: words", "eco: palabras"),
    Row("punctuation all\r", "punctuation: all", "puntuación: todo"),
    Row("capitals spell\r", "capitals: spell", "mayúsculas: palabra"),
    Row("mayusculas nada\r", "capitals takes one of: none, spell, icon", "mayúsculas: nada"),
    Row("speech maybe\r", "Type on or off after it", "Escriba después sí o no"),
    Row("habla off\r", "Speech is off", "La voz está desactivada"),
    Row("lang xx\r", "There is no language xx here; there are: en, es", "Aquí no hay ningún idioma xx; hay: en, es"),
    Row("output\r", "There is no output", "No hay ninguna salida"),
    Row("salida\r", "There is no output", "No hay ninguna salida"),
  ]

  @Test(arguments: rows, ["en", "es"])
  func tells(row: Row, language: String) throws {
    let session = try TerminalSession.shell(Self.menu, language: language)
    try session.press(.down)
    let told = try session.press(.text(row.keys)).text
    #expect(told.contains(language == "en" ? row.english : row.spanish), "of \(told)")
    #expect(session.result.isEmpty)
    session.expectPlain()
  }

  @Test(arguments: ["\u{1B}r", "\u{1B}R", "repeat\r", "repetir\r", ":repeat\r", ":repetir\r"], ["en", "es"])
  func repeats(keys: String, language: String) throws {
    let session = try TerminalSession.shell(Self.menu, language: language)
    try session.press(.up)
    let told = try session.press(.text(keys)).text
    #expect(told.contains(language == "en" ? "2 Box, submenu" : "2 Box, submenú"))
  }

  @Test(arguments: ["\u{1B}x", "silence\r", "silencio\r"])
  func silenceTellsNothing(keys: String) throws {
    let session = try TerminalSession.shell(Self.menu)
    let told = try session.press(.text(keys)).text
    #expect(!told.contains("match") && session.line.isEmpty)
  }

  @Test(arguments: ["back\r", "atrás\r", "atras\r", "<\r", "\u{1B}", "\u{07}", ":back\r"], ["en", "es"])
  func goesBack(keys: String, language: String) throws {
    let session = try TerminalSession.shell(Self.menu, language: language)
    try session.press("2")
    #expect(session.lines.suffix(3).contains("1 Pen"))
    let told = try session.press(.text(keys)).text
    #expect(told.contains(language == "en" ? "Tools, 2 items, 2 Box, submenu" : "Tools, 2 elementos, 2 Box, submenú"))
    try session.press(.escape)
    try session.expectEnd(0)
  }

  @Test(arguments: ["quit\r", "salir\r", "exit\r", ":quit\r"])
  func quitLeavesFromBelow(keys: String) throws {
    let session = try TerminalSession.shell(Self.menu)
    try session.press("2")
    try session.send(.text(keys))
    try session.expectEnd(0)
  }

  @Test func whereIsToldWithThePath() throws {
    let session = try TerminalSession.shell(Self.menu)
    try session.press("2")
    #expect(try session.press(.down, .alt("w")).text.contains("Box, 1 item, 1 Pen\r\nin Tools\r\n"))
  }

  @Test func aWordThatIsAnItemTooNeedsAColon() throws {
    let session = try TerminalSession.choose(["help", "list"])
    #expect(try session.enter(":help").contains("Enter chooses."))
    #expect(session.result.isEmpty)
    try session.send("help", .enter)
    try session.expectEnd(0)
    #expect(session.result == "help\n")
  }

  @Test func theLanguageFollowsAtOnce() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Café": {"localizations": {"es": {"stringUnit": \
      {"state": "translated", "value": "Cafetería"}}}}, "Box": {"localizations": {"es": {"stringUnit": \
      {"state": "translated", "value": "Caja"}}}}, "Tools": {"localizations": {"es": {"stringUnit": \
      {"state": "translated", "value": "Útiles"}}}}, "Pen": {"localizations": {"es": {"stringUnit": \
      {"state": "translated", "value": "Bolígrafo"}}}}}, "version": "1.0"}
      """
    let session = try TerminalSession.shell(Self.menu, catalog: catalog)
    try session.press(.down)
    #expect(session.line == "1 Café")
    #expect(try session.enter(":lang es").contains("Idioma: español\r\n"))
    try session.press(.down)
    #expect(session.line == "2 Caja, submenú, último")
    #expect(try session.press(.alt("l")).text.contains("Útiles, 2 elementos\r\n1 Cafetería\r\n2 Caja, submenú\r\n"))
    #expect(try session.enter("idioma en").contains("Language: English\r\n"))
    #expect(try session.press(.alt("w")).text.contains("Tools, 2 items, 2 Box, submenu\r\n"))
    session.expectPlain()
  }
}
