import TestSupport

extension SpokenScript {
  static let english = [ring, typing, several, narrowing, moving, tools, spokenOutput]

  private static let ring = SpokenScript(
    "the ring, by arrow, number and word", ["demo", "ring"],
    steps: [
      Step(
        says: .item("Choose with an arrow and Enter, or a number."), .item("Long-press ring, 5 items"),
        .item("1 Camera"), .item("2 Note"), .item("3 Share"), .item("4 Favorite"), .item("5 Delete, destructive")),
      Step(.down, says: .item("1 Camera")),
      Step(.down, says: .item("2 Note")),
      Step(.up, says: .item("1 Camera, first")),
      Step(.up, says: .item("1 Camera, first")),
      Step(.control("n"), says: .item("2 Note")),
      Step(.control("p"), says: .item("1 Camera, first")),
      Step(.pageDown, says: .item("5 Delete, destructive, last")),
      Step(.pageUp, says: .item("1 Camera, first")),
      Step(.alt(">"), says: .item("5 Delete, destructive, last")),
      Step(.alt("<"), says: .item("1 Camera, first")),
      Step(.enter, says: .result("You chose Camera")),
      Step("2", says: .passing("2 Note"), .result("You chose Note")),
      Step(.alt("w"), says: .item("Long-press ring, 5 items"), .item("2 Note")),
      Step(.down, says: .item("3 Share")),
      Step(.alt("r"), says: .item("3 Share")),
      Step(.alt("s"), says: Said.spelled("capital s", "h", "a", "r", "e")),
      Step(.alt("d"), says: .item("No description for Share")),
      Step(.alt("x")),
      Step(.escape, says: .echo("blank")),
      Step("5", says: .result("Delete? y or n, then Enter")),
      Step("n", says: .echo("n")),
      Step(.enter, says: .result("Delete: not done")),
      Step("5", says: .result("Delete? y or n, then Enter")),
      Step("y", says: .echo("y")),
      Step(.enter, says: .result("You chose Delete")),
      Step(
        .alt("l"),
        says: .item("Long-press ring, 5 items"), .item("1 Camera"), .item("2 Note"), .item("3 Share"),
        .item("4 Favorite"), .item("5 Delete, destructive")),
      Step(.enter, says: .item("Long-press ring, 5 items"), .item("5 Delete, destructive")),
    ])

  private static let typing = SpokenScript(
    "letters, Tab and errors", ["choose", "Casa", "Castor", "Cama", "10 Dalmatians"],
    steps: [
      Step(
        says: .item("Actions, 4 items"), .item("1 Casa"), .item("2 Castor"), .item("3 Cama"),
        .item("4 10 Dalmatians")),
      Step("ca", says: .echo("c"), .echo("a")),
      Step(.tab, says: .item("3 matches")),
      Step(.tab, says: .item("3 matches"), .item("1 Casa"), .item("2 Castor"), .item("3 Cama")),
      Step("s", says: .echo("s")),
      Step(.enter, says: .item("2 matches"), .item("1 Casa"), .item("2 Castor")),
      Step("t", says: .echo("t")),
      Step(.tab, says: .item("Castor")),
      Step(.escape, says: .echo("blank")),
      Step("zz", says: .echo("z"), .echo("z")),
      Step(.enter, says: .error("No match for zz")),
      Step(.tab, says: .error("No match for zz")),
      Step(.control("u"), says: .echo("zz")),
      Step("99", says: .echo("9"), .echo("9")),
      Step(.enter, says: .error("There is no 99; the numbers go from 1 to 4")),
    ])

  private static let several = SpokenScript(
    "several", ["choose", "--multiple", "--allow-new", "Casa", "Castor"],
    steps: [
      Step(says: .item("Actions, 2 items"), .item("1 Casa"), .item("2 Castor")),
      Step(.down, says: .item("1 Casa")),
      Step(" ", says: .result("1 Casa, selected"), .result("1 selected")),
      Step(" ", says: .result("1 Casa, not selected"), .result("0 selected")),
      Step("9", says: .echo("9")),
      Step(.enter, says: .result("9, new"), .result("1 selected")),
    ])

  /// A letter and what is left are one utterance, or the second would cut the first.
  private static let narrowing = SpokenScript(
    "a long list", ["choose", "--list=1"] + (1...20).map { "Thing \($0)" } + ["Red wine", "Wine glass"],
    steps: [
      Step(
        says: .item("Actions, 22 items"), .item("1 Thing 1"), .item("21 more, type to narrow, or list to read on")),
      Step("w", says: Said.spelled("w", "2 matches", "Wine glass")),
      Step("x", says: Said.spelled("x", "No match for wx")),
      Step(.backspace, says: .echo("x")),
      Step(.down, says: .item("22 Wine glass, 2 matches")),
    ])

