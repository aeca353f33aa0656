import Glibc
import TestSupport
import Testing

/// `anillo progress`: percent lines as words.
@Suite("Progress")
struct ProgressTests {
  private func start(_ words: [String], _ setup: TerminalSetup) throws -> TerminalSession {
    try TerminalSession(BuiltProgram.path("anillo"), ["progress"] + words, setup: setup)
  }

  @Test(arguments: [
    ([], ["5 percent", "10 percent, b", "100 percent", "Done"]),
    (
      ["--title", "Copying"], ["Copying: 5 percent", "Copying: 10 percent, b", "Copying: 100 percent", "Copying: Done"]
    ),
    (["--lang=es"], ["5 por ciento", "10 por ciento, b", "100 por ciento", "Hecho"]),
  ])
  func eachStepIsALineOnTheTerminal(words: [String], lines: [String]) throws {
    let setup = TerminalSetup(input: .bytes(Array("5\n6\n10% b\n100\n".utf8)), output: .captured, errors: .captured)
    let session = try start(words, setup)
    try session.expectEnd(0)
    #expect(session.lines == lines)
    #expect(session.result.isEmpty && session.err.isEmpty)
    #expect(session.output(since: 0).escapes == 0)
  }

  @Test(arguments: ["5\r10\r100\r", "5\r\n10\r\n100", "\n5\n\n10\n100\n\n"])
  func everyEndOfALineCounts(input: String) throws {
    let run = try ProgramRun.anillo("progress", setup: TerminalSetup(input: .bytes(Array(input.utf8))))
    #expect(run.status == 0 && run.out.isEmpty)
    #expect(run.err == "5 percent\n10 percent\n100 percent\nDone\n")
  }

  @Test func stepsAreToldAsTheyCome() throws {
    let session = try start([], TerminalSetup(input: .pipe))
    session.writeInput("0\n")
    try session.waitFor("0 percent\r\n")
    session.writeInput("1\n2\n55")
    session.writeInput(" files\n")
    try session.waitFor("55 percent, files\r\n")
    session.closeInput()
    try session.expectEnd(0)
    #expect(session.lines == ["0 percent", "55 percent, files", "Ended at 55 percent"])
  }

  @Test func linesThatAreNoneAreToldOnce() throws {
    let input = "a\u{1B}[31m\nb\n\u{FF}\n" + String(repeating: "x", count: 200_000) + "\n10\n"
    let run = try ProgramRun.anillo("progress", setup: TerminalSetup(input: .bytes(Array(input.utf8))))
    #expect(run.status == 0)
    #expect(run.err == "This is no percentage: a\n10 percent\nEnded at 10 percent\n")
  }

  @Test func case10NothingAtAll() throws {
    let run = try ProgramRun.anillo("progress")
    #expect(run.status == 0)
    #expect(run.err == "Done\n")
  }

  @Test func case11ControlCEndsIt() throws {
    let session = try start([], TerminalSetup(input: .pipe))
    session.writeInput("10\n")
    try session.waitFor("10 percent\r\n")
    try session.send(.control("c"))
    try session.expectEnd(130)
  }

  @Test func case13AHangUpAndASignal() throws {
    for (signal, status) in [(SIGHUP, TestSupport.ExitStatus.code(130)), (SIGTERM, .signal(SIGTERM))] {
      let session = try start([], TerminalSetup(input: .pipe))
      session.writeInput("10\n")
      try session.waitFor("10 percent\r\n")
      session.signal(signal)
      try session.expectEnd(status)
    }
  }

  @Test(arguments: [TerminalSetup.Output.closed, .file("/dev/full")])
  func thatNobodyCanReadItIsNoError(errors: TerminalSetup.Output) throws {
    let input = TerminalSetup.Input.bytes(Array("10\n20\n".utf8))
    let run = try ProgramRun.anillo("progress", setup: TerminalSetup(input: input, output: errors, errors: errors))
    #expect(run.status == 0)
  }

  @Test func standardInputThatCannotBeRead() throws {
    let run = try ProgramRun.anillo("progress", "--lang=es", setup: TerminalSetup(input: .file("/")))
    #expect(run.status == 2)
    #expect(run.err.hasPrefix("anillo: No se puede leer la entrada estándar: "))
  }
}
