import TestSupport
import Testing

/// `--timeout` and `--no-input`: questions that a script does not want to wait for.
@Suite("Questions with an end")
struct TimeoutTests {
  private func start(_ words: [String]) throws -> TerminalSession {
    try TerminalSession(
      BuiltProgram.path("anillo"), words,
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], output: .captured, errors: .captured))
  }

  @Test(arguments: [
    (["choose", "--timeout=0.2", "Camera", "Note"], "The time is up, nothing was answered"),
    (
      ["choose", "--timeout", "0.2", "--default=1", "--lang=es", "Cámara"],
      "Se ha acabado el tiempo y no hay respuesta"
    ),
  ])
  func theTimeEnds(words: [String], told: String) throws {
    let session = try start(words)
    try session.expectEnd(124)
    #expect(session.lines.last == told)
    #expect(session.result.isEmpty && session.err.isEmpty)
  }

  /// Also before there is a question: blank lines without a pause are no items.
  @Test func theTimeEndsWhileNoItemComes() throws {
    let anillo = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "yes '' | '\(anillo)' choose --timeout=0.2"],
      setup: TerminalSetup(output: .captured, errors: .captured))
    try session.expectEnd(124)
    #expect(session.result.isEmpty && session.output.isEmpty)
    #expect(session.err == "anillo: The time is up, nothing was answered\n")
  }

  /// Neither what was typed nor an item that an arrow put there is an answer.
  @Test(arguments: [Key.text("Cam"), .down])
  func whatStandsInTheLineIsNoAnswer(key: Key) throws {
    let session = try start(["choose", "--timeout=0.5", "Camera", "Note"])
    try session.waitFor("2 Note\r\n ")
    try session.send(key)
    try session.expectEnd(124)
    #expect(session.lines.last == "The time is up, nothing was answered")
    #expect(session.result.isEmpty)
  }

  @Test func keysDoNotProlongIt() throws {
    let session = try start(["choose", "--timeout=0.5", "Camera", "Note"])
    try session.waitFor("2 Note\r\n ")
    #expect(throws: SessionFault.self) {
      try session.waitUntil("no answer") { session in
        try session.send(.down, .up)
        return false
      }
    }
    try session.expectEnd(124)
    #expect(session.result.isEmpty)
  }

  @Test func anAnswerInTimeIsAnAnswer() throws {
    let session = try start(["choose", "--timeout=1e300", "Camera", "Note"])
    try session.waitFor("2 Note\r\n ")
    try session.send("2")
    try session.expectEnd(0)
    #expect(session.result == "Note\n")
  }

  @Test(arguments: ["0", "-1", "soon", "nan", "inf", ""])
  func aTimeThatIsNone(value: String) throws {
    let run = try ProgramRun.anillo("choose", "--timeout=\(value)", "Camera")
    #expect(run.status == 2)
    #expect(run.err == "anillo: --timeout cannot be \(value). It takes 0.5, 1, 30….\n")
  }

  @Test(arguments: [
    ("en", "anillo: Here something would have to be asked, and --no-input forbids that.\n"),
    ("es", "anillo: Aquí habría que preguntar algo, y --no-input lo impide.\n"),
  ])
  func withoutInputAQuestionIsAnError(language: String, told: String) throws {
    // Standard input stays open, and would be waited for.
    let setup = TerminalSetup(input: .pipe, output: .captured, errors: .captured)
    let words = ["choose", "--no-input", "--lang", language]
    let session = try TerminalSession(BuiltProgram.path("anillo"), words, setup: setup)
    try session.expectEnd(2)
    #expect(session.err == told)
    #expect(session.result.isEmpty && session.output.isEmpty)
    #expect(try ProgramRun.of(BuiltProgram.path("anillo"), words).err == told)
  }
}
