import TestSupport
import Testing

/// `anillo choose --multiple`.
@Suite("Choosing several") struct ChooseSeveralTests {
  private static let five = ["Camera", "Note", "Share", "Favorite", "Delete"]

  @Test(
    arguments: [
      ([.down, .down, " ", .enter], "Note\n"), (["2-4 1", .enter, .enter], "Camera\nNote\nShare\nFavorite\n"),
      (["5", .enter, "1", .enter, .enter], "Camera\nDelete\n"),
      (["1-3", .enter, "2", .enter, .enter], "Camera\nShare\n"),
      (["note", .enter, .enter], "Note\n"), ([.down, .enter, .enter], "Camera\n"), (["!", .enter], ""),
      ([.down, " ", .down, " ", .up, " ", .enter], "Note\n"),
    ] as [([Key], String)])
  func whatIsSelectedIsPrintedInTheOrderOfTheList(keys: [Key], result: String) throws {
    let session = try TerminalSession.choose(["--multiple"] + Self.five)
    for key in keys.dropLast() { try session.press(key) }
    try session.send(keys.suffix(1))
    try session.expectEnd(0)
    #expect(session.result == result)
  }

  @Test func keysThatComeAtOnceSelectAllTheSame() throws {
    let session = try TerminalSession.choose(["--multiple"] + Self.five)
    try session.send(.down, " ", .down, .down, " ", .enter)
    try session.expectEnd(0)
    #expect(session.result == "Camera\nShare\n")
  }

  @Test(arguments: [
    ("en", "2 Note, selected\r\n1 selected\r\n", "2 Note, not selected\r\n0 selected\r\n"),
    ("es", "2 Note, seleccionado\r\n1 seleccionado\r\n", "2 Note, no seleccionado\r\n0 seleccionados\r\n"),
  ])
  func statesAndCountAreTold(language: String, selected: String, unselected: String) throws {
    let session = try TerminalSession.menu(["choose", "--multiple", "--lang", language] + Self.five)
    try session.press(.down, .down)
    #expect(try session.press(" ").text.contains(selected))
    #expect(session.line.isEmpty)
    #expect(try session.press(" ").text.contains(unselected))
    session.expectPlain()
  }

  @Test(arguments: [
    ("en", "At most 2 can be selected\r\n"), ("es", "Se pueden seleccionar 2 como mucho\r\n"),
  ])
  func notMoreThanTheMost(language: String, message: String) throws {
    let session = try TerminalSession.menu(["choose", "--multiple=2", "--lang", language] + Self.five)
    #expect(try session.enter("1-3").contains(message))
    try session.enter("1 3")
    #expect(try session.enter("2").contains(message))
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Camera\nShare\n")
  }

  @Test(arguments: [
    ("en", "Nothing is selected. A number or Space selects; to choose nothing, ! and Enter.\r\n"),
    ("es", "No hay nada seleccionado. Un número o Espacio seleccionan; para no elegir nada, ! e Intro.\r\n"),
  ])
  func case12EnterWithNothingSelectedIsNoAnswer(language: String, message: String) throws {
    let session = try TerminalSession.menu(["choose", "--multiple", "--lang", language] + Self.five)
    #expect(try session.press(.enter).text.contains(message))
    #expect(session.result.isEmpty)
    try session.send(.control("c"))
    try session.expectEnd(130)
  }

  @Test(arguments: [Key.control("c"), .control("d"), .escape])
  func case11APartialChoiceThatIsCancelledPrintsNothing(key: Key) throws {
    let session = try TerminalSession.choose(["--multiple"] + Self.five)
    try session.enter("1-3")
    try session.send(key)
    try session.expectEnd(130)
    #expect(session.result.isEmpty)
  }

  @Test func selectedFromTheBeginning() throws {
    let session = try TerminalSession.choose(["--multiple", "--selected", "Note", "--selected=4-5"] + Self.five)
    #expect(
      session.lines.suffix(4) == ["2 Note, selected", "3 Share", "4 Favorite, selected", "5 Delete, selected"])
    try session.enter("4")
    try session.send(.enter)
    try session.expectEnd(0)
    #expect(session.result == "Note\nDelete\n")
  }

  @Test(arguments: [
    (["--multiple", "--selected", "zzz"], "The selected item zzz is none of the items."),
    (["--multiple", "--selected", "2-9"], "The selected item 2-9 is none of the items."),
    (["--multiple=1", "--selected", "1-2"], "More items are selected than may be chosen: at most 1."),
    (["--selected", "1"], "--selected needs --multiple. For one item use --default."),
    (["--multiple=0"], "--multiple cannot be 0. It takes 1, 2, 3…."),
  ])
  func whatCannotBeSelectedIsWrongUse(words: [String], message: String) throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose"] + words + Self.five,
      setup: TerminalSetup(output: .captured, errors: .captured))
    try session.expectEnd(2)
    #expect(session.output.isEmpty && session.result.isEmpty)
    #expect(session.err == "anillo: \(message)\n")
  }

  @Test func theHelpTellsHow() throws {
    let session = try TerminalSession.choose(["--multiple", "--allow-new"] + Self.five)
    let help = try session.enter("?")
    #expect(help.contains("Several may be chosen: "))
    #expect(!help.contains("A number chooses"))
    #expect(help.contains("A text that is not an item is an answer, too.\r\n"))
  }

  @Test(arguments: [
    (TerminalSetup.Output.file("/dev/full"), "No space left on device"), (.closed, "Bad file descriptor"),
  ])
  func whatDoesNotArriveIsNoSuccess(output: TerminalSetup.Output, reason: String) throws {
    let session = try TerminalSession.menu(
      ["choose", "--multiple", "--print-query"] + Self.five, setup: TerminalSetup(output: output, errors: .captured))
    try session.enter("1-5")
    try session.send(.enter)
    try session.expectEnd(2)
    #expect(session.err == "anillo: The result could not be written: \(reason)\n")
  }
}
