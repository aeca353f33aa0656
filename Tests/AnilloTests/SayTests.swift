import TestSupport
import Testing

/// `anillo say`, without a daemon: what it would say stands in a transcript.
@Suite("Saying")
struct SayTests {
  /// Runs it without a terminal; returns how it ended and what would be said.
  private func say(_ words: [String], input: String? = nil) throws -> (run: ProgramRun, said: [String]) {
    let home = try PrivateHome()
    var setup = TerminalSetup(home: home)
    if let input { setup.input = .bytes(Array(input.utf8)) }
    let run = try ProgramRun.of(
      BuiltProgram.path("anillo"), ["say", "--speech=off", "--transcript", home.path + "/said"] + words, setup: setup)
    return (run, (home.read("said") ?? "").split(separator: "\n").map(String.init))
  }

  private func entry(_ text: String, priority: String = "message", language: String = "en-US") -> String {
    #"{"event":"say","kind":"text","priority":"\#(priority)","text":"\#(text)","#
      + #""spans":[{"text":"\#(text)","language":"\#(language)"}]}"#
  }

  @Test func theOperandsAreOneUtterance() throws {
    let (run, said) = try say(["Good", "morning  to", "-", "you"])
    #expect(run.status == 0 && run.out.isEmpty && run.err.isEmpty)
    #expect(said == [entry("Good morning  to - you")])
  }

  @Test(arguments: [
    ("es", "es"), ("es-MX", "es-MX"), ("en", "en-US"), ("en-GB", "en-GB"), ("fr", "fr"), ("nonsense!", "en-US"),
  ])
  func theLanguageIsTheVoices(tag: String, language: String) throws {
    #expect(try say(["--lang", tag, "Hola"]).said == [entry("Hola", language: language)])
  }

  @Test(arguments: ["important", "message", "text", "notification", "progress"])
  func thePriority(_ priority: String) throws {
    #expect(try say(["--priority", priority, "x"]).said == [entry("x", priority: priority)])
  }

  @Test func aPriorityThatIsNone() throws {
    let run = try ProgramRun.anillo("say", "--priority=loud", "x")
    #expect(run.status == 2)
    #expect(run.err == "anillo: --priority cannot be loud. It takes important|message|text|notification|progress.\n")
  }

  @Test func linesOfStandardInput() throws {
    let (run, said) = try say([], input: "one\r\n\n\u{1B}[31mtwo\u{1B}[0m\nthree")
    #expect(run.status == 0)
    #expect(said == [entry("one"), entry("two"), entry("three")])
  }

  @Test func manyLinesAndALongOne() throws {
    let lines = (1...5000).map { "line \($0)" }
    #expect(try say([], input: lines.joined(separator: "\n")).said == lines.map { entry($0) })
    let long = String(repeating: "word ", count: 5000) + "end"
    #expect(try say([], input: long).said == [entry(long)])
  }

  @Test(arguments: [(["Done:", "\u{1B}[31mCafé"], nil), ([], "Done:\nCafé")] as [([String], String?)])
  func whatIsSaidCanBeWrittenAsWell(words: [String], input: String?) throws {
    let (run, said) = try say(["--print"] + words, input: input)
    let told = input == nil ? ["Done: Café"] : ["Done:", "Café"]
    #expect(run.status == 0 && run.err.isEmpty)
    #expect(run.out == told.map { $0 + "\n" }.joined())
    #expect(said == told.map { entry($0) })
  }

  @Test func offIsSilent() throws {
    let run = try ProgramRun.anillo("say", "--speech", "off", "x")
    #expect(run.status == 0 && run.out.isEmpty && run.err.isEmpty)
  }

  @Test(
    arguments: [
      ("en", "anillo: Nothing can be said: speech-dispatcher is not running and could not be started.\n"),
      ("es", "anillo: No se puede decir nada: speech-dispatcher no está en marcha ni se ha podido iniciar.\n"),
    ], [["Hello", "you"], []])
  func withoutADaemon(row: (language: String, told: String), words: [String]) throws {
    let setup = TerminalSetup(
      environment: ["SPEECHD_ADDRESS": "unix_socket:/nonexistent/socket", "SPEECHD_CMD": "/bin/false"],
      input: .bytes(Array("one\ntwo\n".utf8)))
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), ["say", "--lang", row.language] + words, setup: setup)
    #expect(run.status == 2)
    #expect(run.err == row.told)
  }

  /// Whoever reads has been told, and the script goes on.
  @Test func whatIsWrittenIsToldWithoutADaemon() throws {
    let setup = TerminalSetup(
      environment: ["SPEECHD_ADDRESS": "unix_socket:/nonexistent/socket", "SPEECHD_CMD": "/bin/false"])
    let run = try ProgramRun.anillo("say", "--print", "--speech=on", "Hello", setup: setup)
    #expect(run.status == 0 && run.out == "Hello\n")
    #expect(run.err.hasPrefix("anillo: Nothing can be said: ") && run.err.split(separator: "\n").count == 1)
  }
}
