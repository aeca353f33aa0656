import Glibc
import TestSupport
import Testing

/// Words of the command line, and the status that a script gets.
@Suite("The command line")
struct CommandLineTests {
  private static let misuses: [(words: [String], english: String, spanish: String)] = [
    (
      ["--nonsense"], "There is no option --nonsense. See anillo --help.",
      "No hay ninguna opción --nonsense. Vea anillo --help."
    ),
    (["choose", "-x"], "There is no option -x.", "No hay ninguna opción -x."),
    (
      ["choose", "--select"], "The option --select needs a value: key|enter.",
      "La opción --select necesita un valor: key|enter."
    ),
    (
      ["ask", "--match"], "The option --match needs a value: REGEX.",
      "La opción --match necesita un valor: EXPRESIÓN."
    ),
    (
      ["choose", "--select=both", "a"], "--select cannot be both. It takes key|enter.",
      "--select no puede ser both. Admite key|enter."
    ),
    (["--rate", "500"], "--rate cannot be 500. It takes -100…100.", "--rate no puede ser 500. Admite -100…100."),
    (
      ["--speech=maybe"], "--speech cannot be maybe. It takes auto|on|off.",
      "--speech no puede ser maybe. Admite auto|on|off."
    ),
    (["--help=yes"], "The option --help takes no value.", "La opción --help no admite valor."),
    (
      ["demo"], "Something is missing. Write anillo demo ring|arc|cards.",
      "Falta algo. Escriba anillo demo ring|arc|cards."
    ),
    (["demo", "square"], "square is not expected there.", "square no se espera ahí."),
    (["demo", "ring", "arc"], "arc is not expected there.", "arc no se espera ahí."),
    (["check"], "Something is missing. Write anillo check FILE…", "Falta algo. Escriba anillo check ARCHIVO…"),
    (["status", "now"], "now is not expected there.", "now no se espera ahí."),
    (["a.json", "b.json"], "b.json is not expected there.", "b.json no se espera ahí."),
    (["chose"], "There is no command and no file chose.", "No hay ninguna orden ni archivo chose."),
    (["demo", "ring", "--title=x"], "The option --title does not belong to demo.", "La opción --title no es de demo."),
  ]

  @Test(arguments: misuses, ["en", "es"])
  func wrongUseIsToldInOneLine(row: (words: [String], english: String, spanish: String), language: String) throws {
    // The language comes first from the environment, then also from an option among words that are wrong.
    for run in [
      try ProgramRun.of(
        BuiltProgram.path("anillo"), row.words, setup: TerminalSetup(environment: ["ANILLO_LANG": language])),
      try ProgramRun.of(BuiltProgram.path("anillo"), ["--lang=\(language)"] + row.words),
    ] {
      #expect(run.status == 2)
      #expect(run.out.isEmpty)
      #expect(run.err.hasPrefix("anillo: " + (language == "en" ? row.english : row.spanish)), "\(run)")
      #expect(run.err.split(separator: "\n").count == 1)
    }
  }

  private static let variables: [(variable: String, value: String, told: String)] = [
    ("ANILLO_SPEECH", "maybe", "ANILLO_SPEECH cannot be maybe. It takes auto|on|off."),
    ("ANILLO_LANG", "fr", "ANILLO_LANG cannot be fr. It takes en, es."),
    ("ANILLO_LANG", "\u{1B}]0;x\u{7}x", "ANILLO_LANG cannot be x. It takes en, es."),
  ]

