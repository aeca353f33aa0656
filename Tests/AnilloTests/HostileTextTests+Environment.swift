import TestSupport
import Testing

extension HostileTextTests {
  private static let variables = [
    "LANG", "LANGUAGE", "LC_ALL", "ANILLO_LANG", "ANILLO_SPEECH", "TERM", "COLUMNS", "LINES", "XDG_CONFIG_HOME",
    "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "SPEECHD_ADDRESS", "PATH", "ACCESSIBLE", "INPUTRC", "NO_COLOR", "VISUAL",
    "SSH_CONNECTION", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY",
  ]

  /// A folder is one only where it is absolute.
  @Test(arguments: HostileText.kinds, ["", "/"])
  func inTheEnvironment(text: HostileText, beginning: String) throws {
    let values = Self.variables.map { ($0, beginning + text.text) }
    let setup = TerminalSetup(
      environment: Dictionary(uniqueKeysWithValues: values + [("SPEECHD_CMD", "/bin/false")]), errors: .captured,
      home: home)
    let session = try TerminalSession(BuiltProgram.path("anillo"), ["status"], setup: setup)
    #expect(try session.exit() == 0)
    session.expectHarmless()
    #expect(session.lines.count > 5)
  }

  @Test(
    arguments: [
      ("COLUMNS", "-1"), ("COLUMNS", "0"), ("COLUMNS", "99999999999999999999"), ("LINES", "-5"), ("TERM", ""),
      ("TERM", "../../etc/passwd"), ("TERM", "a\u{1B}]0;x\u{7}"), ("LANG", "es_ES.UTF-8\nCANCEL"),
      ("HOME", "/no\u{1B}[31mwhere"),
      ("XDG_CONFIG_HOME", "/no\u{1B}]0;x\u{7}where"), ("LANG", String(repeating: "x", count: 100_000)),
    ])
  func aMenuInAHostileEnvironment(variable: String, value: String) throws {
    let session = try start(["choose", "Alpha", "Beta"], environment: [variable: value])
    try session.press(.down)
    try session.press(.down)
    try session.press(.enter)
    #expect(session.result == "Beta\n")
    expectHarmless(session)
  }
}
