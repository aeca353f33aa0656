import Glibc
import TestSupport
import Testing

/// The way from this program to the one that has windows.
@Suite("The window command")
struct WindowCommandTests {
  /// A copy of the program, with nothing beside it.
  private static func alone(_ words: [String], home: PrivateHome, language: String, path: String) throws -> ProgramRun {
    let program = home.path + "/alone/anillo"
    try home.write("", to: "alone/anillo", mode: 0o700)
    _ = try ProgramRun.of("cp", [BuiltProgram.path("anillo"), program])
    return try ProgramRun.of(
      program, words, setup: TerminalSetup(environment: ["ANILLO_LANG": language, "PATH": path], home: home))
  }

  @Test(arguments: [["window", "menu.json"], ["demo", "ring", "--window"]], ["en", "es"])
  func withoutTheOtherProgramItSaysHowToGetIt(words: [String], language: String) throws {
    let run = try Self.alone(words, home: PrivateHome(), language: language, path: "/nowhere")
    #expect(run.status == 2)
    #expect(run.out.isEmpty)
    let beginning =
      language == "en"
      ? "anillo: The program anillo-window is neither beside anillo nor on the PATH. Build it with swift build"
      : "anillo: El programa anillo-window no está junto a anillo ni en el PATH. Compílelo con swift build"
    #expect(run.err.hasPrefix(beginning), "\(run)")
    #expect(run.err.split(separator: "\n").count == 1)
  }

  /// Beside the program comes before the PATH; the words reach the other program as they are meant, and so does its
  /// status.
  @Test(arguments: [
    (words: ["window", "a b.json"], given: "--,a b.json"),
    (["--lang", "es", "window", "--", "-x.json"], "--lang=es,--,-x.json"),
    (["demo", "arc", "--window", "--speech=off"], "--speech=off,demo,--,arc"),
  ])
  func theOtherProgramIsGivenTheWords(row: (words: [String], given: String)) throws {
    let script = "#!/bin/sh\nIFS=,\necho \"$0:$*\"\nexit 7\n"
    for folder in ["bin", "alone"] {
      let home = try PrivateHome()
      try home.write(script, to: "bin/anillo-window", mode: 0o700)
      if folder == "alone" { try home.write(script, to: "alone/anillo-window", mode: 0o700) }
      let run = try Self.alone(row.words, home: home, language: "en", path: home.path + "/bin:/usr/bin:/bin")
      #expect(run.status == 7)
      #expect(run.out == "\(home.path)/\(folder)/anillo-window:\(row.given)\n", "\(run)")
    }
  }
}
