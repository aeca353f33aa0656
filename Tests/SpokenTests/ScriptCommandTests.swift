import Glibc
import TestSupport
import Testing

/// What scripts have said and asked, through a real daemon.
@Suite("Heard from scripts", .serialized)
struct ScriptCommandTests {
  private func run(_ words: [String], _ lab: SpeechLab, input: String = "") throws -> ProgramRun {
    var setup = TerminalSetup(input: .bytes(Array(input.utf8)))
    setup.speak(to: lab)
    return try ProgramRun.of(BuiltProgram.path("anillo"), words, setup: setup, within: .seconds(30))
  }

  @Test(arguments: [("en", "Good morning", "en-us"), ("es", "Buenos días", "es"), ("fr", "Bonjour", "fr")])
  func case28WhatIsSaidIsHeardToItsEnd(language: String, text: String, voice: String) throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 60))
    // Speech is automatic here, which is on for a command that is there to speak.
    #expect(try run(["say", "--lang", language, text], lab).status == 0)
    #expect(try lab.waitForEnding(of: text) == "end")
    #expect(lab.spoken().map { $0.language.lowercased() } == [voice])
  }

  /// More than can be waiting: none of it is lost, and their order stays.
  @Test func case28ManyLinesAreAllHeard() throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 0))
    let lines = (1...400).map { "line number \($0)" }
    #expect(try run(["say"], lab, input: lines.joined(separator: "\n")).status == 0)
    try lab.waitForEntry("the last line", within: .seconds(30)) { $0.text == lines.last }
    #expect(lab.spoken().map(\.text) == lines)
  }

  @Test func case28ADaemonThatHangsIsNotWaitedForWithoutLimit() throws {
    let lab = try SpeechLab(.quick)
    lab.pause()
    defer { lab.resume() }
    let run = try run(["say", "Hello"], lab)
    #expect(run.status == 2)
    #expect(run.err == "anillo: Nothing can be said: speech-dispatcher does not answer.\n")
  }

  @Test func controlCSilencesWhatIsSaid() throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 100))
    var setup = TerminalSetup(input: .pipe)
    setup.speak(to: lab)
    let session = try TerminalSession(BuiltProgram.path("anillo"), ["say"], setup: setup)
    let text = "a line that takes a long time to be said"
    session.writeInput(text + "\n")
    try lab.waitFor(text)
    try session.send(.control("c"))
    #expect(try session.exit() == 130)
    #expect(try lab.waitForEnding(of: text) == "stop")
  }

  @Test(arguments: [
    ("en", ["Copying: 5 percent", "Copying: Ended at 20 percent"]),
    ("es", ["Copying: 5 por ciento", "Copying: Terminó en el 20 por ciento"]),
  ])
  func progressIsHeard(language: String, heard: [String]) throws {
    let lab = try SpeechLab(.voice(millisecondsPerCharacter: 5))
    let words = ["progress", "--speech=on", "--title=Copying", "--lang", language]
    #expect(try run(words, lab, input: "5\n20\n").status == 0)
    // A step may be left out while another is said; the beginning and the end never are.
    #expect(try lab.waitForEnding(of: heard[1]) == "end")
    #expect(lab.spoken().first?.text == heard[0])
  }

  @Test func progressOfAScriptIsSilentUnlessAskedFor() throws {
    let lab = try SpeechLab(.quick)
    #expect(try run(["progress"], lab, input: "5\n").status == 0)
    #expect(lab.entries.isEmpty)
  }

  /// Whatever decides: nobody hears a question and then not what has come of it.
  @Test(
    arguments: [
      (nil, nil, false), ("on", nil, true), (nil, "on", true), ("on", "off", false), ("off", "on", true),
      ("auto", nil, false),
    ] as [(configuration: String?, variable: String?, isHeard: Bool)])
  func aResultIsHeardWhereTheQuestionIs(row: (configuration: String?, variable: String?, isHeard: Bool)) throws {
    let lab = try SpeechLab(.quick)
    let home = try PrivateHome()
    if let mode = row.configuration { try home.write(#"{"speech": "\#(mode)"}"#, to: "config/anillo/config.json") }
    var setup = TerminalSetup(environment: ["ANILLO_SPEECH": row.variable], output: .captured, home: home)
    setup.speak(to: lab)
    let anillo = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "sh", ["-c", #""$0" confirm 'Sure?' && "$0" say --print 'All done'"#, anillo], setup: setup)
    if row.isHeard { try lab.waitFor("Sure?") }
    try session.waitUntilQuiet()
    try session.send("y", .enter)
    #expect(try session.exit() == 0)
    #expect(session.out == "All done\n")
    if row.isHeard { #expect(try lab.waitForEnding(of: "All done") == "end") }
    #expect(row.isHeard || lab.entries.isEmpty)
  }

  @Test(arguments: [
    ("en", ["Sure?", "y or n, then Enter; default: yes"], "Please answer y or n"),
    ("es", ["Sure?", "s o n, luego Intro; por omisión: sí"], "Responda s o n"),
  ])
  func confirmIsHeard(language: String, question: [String], error: String) throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(["confirm", "--default=yes", "--lang", language, "Sure?"], lab: lab)
    let voice = language == "en" ? "en-US" : "es"
    try session.expect(question.map { Said.result($0, in: voice) })
    try session.press("7")
    try session.expect(.echo("7", in: voice))
    try session.press(.enter)
    try session.expect(.error(error, in: voice))
    try session.press(.control("u"), .enter)
    #expect(try session.terminal.exit() == 0)
    #expect(try lab.waitForEnding(of: language == "en" ? "yes" : "sí") == "end")
  }

  @Test(arguments: [
    ("en", "default: Ana", "This does not fit [A-Z].*"),
    ("es", "por omisión: Ana", "No se ajusta a [A-Z].*"),
  ])
  func aTextIsHeard(language: String, standard: String, error: String) throws {
    let lab = try SpeechLab(.quick)
    let words = ["ask", "--default=Ana", "--match=[A-Z].*", "--lang", language, "Name?"]
    let session = try SpokenSession(words, lab: lab)
    let voice = language == "en" ? "en-US" : "es"
    try session.expect(.result("Name?", in: voice), .result(standard, in: voice))
    try session.press("z")
    try session.expect(.echo("z", in: voice))
    try session.press(.enter)
    try session.expect(.error(error, in: voice))
    try session.press(.backspace)
    try session.expect(.echo("z", in: voice))
    try session.press(.control("c"))
    #expect(try session.terminal.exit() == 130)
  }

  @Test(arguments: [
    ("en", "Your secret? It is not shown.", ["character", "blank", "Cancelled"]),
    ("es", "¿Su secreto? No se muestra.", ["carácter", "en blanco", "Cancelado"]),
  ])
  func aSecretIsNotHeard(language: String, question: String, words: [String]) throws {
    let voice = language == "en" ? "en-US" : "es"
    for (option, isHeard) in [([], false), (["--secret-echo"], true)] {
      let lab = try SpeechLab(.quick)
      let session = try SpokenSession(["ask", "--secret", "--lang", language] + option, lab: lab)
      _ = try lab.waitForEnding(of: question)
      _ = try session.newlySaid()
      for (key, word) in [("q", words[0]), (.left, words[1]), (.tab, words[1]), (.alt("s"), words[1])]
        as [(Key, String)]
      {
        try session.press(key)
        try session.expect(isHeard ? [.echo(word, in: voice)] : [])
      }
      try session.press(.control("c"))
      try session.expect(.result(words[2], in: voice))
      #expect(try session.terminal.exit() == 130)
      #expect(!lab.entries.contains { $0.text == "q" })
    }
  }

  @Test(arguments: [
    (
      "en",
      [
        "text, 4 lines. Arrows read, letters search, Esc leaves.", "blank", "Line 4 of 4, 100 percent",
        "On from the beginning",
      ]
    ),
    (
      "es",
      [
        "text, 4 líneas. Las flechas leen, las letras buscan, Esc sale.", "en blanco", "Línea 4 de 4, 100 por ciento",
        "Sigue desde el principio",
      ]
    ),
  ])
  func thePagerIsHeard(language: String, told: [String]) throws {
    let lab = try SpeechLab(.quick)
    let home = try PrivateHome()
    let long = "two " + String(repeating: "word ", count: 500) + "end"
    let file = try home.write("one\n\n\u{1B}[1m\(long)\u{1B}[0m\nanother one\n", to: "text")
    let session = try SpokenSession(
      ["pager", "--echo=none", "--lang", language, file], lab: lab, setup: TerminalSetup(home: home))
    let voice = language == "en" ? "en-US" : "es"
    try session.expect(.item(told[0], in: voice))
    for line in ["one", told[1], long, "another one"] {
      try session.press(.down)
      try session.expect(.item(line, in: voice))
    }
    try session.press(.alt("w"))
    try session.expect(.item(told[2], in: voice))
    try session.press("one", .enter)
    try session.expect(.result(told[3], in: voice), .item("one", in: voice))
  }
}
