import TestSupport
import Testing

/// `anillo choose --window`: the other program gets the words as they were meant.
@Suite("Choosing in a window") struct ChooseInWindowTests {
  @Test(arguments: [
    (
      ["--window", "--multiple", "--selected=1", "--selected", "b c", "--print0", "a", "b c"],
      ["--multiple=", "--selected=1", "--selected=b c", "--print0", "choose", "--", "a", "b c"]
    ),
    (["--title", "-x", "--window", "--", "--window"], ["--title=-x", "choose", "--", "--window"]),
  ])
  func theWordsArePassedOn(words: [String], passed: [String]) throws {
    let home = try PrivateHome()
    try home.write(#"#!/bin/sh\#nprintf '%s\n' "$@" && cat"# + "\n", to: "anillo-window", mode: 0o700)
    // The other program is looked for beside the first.
    let setup = TerminalSetup(input: .bytes(Array("line\n".utf8)), home: home)
    let run = try ProgramRun.of(
      "/bin/sh", ["-c", "cp '\(BuiltProgram.path("anillo"))' . && exec ./anillo choose \"$@\"", "sh"] + words,
      setup: setup)
    #expect(run.status == 0 && run.err.isEmpty)
    #expect(run.out == (passed + ["line"]).map { $0 + "\n" }.joined())
  }
}
