import TestSupport
import Testing

/// What is generated from the table of commands and options, whole and in both languages.
@Suite("Generated texts")
struct GoldenTests {
  private static let commands = [
    "choose", "confirm", "ask", "say", "progress", "pager", "window", "demo", "check", "status", "manual", "completion",
    "help",
  ]

  private static let texts: [(file: String, words: [String])] =
    [("help.txt", ["help"]), ("coming-from.txt", ["help", "coming-from"]), ("anillo.1", ["manual"])]
    + commands.map { ("help-\($0).txt", [$0, "--help"]) }
    + ["bash", "zsh", "fish"].map { ("completion.\($0)", ["completion", $0]) }

  @Test(arguments: texts, ["en", "es"])
  func isAsRecorded(row: (file: String, words: [String]), language: String) throws {
    let run = try ProgramRun.of(BuiltProgram.path("anillo"), row.words + ["--lang", language])
    #expect(run.status == 0)
    #expect(run.err.isEmpty)
    #expect(run.out == (try GoldenFile("\(language)/\(row.file)").expected(recording: run.out)))
  }

  /// Both ways of asking about a command say the same.
  @Test(arguments: commands)
  func helpCanBeAskedForBothWays(command: String) throws {
    let program = try BuiltProgram.path("anillo")
    let behind = try ProgramRun.of(program, [command, "--help"])
    #expect(behind.status == 0)
    #expect(try ProgramRun.of(program, ["help", command]).out == behind.out)
    #expect(try ProgramRun.of(program, ["-h", command]).out == behind.out)
  }
}