  @Test(arguments: variables)
  func aVariableThatCannotBeHeededIsToldAndPassedOver(row: (variable: String, value: String, told: String)) throws {
    let setup = TerminalSetup(environment: [row.variable: row.value])
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), ["status"], setup: setup)
    #expect(run.status == 0 && run.err == "anillo: \(row.told)\n")
    #expect(run.out.contains("Language: en"))
    // An option takes its place, so that nothing is amiss.
    let words = ["status", "--lang=en", "--speech=off"]
    let overruled = try ProgramRun.of(BuiltProgram.path("anillo"), words, setup: setup)
    #expect(overruled.status == 0 && overruled.err.isEmpty)
  }

  @Test func aVoiceMayReadWhatThereAreNoTextsFor() throws {
    let setup = TerminalSetup(environment: ["ANILLO_LANG": "fr"])
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), ["say", "--speech=off", "x"], setup: setup)
    #expect(run.err.isEmpty)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["--help", "menu.json"], ["--lang", "en", "help"],
  ])
  func helpIsTextOnStandardOutput(words: [String]) throws {
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), words)
    #expect(run.status == 0)
    #expect(run.err.isEmpty)
    for line in [
      "anillo choose [ITEM…]: ", "anillo demo ring|arc|cards: ", "--speech=auto|on|off: ",
      "--default=ITEM (choose, confirm, ask): ",
    ] {
      #expect(run.out.contains("\n" + line))
    }
  }

  @Test func helpIsInSpanish() throws {
    let run = try ProgramRun.anillo("--help", setup: TerminalSetup(language: "es_ES.UTF-8"))
    #expect(run.status == 0)
    #expect(run.out.contains("\nPara scripts:\n") && run.out.contains("\nOpciones de todas las órdenes:\n"))
  }

  @Test(arguments: [
    ["choose", "--help"], ["--help", "choose", "a"], ["help", "choose"], ["choose", "a", "--title", "T", "-h"],
  ])
  func helpOfACommandIsThatAlone(words: [String]) throws {
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), words)
    #expect(run.status == 0)
    #expect(run.err.isEmpty)
    #expect(run.out.hasPrefix("anillo choose [ITEM…]: "))
    #expect(run.out.contains("\n--title=TEXT: ") && !run.out.contains("--priority"))
    #expect(run.out.split(separator: "\n").count { $0.hasPrefix("anillo ") } == 1)
  }

  @Test(arguments: [
    ["help", "nothing"], ["help", "shell"], ["help", "choose", "ask"], ["completion"], ["completion", "ksh"],
  ])
  func helpOfNothingIsWrongUse(words: [String]) throws {
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), words)
    #expect(run.status == 2)
    #expect(run.out.isEmpty && run.err.hasPrefix("anillo: "))
  }

  @Test(arguments: [["--version"], ["-V"], ["choose", "--version"]])
  func theVersionIsOneLine(words: [String]) throws {
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), words)
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("anillo ") && run.out.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ["choose", "--title", "T", "a", "b"], ["choose", "a", "--title", "T", "b"], ["choose", "a", "b", "--title", "T"],
    ["--title", "T", "choose", "a", "b"], ["choose", "--title=T", "a", "b"], ["choose", "--title=T", "--", "a", "b"],
    ["--title=X", "choose", "a", "b", "--title=T"],
  ])
  func optionsStandAnywhere(words: [String]) throws {
    let session = try TerminalSession.menu(words)
    #expect(session.lines == ["T, 2 items", "1 a", "2 b"])
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == "b\n")
  }

  @Test(arguments: [
    (["choose", "--title=a=b", "x"], "a=b, 1 item"), (["choose", "--title=", "x"], ", 1 item"),
    (["choose", "--title", "--select", "x"], "--select, 1 item"), (["choose", "choose"], "Actions, 1 item"),
    (["--", "choose", "x"], nil),
  ])
  func valuesAreTakenAsTheyAre(words: [String], first: String?) throws {
    guard let first else {
      let run = try ProgramRun.of(BuiltProgram.path("anillo"), words)
      #expect(run.status == 2)
      return
    }
    let session = try TerminalSession.menu(words)
    #expect(session.lines.first == first)
  }

  @Test func nothingToChooseFromIsOne() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose"], setup: TerminalSetup(output: .captured, errors: .captured))
    try session.expectEnd(1)
    #expect(session.result.isEmpty && session.output.isEmpty)
  }

  @Test(arguments: ["zzz", "0", "3"])
  func aDefaultThatIsNoneIsWrongUse(name: String) throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose", "--default", name, "a", "b"],
      setup: TerminalSetup(output: .captured, errors: .captured))
    try session.expectEnd(2)
    #expect(session.output.isEmpty)
    #expect(
      session.err == "anillo: The default \(name) is none of the items.\n")
  }

  @Test func aResultThatNobodyTakesIsNoSuccess() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose", "a", "b"],
      setup: TerminalSetup(output: .file("/dev/full"), errors: .captured))
    try session.waitUntilQuiet()
    try session.send("1")
    try session.expectEnd(2)
    #expect(session.err.contains("No space left on device"))
  }

  @Test(
    arguments: [["--help"], ["help"], ["manual"], ["completion", "zsh"], ["--version"], ["status"]],
    [TerminalSetup.Output.file("/dev/full"), .closed])
  func textThatDoesNotArriveIsNoSuccess(words: [String], output: TerminalSetup.Output) throws {
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), words, setup: TerminalSetup(output: output))
    #expect(run.status == 2)
    #expect(run.err.hasPrefix("anillo: The result could not be written: "))
    #expect(run.err.split(separator: "\n").count == 1)
  }

  @Test func aTranscriptThatNobodyReadsIsNotWaitedFor() throws {
    let home = try PrivateHome()
    #expect(unsafe mkfifo(home.path + "/fifo", 0o600) == 0)
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["choose", "--transcript=fifo", "a", "b"],
      setup: TerminalSetup(errors: .captured, home: home))
    try session.expectEnd(2)
    #expect(session.err == "anillo: fifo: It cannot be written: No such device or address\n")
  }

  @Test(arguments: [("en", "Language: en-US, because of --lang"), ("es", "Idioma: es, por --lang")])
  func statusTellsWhatAndWhy(language: String, line: String) throws {
    let run = try ProgramRun.anillo("status", "--lang", language, "--speech=off")
    #expect(run.status == 0)
    #expect(run.err.isEmpty)
    #expect(run.out.contains(line))
    #expect(
      run.out.contains(language == "en" ? "Speech: off, because of --speech\n" : "Voz: desactivada, por --speech\n"))
    #expect(run.out.contains(language == "en" ? "Terminal: none\n" : "Terminal: ninguno\n"))
  }
}
