import Glibc
import Posix
import ScreenReaders
import Speech
import TestSupport
import Testing

/// When the real program speaks by itself, with a screen reader there and without.
@Suite("Silence beside a screen reader", .serialized)
struct SilenceTests {
  /// Whether a screen reader of the tester's own is there, beside which the program is silent by right.
  private var isTesterHelped: Bool { ScreenReaderProbe(environment: ["DISPLAY": ":0"]).look().silencing != nil }

  let home: PrivateHome
  let lab: SpeechLab
  let bus: SessionBus

  init() throws {
    home = try PrivateHome()
    lab = try SpeechLab(.quick)
    bus = try SessionBus(home: home)
  }

  /// A terminal in a window, where speech is automatic.
  private func setup(_ changes: [String: String] = [:]) -> TerminalSetup {
    var setup = TerminalSetup(home: home)
    setup.environment = ["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": bus.address]
    setup.speak(to: lab)
    for (name, value) in changes { setup.environment[name] = value }
    return setup
  }

  private func start(_ changes: [String: String] = [:]) throws -> TerminalSession {
    try TerminalSession.anillo(["demo", "ring"], menu: nil, setup: setup(changes))
  }

  /// Leaves the menu; nothing of it remains but the bus.
  private func leave(_ terminal: TerminalSession) throws {
    try terminal.send(.control("d"))
    #expect(try terminal.exit() == 0)
  }

  private func waitForEndOfWorker() throws {
    try waitUntilFound("the end of the worker", instead: { "\(home.processes().map(\.name))" }) {
      home.processes().contains { $0.name == "anillo-speech" } ? nil : ()
    }
  }

  /// The worker tells that it is silenced by its end, before anything reaches the daemon.
  private func expectSilence(of terminal: TerminalSession) throws {
    try waitForEndOfWorker()
    try terminal.send(.down)
    try terminal.waitUntilQuiet()
    #expect(terminal.line == "1 Camera")
    try leave(terminal)
    try expectNothingWasSaid()
  }

  /// What is said now comes behind all that was.
  private func expectNothingWasSaid() throws {
    let said = try ProgramRun.of(BuiltProgram.path("anillo"), ["say", "--speech", "on", "end"], setup: setup())
    #expect(said.status == 0)
    try lab.waitFor("end")
    #expect(lab.spoken().map(\.text) == ["end"])
  }

  private func expectSpeech() throws {
    try waitUntilFound("an item", within: .seconds(20), instead: { "\(lab.entries)" }) {
      lab.entries.contains { $0.text.contains("Camera") } || isTesterHelped ? () : nil
    }
  }

  @Test("With nobody there it speaks")
  func alone() throws {
    let terminal = try start()
    try expectSpeech()
    try leave(terminal)
  }

  @Test(arguments: ["org.gnome.Orca.Service", "org.gnome.Orca1.Service"])
  func besideOrcaOnTheBus(_ name: String) throws {
    let orca = try FalseOrca(name, on: bus.address)
    let terminal = try start()
    try terminal.send(.down)
    try terminal.waitUntilQuiet()
    try leave(terminal)
    // From then on nothing of it can speak to anybody.
    try waitForEndOfWorker()
    try expectNothingWasSaid()
    let messages = try #require(OrcaMessages(name: name, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address]))
    messages.present("end")
    try orca.waitFor("end")
    // It reads the terminal by itself.
    #expect(orca.messages == ["end"])
  }

  @Test func besideAProcessCalledOrca() throws {
    try besideOrca {
      let path = home.path + "/orca"
      unsafe #expect(symlink("/bin/sleep", path) == 0)
      return (path, ["600"])
    }
  }

  @Test(
    "Beside Orca as Python runs it that could not give itself a name",
    .enabled(if: Environment.program(named: "python3") != nil, "python3 is not installed"))
  func besideAScriptCalledOrca() throws {
    try besideOrca { ("python3", [try home.write("import time\ntime.sleep(600)\n", to: "orca")]) }
  }

  private func besideOrca(_ command: () throws -> (program: String, arguments: [String])) throws {
    let (program, arguments) = try command()
    let service = try Service(program, arguments, home: home)
    // From its first moment on it is a process; its name comes with the program.
    try waitUntilFound("the process") {
      let probe = ScreenReaderProbe(environment: ["DISPLAY": ":0"])
      return probe.look().sightings.contains(.init(.orca, .process(service.processID))) ? () : nil
    }
    try expectSilence(of: try start())
    service.end()
  }

  @Test(arguments: [["SSH_CONNECTION": "a 1 b 2"], ["INSIDE_EMACS": "28.1,comint", "EMACSPEAK_DIR": "/x"]])
  func besideWhatTheEnvironmentTells(_ changes: [String: String]) throws {
    try expectSilence(of: try start(changes))
  }

