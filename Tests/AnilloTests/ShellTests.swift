import TestSupport
import Testing

/// The shell on a user's menu: where one goes, what is asked, and what is kept.
@Suite("The shell")
struct ShellTests {
  private static let menu = """
    {"version": 1, "title": "Tools", "items": [
      {"id": "a", "title": "Say", "print": "said"},
      {"id": "b", "title": "Box", "items": [
        {"id": "c", "title": "Wipe", "role": "destructive", "print": "wiped"},
        {"id": "d", "title": "Deep", "items": [{"id": "e", "title": "Gem", "print": "gem"}]}]},
      {"id": "f", "title": "Broken", "unavailable": "no paper", "print": "never"},
      {"id": "g", "title": "Gone", "remove": true},
      {"id": "h", "title": "Quiet", "role": "destructive", "confirm": false, "print": "quiet"},
      {"id": "i", "title": "Leave", "role": "cancel"}]}
    """

  @Test func everyStateStandsInTheList() throws {
    let session = try TerminalSession.shell(Self.menu)
    #expect(
      session.lines.suffix(7) == [
        "Tools, 6 items", "1 Say", "2 Box, submenu", "3 Broken, unavailable: no paper", "4 Gone",
        "5 Quiet, destructive", "6 Leave",
      ])
  }

  @Test func submenusAreEnteredAndLeft() throws {
    let session = try TerminalSession.shell(Self.menu)
    #expect(try session.enter("box").contains("Box, 2 items\r\n1 Wipe, destructive\r\n2 Deep, submenu\r\n"))
    #expect(try session.press("2").text.contains("Deep, 1 item\r\n1 Gem\r\n"))
    try session.press("1")
    #expect(session.result == "gem\n")
    // The place is kept after an action: still in the submenu.
    #expect(try session.press(.enter).text.contains("Deep, 1 item, 1 Gem"))
    #expect(try session.press(.escape).text.contains("Box, 2 items, 2 Deep, submenu"))
    #expect(try session.enter("<").contains("Tools, 6 items, 2 Box, submenu"))
    try session.send(.escape)
    try session.expectEnd(0)
  }

  @Test func aDestructiveItemIsAskedAbout() throws {
    let session = try TerminalSession.shell(Self.menu)
    try session.press("2")
    #expect(try session.press("1").text.contains("Wipe? y or n, then Enter\r\n"))
    // Neither an arrow nor Enter is an answer.
    #expect(try session.press(.down).text.contains("Wipe? y or n, then Enter\r\n"))
    #expect(try session.press(.enter).text.contains("Wipe? y or n, then Enter\r\n"))
    #expect(try session.press(.escape).text.contains("Wipe: not done\r\n"))
    #expect(session.result.isEmpty)
    try session.press("1")
    try session.enter("y")
    #expect(session.result == "wiped\n")
  }

  @Test func oneThatSaysSoIsNotAskedAbout() throws {
    let session = try TerminalSession.shell(Self.menu)
    try session.press("5")
    #expect(session.result == "quiet\n")
  }

  @Test(arguments: ["3", "broken\r", "\u{1B}[B\u{1B}[B\u{1B}[B\r"])
  func anUnavailableItemTellsItsReasonAndDoesNothing(keys: String) throws {
    let session = try TerminalSession.shell(Self.menu)
    #expect(try session.press(.text(keys)).text.contains("Broken is unavailable: no paper\r\n"))
    #expect(session.result.isEmpty)
    #expect(session.line.isEmpty)
  }

  @Test func anItemIsRemoved() throws {
    let session = try TerminalSession.shell(Self.menu)
    #expect(try session.press("4").text.contains("Gone removed\r\nTools, 5 items\r\n"))
    #expect(session.line == "4 Quiet, destructive")
  }

  @Test func anItemOfTheRoleCancelLeaves() throws {
    let session = try TerminalSession.shell(Self.menu)
    try session.send("6")
    try session.expectEnd(0)
  }

  @Test func controlCClearsTheLineAndStays() throws {
    let session = try TerminalSession.shell(Self.menu)
    try session.press("abc")
    try session.press(.control("c"))
    #expect(session.line.isEmpty)
    try session.press(.control("c"), .control("c"))
    try session.press(.down)
    #expect(session.line == "1 Say")
  }

  @Test(arguments: ["Say", "Say it", "Cafe\u{301}"])
  func whatIsChosenIsWrittenAsOneLine(title: String) throws {
    let session = try TerminalSession.shell(
      "{\"version\": 1, \"items\": [{\"id\": \"a\", \"title\": \"\(title)\", \"print\": \"x\"}]}",
      setup: TerminalSetup(output: .terminal))
    try session.press("1")
    // With the terminal as standard output the value stands there once.
    #expect(session.lines.suffix(2).first == " 1 \(title)" && session.lines.filter { $0 == "x" }.count == 1)
  }

  // MARK: What is kept

  @Test func settingsAreKeptForTheUserAlone() throws {
    let home = try PrivateHome()
    let first = try TerminalSession.menu([], setup: TerminalSetup(home: home))
    try first.enter(":lang es")
    try first.enter(":velocidad 20")
    try first.enter(":eco palabras")
    try first.send(.control("d"))
    try first.expectEnd(0)
    let kept = try #require(home.read("config/anillo/config.json"))
    #expect(kept == "{\"lang\":\"es\",\"rate\":20,\"echo\":\"words\"}\n")
    #expect(home.mode(of: "config/anillo/config.json") == 0o600)
    let second = try TerminalSession.menu([], setup: TerminalSetup(home: home))
    #expect(second.lines.contains("Anillo, 10 elementos"))
    #expect(try second.enter(":lang en").contains("Language: English\r\n"))
    try second.send(.escape)
    try second.expectEnd(0)
    #expect(home.read("config/anillo/config.json") == "{\"rate\":20,\"echo\":\"words\",\"lang\":\"en\"}\n")
  }

  @Test(
    arguments: [
      (["--lang", "en"], [:], "en"), ([], ["ANILLO_LANG": "en"], "en"), ([], ["LC_ALL": "en_US.UTF-8"], "es"),
      (["--lang=es"], ["ANILLO_LANG": "en"], "es"),
    ] as [([String], [String: String?], String)])
  func flagsBeatTheEnvironmentWhichBeatsTheFile(words: [String], environment: [String: String?], language: String)
    throws
  {
    let home = try PrivateHome()
    try home.write(#"{"lang": "es"}"#, to: "config/anillo/config.json")
    let session = try TerminalSession.menu(words, setup: TerminalSetup(environment: environment, home: home))
    #expect(session.lines.contains(language == "es" ? "Anillo, 10 elementos" : "Anillo, 10 items"))
  }

  @Test(arguments: [
    ("{\n\"lang\": es}", "line 2, $"), ("[]", "line 1, $"), ("{\"rate\": 500}", "line 1, $.rate"),
    ("{\"lang\": \"fr\"}", "line 1, $.lang"),
    ("{\"lang\": \"es\",\n\"sepech\": \"on\"}", "line 2, $.sepech"), ("", "The file is empty"),
  ])
  func aFaultyConfigurationIsToldAndNotLost(text: String, place: String) throws {
    let home = try PrivateHome()
    let file = try home.write(text, to: "config/anillo/config.json")
    let session = try TerminalSession.menu([], setup: TerminalSetup(errors: .captured, home: home))
    let told = session.err
    #expect(told.contains(file) && told.contains(place))
    #expect(told.hasSuffix("anillo: The configuration is not used until this is corrected.\n"))
    #expect(session.lines.contains("Anillo, 10 items"))
    try session.enter(":lang es")
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(home.read("config/anillo/config.json") == "{\"lang\":\"es\"}\n")
    #expect(home.read("config/anillo/config.json.broken") == text)
  }

  @Test func theUsersMenuTakesThePlaceOfTheBuiltInOne() throws {
    let home = try PrivateHome()
    try home.write(Self.menu, to: "config/anillo/menu.json")
    let session = try TerminalSession.menu([], setup: TerminalSetup(home: home))
    #expect(session.lines.contains("Tools, 6 items"))
  }
}
