import Glibc
import TestSupport
import Testing

/// Items that are still arriving, and very many of them.
@Suite("Lists that grow, and long ones") struct ChooseArrivingTests {
  private func open(_ words: [String] = [], first: String = "Red\n") throws -> TerminalSession {
    var setup = TerminalSetup(input: .pipe, output: .captured, errors: .captured)
    setup.environment["ANILLO_SPEECH"] = "off"
    let session = try TerminalSession(BuiltProgram.path("anillo"), ["choose"] + words, setup: setup)
    session.writeInput(first)
    try session.waitFor("\r\n ", since: 0)
    try session.waitUntilQuiet()
    return session
  }

  @Test(arguments: [
    ("en", "Actions, 1 item so far\r\n1 Red\r\n ", "2 items so far\r\n2 Green\r\n", "3 items\r\n3 Blue\r\n"),
    (
      "es", "Acciones, 1 elemento hasta ahora\r\n1 Red\r\n ", "2 elementos hasta ahora\r\n2 Green\r\n",
      "3 elementos\r\n3 Blue\r\n"
    ),
  ])
  func thePromptIsThereBeforeTheEnd(language: String, opening: String, growth: String, end: String) throws {
    let session = try open(["--lang", language])
    #expect(session.output(since: 0).text == opening)
    session.writeInput("Green\n")
    try session.waitUntilQuiet()
    #expect(session.output(since: 0).text == opening)
    #expect(try session.press(.down).text.contains(growth))
    #expect(session.line == "1 Red")
    session.writeInput("Blue")
    session.closeInput()
    try session.waitFor(end)
    try session.waitUntilQuiet()
    #expect(session.line == "1 Red")
    try session.send("3")
    try session.expectEnd(0)
    #expect(session.result == "Blue\n")
  }

  @Test func aTextThatIsBeingTypedStays() throws {
    let session = try open()
    try session.press("gre")
    session.writeInput("Green\n")
    session.closeInput()
    try session.waitFor("2 items\r\n")
    try session.waitUntilQuiet()
    #expect(session.line == "gre")
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Green\n")
  }

  @Test(arguments: [Key.control("c"), .control("d"), .escape]) func itIsCancelledMeanwhile(key: Key) throws {
    let session = try open()
    try session.send(key)
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test func aChoiceDoesNotWaitForTheEnd() throws {
    let session = try open(["--multiple"], first: "Red\nGreen\n")
    try session.press("1-2", .enter)
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Red\nGreen\n")
  }

  @Test func faultsEndItHoweverLateTheyCome() throws {
    let session = try open(["--json-lines"], first: #"{"title": "Red"}"# + "\n")
    session.writeInput("{}\n")
    try session.expectEnd(2)
    #expect(session.result.isEmpty)
    #expect(session.err == "anillo: standard input, line 2, $: the key title is missing; add it\n")
  }

  @Test func tooManyEndItHoweverLateTheyCome() throws {
    let session = try open()
    session.writeInput(String(repeating: "x\n", count: 1_000_000))
    try session.expectEnd(2)
    #expect(session.err == "anillo: There are more than 1,000,000 items. Give fewer.\n")
  }

  @Test func aDefaultIsWaitedFor() throws {
    let setup = TerminalSetup(input: .pipe, output: .captured)
    let session = try TerminalSession(BuiltProgram.path("anillo"), ["choose", "--default", "Green"], setup: setup)
    session.writeInput("Red\n")
    session.writeInput("Green\n")
    session.closeInput()
    try session.waitFor("2 Green, default\r\n", since: 0)
    try session.waitUntilQuiet()
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Green\n")
  }

  @Test(arguments: [([], ""), (["--default", "Red"], "Red\n")] as [([String], String)])
  func theTimeOfAnAnswerIsThatOfTheItemsToo(words: [String], input: String) throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose", "--timeout", "0.3"] + words,
      setup: TerminalSetup(input: .pipe, output: .captured, errors: .captured))
    session.writeInput(input)
    try session.expectEnd(124)
    #expect(session.output.isEmpty && session.result.isEmpty)
    #expect(session.err == "anillo: The time is up, nothing was answered\n")
  }

  // MARK: Long lists

  private func long(_ words: [String] = [], language: String = "en") throws -> TerminalSession {
    let items = ["Red wine", "wine glass", "Glass", "Swine", "Cámara"] + (1...200).map { "item \($0)" }
    let input = TerminalSetup.Input.bytes(Array(items.joined(separator: "\n").utf8))
    return try TerminalSession.menu(["choose", "--lang", language] + words, setup: TerminalSetup(input: input))
  }

  @Test(arguments: [
    ("en", "Actions, 205 items", "185 more, type to narrow, or list to read on"),
    ("es", "Acciones, 205 elementos", "185 más, escriba para acotar, o lista para seguir"),
  ])
  func aLongListIsAnnounced(language: String, first: String, last: String) throws {
    let session = try long(language: language)
    #expect(session.lines.first == first && session.lines.last == last && session.lines.count == 22)
  }

  @Test(arguments: [("en", "3 matches"), ("es", "3 coincidencias")])
  func arrowsGoThroughWhatATextFits(language: String, count: String) throws {
    let session = try long(language: language)
    try session.press("wine", .down)
    #expect(session.line == "2 wine glass, \(count)")
    try session.press(.down)
    #expect(session.line == "1 Red wine")
    try session.press(.down)
    #expect(session.line == (language == "en" ? "4 Swine, last" : "4 Swine, último"))
    try session.press(.up)
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Red wine\n")
  }

  @Test func nothingIsPrintedWhileSomebodyTypes() throws {
    let session = try long()
    #expect(try session.press("c", "a", "m").escapes == 0)
    #expect(session.line == "cam")
    try session.press(.down)
    #expect(session.line == "5 Cámara, last, 1 match")
  }

  @Test func wordsOfATitleFindItInAnyOrder() throws {
    let session = try long()
    try session.send("glass wine", .enter)
    try session.expectEnd(0)
    #expect(session.result == "wine glass\n")
  }

  @Test func aMillionItems() throws {
    let home = try PrivateHome()
    let lines = try home.write((1...1_000_000).map { "item number \($0)\n" }.joined(), to: "lines")
    let session = try TerminalSession.choose([], setup: TerminalSetup(input: .file(lines), home: home))
    // At once, or when the end has come.
    try session.waitFor("1,000,000 items\r\n", since: 0)
    try session.press(.alt(">"))
    #expect(session.line == "1000000 item number 1000000, last")
    try session.send("765432", .enter)
    try session.expectEnd(0)
    #expect(session.result == "item number 765432\n")
  }
}
