import Glibc
import TestSupport
import Testing

/// Files that Anillo writes of itself: they are the user's alone, whole at every moment, and nothing in them is lost.
@Suite("Kept files")
struct KeptFileTests {
  private static let file = "config/anillo/config.json"

  /// The shell, started by `/bin/sh` after a line of its own.
  private func shell(
    _ line: String, _ words: String = "", home: PrivateHome, environment: [String: String?] = [:]
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "\(line); exec '\(BuiltProgram.path("anillo"))' --lang en \(words)"],
      setup: TerminalSetup(
        environment: ["ANILLO_SPEECH": "off"].merging(environment) { $1 }, output: .captured, errors: .captured,
        home: home))
    try session.waitForPrompt()
    return session
  }

  private func names(in home: PrivateHome, _ folder: String) throws -> String {
    try ProgramRun.of("ls", ["-A", home.path + "/" + folder]).out
  }

  // MARK: For the user alone

  @Test(arguments: ["umask 0", "umask 022", "umask 077"])
  func filesAndFoldersAreTheUsersAlone(umask: String) throws {
    let home = try PrivateHome()
    let session = try shell(umask, home: home, environment: ["XDG_CONFIG_HOME": home.path + "/new/deep"])
    try session.enter("rate 20")
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(home.mode(of: "new/deep/anillo/config.json") == 0o600)
    for folder in ["new", "new/deep", "new/deep/anillo"] { #expect(home.mode(of: folder) == 0o700) }
  }

  @Test func aFileThatOthersCouldReadIsClosedToThem() throws {
    let home = try PrivateHome()
    try home.write(#"{"lang": "en"}"#, to: Self.file, mode: 0o644)
    let session = try shell(":", home: home)
    try session.enter("rate 20")
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(home.mode(of: Self.file) == 0o600)
  }

  // MARK: A full disk

  /// As on a full disk, a file can be made and then not be filled: not at all, or only in part.
  @Test(arguments: [("ulimit -f 0", 1), ("ulimit -f 1", 2000)], ["", #"{"lang": "en", "list": "all"}"#])
  func aFullDiskLosesNothing(limit: (line: String, letters: Int), before: String) throws {
    let home = try PrivateHome()
    if !before.isEmpty { try home.write(before, to: Self.file) }
    let session = try shell(limit.line, home: home)
    // A name longer than what can still be written.
    try session.enter(":voice " + String(repeating: "v", count: limit.letters))
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(
      session.err == """
        anillo: \(home.path)/\(Self.file): It cannot be written: File too large
        anillo: The settings that you changed were not kept.

        """)
    #expect(home.read(Self.file) == (before.isEmpty ? nil : before))
    #expect(try names(in: home, "config/anillo") == (before.isEmpty ? "" : "config.json\n"))
  }

  @Test(arguments: [("en", "It cannot be written: "), ("es", "No se puede escribir: ")])
  func aTranscriptThatEndsTooEarlyIsTold(language: String, told: String) throws {
    for (line, path, reason) in [
      (":", "/dev/full", "No space left on device"), ("ulimit -f 1", "said", "File too large"),
    ] {
      let session = try shell(line, "--lang \(language) --transcript \(path)", home: PrivateHome())
      try session.press(.down, .down, .down)
      try session.send(.control("d"))
      try session.expectEnd(0)
      #expect(session.err == "anillo: \(path): \(told)\(reason)\n")
    }
  }

  // MARK: Two at once

  private static let settings = [
    ("rate", "20", "20"), ("pitch", "-5", "-5"), ("volume", "70", "70"), ("voice", "rec-es", "\"rec-es\""),
    ("punctuation", "most", "\"most\""), ("capitals", "icon", "\"icon\""), ("echo", "words", "\"words\""),
    ("module", "recorder", "\"recorder\""),
  ]

  @Test func whatSeveralProgramsChangeAtOnceIsAllKept() throws {
    let home = try PrivateHome()
    try home.write(#"{"list": "all"}"#, to: Self.file)
    let sessions = try Self.settings.map { _ in try shell(":", home: home) }
    for (session, (name, value, _)) in zip(sessions, Self.settings) {
      try session.send(.text(":\(name) \(value)"), .enter)
    }
    for session in sessions {
      try session.waitUntilQuiet()
      try session.send(.control("d"))
      try session.expectEnd(0)
    }
    let kept = home.read(Self.file) ?? ""
    for (name, _, value) in Self.settings { #expect(kept.contains("\"\(name)\":\(value)"), "in \(kept)") }
    #expect(kept.contains(#""list":"all""#))
    #expect(try names(in: home, "config/anillo") == "config.json\n")
  }

  @Test func ofTheSameSettingTheLastIsKept() throws {
    let home = try PrivateHome()
    let (first, second) = (try shell(":", home: home), try shell(":", home: home))
    for (session, value) in [(first, 10), (second, 20)] {
      try session.enter("rate \(value)")
      try session.send(.escape)
      try session.expectEnd(0)
    }
    #expect(home.read(Self.file) == "{\"rate\":20}\n")
  }

  @Test func whatIsWrittenByHandMeanwhileIsKept() throws {
    let home = try PrivateHome()
    let session = try shell(":", home: home)
    try home.write(#"{"list": "3", "rate": 5}"#, to: Self.file)
    try session.enter("rate 20")
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(home.read(Self.file) == #"{"list":"3","rate":20}"# + "\n")
  }

  /// A program that was stopped in the middle of writing keeps nobody from leaving.
  @Test func aLockThatIsNeverLetGoIsNotWaitedForWithoutEnd() throws {
    let home = try PrivateHome()
    let holder = try TerminalSession(
      "flock", [home.path + "/config/anillo", "sh", "-c", "echo locked; exec sleep 1000"],
      setup: TerminalSetup(home: home))
    try holder.waitFor("locked")
    let session = try shell(":", home: home)
    try session.enter("rate 20")
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(home.read(Self.file) == "{\"rate\":20}\n")
  }

  // MARK: A broken file

  private static let broken = [
    ("en", ["The faulty configuration is now ", ".broken; what you changed is kept in a new one."]),
    ("es", ["La configuración con errores se ha apartado en ", ".broken; lo que cambió se guarda en una nueva."]),
  ]
  private static let faulty = "{\"lang\": \"es\",\n"

  /// The line that tells where the faulty file is.
  private func line(_ told: [String], _ home: PrivateHome) -> String {
    "anillo: " + told.joined(separator: "\(home.path)/\(Self.file)")
  }

  @Test("Broken from the start, it is told then, once, and set aside when a setting is kept", arguments: broken)
  func brokenBefore(language: String, told: [String]) throws {
    let home = try PrivateHome()
    try home.write(Self.faulty, to: Self.file)
    let session = try shell(":", "--lang \(language)", home: home)
    let before = session.err.split(separator: "\n").count
    #expect(before == 2)
    try session.enter(":rate 20")
    try session.enter(":volume 10")
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(session.err.split(separator: "\n").dropFirst(before) == ["\(line(told, home))"])
    #expect(home.read(Self.file) == "{\"rate\":20,\"volume\":10}\n")
    #expect(home.read(Self.file + ".broken") == Self.faulty)
  }

  @Test("Broken meanwhile, it is told with its place and set aside", arguments: broken)
  func brokenMeanwhile(language: String, told: [String]) throws {
    let home = try PrivateHome()
    let session = try shell(":", "--lang \(language)", home: home)
    try home.write(Self.faulty, to: Self.file)
    try session.enter(":rate 20")
    try session.send(.escape)
    try session.expectEnd(0)
    let lines = session.err.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "\(line(told, home))")
    #expect(lines.first?.hasPrefix("anillo: \(home.path)/\(Self.file), ") == true)
    #expect(home.read(Self.file) == "{\"rate\":20}\n")
    #expect(home.read(Self.file + ".broken") == Self.faulty)
  }

  @Test("What was set aside before is not lost to what is set aside now")
  func brokenAgain() throws {
    let home = try PrivateHome()
    try home.write("older", to: Self.file + ".broken")
    try home.write(Self.faulty, to: Self.file)
    let session = try shell(":", home: home)
    try session.enter(":rate 20")
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(home.read(Self.file + ".broken") == "older")
    #expect(home.read(Self.file + ".broken.2") == Self.faulty)
  }

  @Test("What is no file stays where it is, and that nothing was kept is told")
  func aFolderInItsPlace() throws {
    let home = try PrivateHome()
    try home.write("", to: Self.file + "/inside")
    let session = try shell(":", home: home)
    let before = session.err.split(separator: "\n").count
    try session.enter(":rate 20")
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(
      session.err.split(separator: "\n").dropFirst(before) == ["anillo: The settings that you changed were not kept."])
    #expect(home.read(Self.file + "/inside") == "")
  }

  @Test("Nothing is told of settings where none was changed")
  func unchanged() throws {
    let home = try PrivateHome()
    try home.write("{", to: Self.file)
    let session = try shell(":", home: home)
    try session.send(.escape)
    try session.expectEnd(0)
    #expect(session.err.split(separator: "\n").count == 2)
  }

  // MARK: Other ends

  @Test(arguments: [SIGHUP, SIGTERM, SIGKILL])
  func whatWasChangedIsKeptAlsoWhenItIsToldToEnd(signal: Int32) throws {
    let home = try PrivateHome()
    let session = try shell(":", home: home)
    try session.enter("rate 20")
    session.signal(signal)
    _ = try session.exit()
    #expect(home.read(Self.file) == "{\"rate\":20}\n")
  }

  @Test func whatWasChangedIsKeptWhenTheWindowIsClosed() throws {
    let home = try PrivateHome()
    let session = try shell(":", home: home)
    try session.enter("rate 20")
    session.hangUp()
    _ = try session.exit()
    #expect(home.read(Self.file) == "{\"rate\":20}\n")
  }
}

extension TerminalSession {
  /// Waits until the program has printed its list and reads keys.
  func waitForPrompt() throws {
    try waitUntil("the prompt") { $0.output.suffix(3).elementsEqual("\r\n ".utf8) }
    try waitUntilQuiet()
  }
}
