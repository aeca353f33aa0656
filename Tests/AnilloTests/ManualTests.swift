import TestSupport
import Testing

/// The man page, set by the programs that readers have.
@Suite("The man page")
struct ManualTests {
  private static func page(_ language: String) throws -> [UInt8] {
    let run = try ProgramRun.anillo("manual", "--lang", language)
    #expect(run.status == 0 && run.err.isEmpty)
    return run.standardOutput
  }

  @Test(.enabled(if: InstalledProgram.isThere("groff"), "groff is not installed"), arguments: ["en", "es"])
  func groffHasNothingToWarnOf(language: String) throws {
    let run = try ProgramRun.of(
      "groff", ["-man", "-Tutf8", "-ww", "-P-c", "-P-b", "-P-u"],
      setup: TerminalSetup(input: .bytes(Self.page(language))))
    #expect(run.status == 0)
    #expect(run.err.isEmpty)
    for text in language == "en"
      ? ["NAME", "anillo - one menu of actions", "--label-delimiter=TEXT", "'%(refname:short)'", "SEE ALSO"]
      : ["NOMBRE", "anillo - un menú de acciones", "--label-delimiter=TEXTO", "'%(refname:short)'", "VÉASE TAMBIÉN"]
    {
      #expect(run.out.contains(text), "\(text)")
    }
  }

  @Test(.enabled(if: InstalledProgram.isThere("man"), "man is not installed"), arguments: ["en", "es"])
  func manShowsIt(language: String) throws {
    let run = try ProgramRun.of(
      "man", ["--warnings", "-l", "-"],
      setup: TerminalSetup(environment: ["MANPAGER": "cat", "MANWIDTH": "100"], input: .bytes(Self.page(language))))
    #expect(run.status == 0)
    #expect(run.err.isEmpty)
    #expect(run.out.contains("anillo choose"))
  }

  @Test(.enabled(if: InstalledProgram.isThere("mandoc"), "mandoc is not installed"), arguments: ["en", "es"])
  func mandocHasNothingToWarnOf(language: String) throws {
    let run = try ProgramRun.of(
      "mandoc", ["-T", "lint", "-W", "warning"], setup: TerminalSetup(input: .bytes(Self.page(language))))
    #expect(run.status == 0)
    #expect(run.out.isEmpty && run.err.isEmpty)
  }
}