  private static let moving = SpokenScript(
    "editing keys", ["demo", "ring"],
    steps: [
      Step(
        says: .item("Choose with an arrow and Enter, or a number."), .item("Long-press ring, 5 items"),
        .item("1 Camera"), .item("2 Note"), .item("3 Share"), .item("4 Favorite"), .item("5 Delete, destructive")),
      Step("no te", says: .echo("n"), .echo("o"), .named("space"), .echo("t"), .echo("e")),
      Step(.left, says: .echo("e")),
      Step(.left, says: .echo("t")),
      Step(.right, says: .echo("e")),
      Step(.home, says: .echo("n")),
      Step(.left, says: .echo("n")),
      Step(.end, says: .echo("blank")),
      Step(.right, says: .echo("blank")),
      Step(.backspace, says: .echo("e")),
      Step(.alt("b"), says: .echo("t")),
      Step(.delete, says: .echo("t")),
      Step(.control("w"), says: .echo("no ")),
      Step(.backspace, says: .echo("blank")),
      Step(.down, says: .item("1 Camera")),
      Step(.backspace, says: .echo("blank")),
      Step(.down, says: .item("2 Note")),
      Step("x", says: .echo("x")),
      Step(.control("a"), says: .echo("x")),
      Step(.control("d"), says: .echo("x")),
    ])

  static let toolsMenu = """
    {"version": 1, "title": "Tools", "items": [
      {"id": "p", "title": "Print", "print": "hello", "detail": "Prints a word.", "spokenTitle": "Print it"},
      {"id": "c", "title": "Two lines", "run": ["printf", "one\\\\ntwo\\\\n"]},
      {"id": "f", "title": "Fail", "run": ["false"]},
      {"id": "q", "title": "Quiet", "run": ["true"]},
      {"id": "s", "title": "More", "items": [{"id": "x", "title": "Inner", "print": "in"}]},
      {"id": "u", "title": "Printer", "unavailable": "no printer"},
      {"id": "m", "title": "Missing", "run": ["no-such-program-here"]}]}
    """

  private static let tools = SpokenScript(
    "a menu document: effects, submenu, errors", [], menu: toolsMenu,
    steps: [
      Step(
        says: .item("Anillo. Arrows or numbers choose. The word help, or F1, tells more."), .item("Tools, 7 items"),
        .item("1 Print it"), .item("2 Two lines"), .item("3 Fail"), .item("4 Quiet"), .item("5 More, submenu"),
        .item("6 Printer, unavailable: no printer"), .item("7 Missing")),
      Step("1", says: .result("hello")),
      Step(.alt("d"), says: .item("Prints a word.")),
      Step("3", says: .passing("3 Fail"), .error("It failed with status 1")),
      Step("4", says: .passing("4 Quiet"), .result("Done")),
      Step("5", says: .item("More, 1 item"), .item("1 Inner")),
      Step(.down, says: .item("1 Inner, last")),
      Step(.alt("w"), says: .item("More, 1 item"), .item("1 Inner"), .item("in Tools")),
      Step(.enter, says: .result("in")),
      Step(.escape, says: .item("Tools, 7 items"), .item("5 More, submenu")),
      Step("6", says: .error("Printer is unavailable: no printer")),
      Step(
        "7", says: .passing("7 Missing"),
        .error("The program no-such-program-here was not found. Install it, or change the menu.")),
      Step(":quit", says: .echo(":"), .echo("q"), .echo("u"), .echo("i"), .echo("t")),
      Step(.enter, says: .result("Goodbye")),
    ])

  private static let spokenOutput = SpokenScript(
    "a command's output, line by line", ["--echo", "none"], menu: toolsMenu,
    steps: [
      Step(
        says: .item("Anillo. Arrows or numbers choose. The word help, or F1, tells more."), .item("Tools, 7 items"),
        .item("1 Print it"), .item("2 Two lines"), .item("3 Fail"), .item("4 Quiet"), .item("5 More, submenu"),
        .item("6 Printer, unavailable: no printer"), .item("7 Missing")),
      Step("2", says: .passing("2 Two lines"), .result("one"), .result("two")),
      Step("output"),
      Step(.enter, says: .item("Output, 2 lines. Arrows read, Esc goes back.")),
      Step(.down, says: .item("one")),
      Step(.down, says: .item("two")),
      Step(.down, says: .item("two, last line")),
      Step(.up, says: .item("one")),
      Step(.up, says: .item("one, first line")),
      Step(.escape),
      Step(.escape, says: .item("Tools, 7 items"), .item("2 Two lines")),
    ])
}