  @Test("The first prompt does not wait for a bus that never answers")
  func promptBeforeBus() throws {
    // Whoever connects there stands still, so its time limit cannot come before the prompt.
    let silent = try FalseBus(.stopping, home: home)
    let terminal = try TerminalSession(
      BuiltProgram.path("anillo"), ["demo", "ring"], setup: setup(["DBUS_SESSION_BUS_ADDRESS": silent.address]))
    let worker = try silent.waitForStopped()
    try terminal.waitFor("5 Delete, destructive", since: 0, within: .seconds(20))
    try terminal.waitUntilQuiet(within: .seconds(20))
    try terminal.send(.down)
    try terminal.waitUntilQuiet()
    #expect(terminal.line == "1 Camera")
    #expect(ProcessSnapshot(worker)?.state == "T" && ProcessSnapshot(worker)?.name == "anillo-speech")
    #expect(lab.entries.isEmpty)
    silent.resume()
    try expectSpeech()
    try leave(terminal)
  }

  /// What was said in each place, what is told of it, and whether it speaks.
  struct Precedence: Sendable, CustomTestStringConvertible {
    var flag: String?
    var variable: String?
    var configuration: String?
    var reader = false
    var told: String

    var testDescription: String {
      "\(flag ?? "-") \(variable ?? "-") \(configuration ?? "-")\(reader ? " beside a reader" : "")"
    }
  }

  static let orders: [Precedence] = [
    Precedence(flag: "on", variable: "off", configuration: "off", reader: true, told: "on, because of --speech"),
    Precedence(flag: "off", variable: "on", configuration: "on", told: "off, because of --speech"),
    Precedence(flag: "auto", variable: "on", configuration: "on", reader: true, told: silenced),
    Precedence(variable: "on", configuration: "off", reader: true, told: "on, because of ANILLO_SPEECH"),
    Precedence(variable: "off", configuration: "on", told: "off, because of ANILLO_SPEECH"),
    Precedence(variable: "auto", configuration: "on", reader: true, told: silenced),
    Precedence(configuration: "on", reader: true, told: "on, because of FILE"),
    Precedence(configuration: "off", told: "off, because of FILE"),
    Precedence(configuration: "auto", reader: true, told: silenced),
    Precedence(reader: true, told: silenced),
  ]
  static let silenced = "automatic, and silent, since orca reads this terminal."

  @Test("A flag beats the environment, that the configuration, that what is seen", arguments: orders)
  func precedence(_ row: Precedence) throws {
    let orca = try row.reader ? FalseOrca("org.gnome.Orca.Service", on: bus.address) : nil
    let file = try row.configuration.map { try home.write(#"{"speech": "\#($0)"}"#, to: "config/anillo/config.json") }
    var setup = setup()
    setup.environment["ANILLO_SPEECH"] = row.variable
    let words = row.flag.map { ["--speech", $0] } ?? []
    let status = try ProgramRun.of(BuiltProgram.path("anillo"), ["status"] + words, setup: setup)
    let told = row.told.replacing("FILE", with: file ?? "")
    #expect(status.out.contains("\nSpeech: \(told)\n"), "\(status)")

    let terminal = try TerminalSession.anillo(["demo", "ring"] + words, menu: nil, setup: setup)
    if row.told.hasPrefix("on") {
      try lab.waitForEntry("an item") { $0.text.contains("Camera") }
      try leave(terminal)
    } else {
      try leave(terminal)
      try expectNothingWasSaid()
    }
    withExtendedLifetime(orca) {}
  }

  static let statuses: [(language: String, lines: String)] = [
    (
      "en",
      """
      Speech: automatic, and silent, since orca reads this terminal.
      To have it speak all the same: --speech on, ANILLO_SPEECH=on, or the words “speech on” in the shell.
      Screen reader: orca, bus name org.gnome.Orca.Service

      """
    ),
    (
      "es",
      """
      Voz: automática, y callada, porque orca lee este terminal.
      Para que hable de todos modos: --speech on, ANILLO_SPEECH=on o las palabras «habla sí» en el menú interactivo.
      Lector de pantalla: orca, nombre de bus org.gnome.Orca.Service

      """
    ),
  ]

  @Test("Status tells what was seen, what follows, and how to overrule it", arguments: statuses)
  func statusTellsOrca(language: String, lines: String) throws {
    let orca = try FalseOrca("org.gnome.Orca.Service", on: bus.address)
    let run = try ProgramRun.anillo("status", "--lang", language, setup: setup())
    #expect(run.out.contains(lines), "\(run)")
    withExtendedLifetime(orca) {}
  }

  static let otherStatuses: [(changes: [String: String], english: String, spanish: String)] = [
    (
      ["SSH_CONNECTION": "a 1 b 2"], "since in a session over ssh it would be heard at the other end.",
      "porque en una sesión por ssh se oiría en el otro extremo."
    ),
    (["SSH_CONNECTION": "a 1 b 2"], "\nSession over ssh: SSH_CONNECTION\n", "\nSesión por ssh: SSH_CONNECTION\n"),
    (
      ["ACCESSIBLE": "1"], "\nAccessible output asked for: ACCESSIBLE;", "\nSe pide una salida accesible: ACCESSIBLE;"
    ),
    (
      ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"], "\nSession bus: it did not answer in time",
      "\nBus de sesión: no respondió a tiempo"
    ),
  ]

  @Test("Status tells what else is there", arguments: otherStatuses)
  func statusTells(_ changes: [String: String], _ english: String, _ spanish: String) throws {
    for (language, line) in [("en", english), ("es", spanish)] {
      let run = try ProgramRun.anillo("status", "--lang", language, setup: setup(changes))
      #expect(run.status == 0 && run.out.contains(line), "\(run)")
    }
  }
}
