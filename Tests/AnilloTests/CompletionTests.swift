import TestSupport
import Testing

/// What the shells offer, by their own machinery.
@Suite("Completions")
struct CompletionTests {
  /// What is typed, and what is offered for it.
  struct Row: CustomTestStringConvertible, Sendable {
    let typed: String
    let offered: Set<String>
    var testDescription: String { typed }

    init(_ typed: String, _ offered: String...) { (self.typed, self.offered) = (typed, Set(offered)) }
  }

  private static let rows = [
    Row("anillo ch", "choose", "check"), Row("anillo --lang es comp", "completion"),
    Row("anillo --lang choose dem", "demo"), Row("anillo choose --ti", "--title", "--timeout"),
    Row("anillo choose --speech=off --titl", "--title"), Row("anillo choose --multi", "--multiple"),
    Row("anillo choose --speech ", "auto", "on", "off"), Row("anillo choose --speech=o", "on", "off"),
    Row("anillo choose --list ", "all", "none"), Row("anillo --lang ", "en", "es"),
    Row("anillo say --priority=t", "text"), Row("anillo ask --se", "--secret", "--secret-echo", "--select"),
    Row("anillo confirm --se", "--select"), Row("anillo choose it"), Row("anillo demo ", "ring", "arc", "cards"),
    Row("anillo completion ", "bash", "zsh", "fish"), Row("anillo help com", "completion", "coming-from"),
    Row("anillo check n", "notes.txt"), Row("anillo pager m", "menu.json"), Row("anillo window m", "menu.json"),
    Row("anillo --transcript n", "notes.txt"), Row("anillo ask --suggestions=n", "notes.txt"),
    Row("anillo men", "menu.json"), Row("anillo ask --validate speech-of-", "speech-of-mine"),
  ]

  @Test(arguments: rows)
  func inBash(row: Row) throws {
    let shell = try Shell("bash")
    // Bash takes an equals sign for a word of its own.
    let words = row.typed.replacing("=", with: " = ").split(separator: " ", omittingEmptySubsequences: false)
    let typed = words.map { "'\($0)'" }.joined(separator: " ")
    let lines = try shell.run(
      [
        "--norc", "-c",
        "source ./script; COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count - 1); _anillo; printf '%s\\n' \"${COMPREPLY[@]}\"",
      ])
    #expect(Set(lines) == row.offered)
  }

  /// As above where the user has taken the equals sign from COMP_WORDBREAKS.
  @Test func inBashWithoutBreaks() throws {
    let lines = try Shell("bash").run(
      [
        "--norc", "-c",
        "source ./script; COMP_WORDS=(anillo say --speech=o); COMP_CWORD=2; _anillo; printf '%s\\n' \"${COMPREPLY[@]}\"",
      ])
    #expect(lines == ["--speech=on", "--speech=off"])
  }

  @Test(.enabled(if: InstalledProgram.isThere("fish"), "fish is not installed"), arguments: rows)
  func inFish(row: Row) throws {
    let lines = try Shell("fish").run(["--no-config", "-c", "source ./script; complete -C '\(row.typed)'"])
    let words = lines.map { line in
      let word = line.split(separator: "\t")[0]
      return String(word.hasPrefix("--") ? word.split(separator: "=").last ?? "" : word)
    }
    #expect(Set(words) == row.offered)
  }

  @Test(.enabled(if: InstalledProgram.isThere("zsh"), "zsh is not installed"))
  func inZsh() throws {
    // One shell for all: that it takes its functions in lasts most of a second.
    let session = try Shell("zsh").startZsh()
    for row in Self.rows {
      let words = try session.listInZsh(row.typed).flatMap(\.words)
      #expect(Set(words) == row.offered, "\(row.typed)")
    }
  }

  /// The one line is enough, also in a file that has not turned zsh's completion on.
  @Test(.enabled(if: InstalledProgram.isThere("zsh"), "zsh is not installed"))
  func aloneInZsh() throws {
    #expect(try Shell("zsh").run(["-f", "-c", "source ./script && print $_comps[anillo]"]) == ["_anillo"])
  }

  @Test(.enabled(if: InstalledProgram.isThere("fish"), "fish is not installed"))
  func descriptionsInFish() throws {
    let lines = try Shell("fish", language: "es").run(
      ["--no-config", "-c", "source ./script; complete -C 'anillo choose --ti'"])
    #expect(lines.contains("--title\tun título; si no se da ninguno, el de choose es Acciones"))
  }

  @Test(.enabled(if: InstalledProgram.isThere("zsh"), "zsh is not installed"))
  func descriptionsInZsh() throws {
    let lines = try Shell("zsh", language: "es").startZsh().listInZsh("anillo choose --ti").map(\.trimmed)
    #expect(lines.contains("--title    -- un título; si no se da ninguno, el de choose es Acciones"))
  }

  @Test(
    .enabled(if: InstalledProgram.isThere("shellcheck"), "shellcheck is not installed"), arguments: ["en", "es"])
  func shellcheckHasNothingToSay(language: String) throws {
    #expect(try Shell("bash", language: language).run(["-s", "bash", "script"], program: "shellcheck") == [])
  }
}

/// A shell in a folder with a few files and the script that `anillo` has made for it.
private struct Shell {
  let name: String
  let home: PrivateHome

  init(_ name: String, language: String = "en") throws {
    self.name = name
    home = try PrivateHome()
    let script = try ProgramRun.anillo("completion", name, "--lang", language)
    #expect(script.status == 0)
    try home.write(script.out, to: "script")
    for file in ["menu.json", "notes.txt"] { try home.write("", to: "work/" + file) }
    try home.write(script.out, to: "work/script")
    try home.write("#!/bin/sh\n", to: "bin/speech-of-mine", mode: 0o700)
  }

  private var setup: TerminalSetup {
    let path = "\(home.path)/bin:/usr/bin:/bin"
    return TerminalSetup(
      columns: 200, language: "C.UTF-8", environment: ["PATH": path, "TERM": "dumb"], folder: home.path + "/work",
      home: home)
  }

  /// The lines that are printed; nothing may be complained of.
  func run(_ words: [String], program: String? = nil) throws -> [String] {
    let run = try ProgramRun.of(program ?? name, words, setup: setup)
    #expect(run.err.isEmpty, "\(run)")
    return run.out.split(separator: "\n").map(String.init)
  }

  /// An interactive zsh that knows the script, and lists choices without completing when Ctrl-L is pressed.
  func startZsh() throws -> TerminalSession {
    let session = try TerminalSession("zsh", ["-f", "-i"], setup: setup)
    try session.waitUntilQuiet()
    try session.press(
      .text("PS1='> '; autoload -U compinit; compinit -D -u; source ./script; bindkey '^L' list-choices; LISTMAX=500"),
      .enter)
    return session
  }
}

extension TerminalSession {
  /// What zsh lists below the line for what is typed; on a dumb terminal it writes the line once more after it.
  fileprivate func listInZsh(_ typed: String) throws -> [String] {
    let answer = try press(.text(typed), .control("L")).text
    try press(.control("U"))
    return answer.split(whereSeparator: \.isNewline).dropFirst().filter { !$0.hasPrefix("> ") }.map(String.init)
  }
}

extension String {
  /// The choices of a line of zsh's list: one with its description, or several in columns.
  fileprivate var words: [String] {
    let names = firstRange(of: " -- ").map { self[..<$0.lowerBound] } ?? self[...]
    return names.split(separator: " ").map(String.init)
  }
}
