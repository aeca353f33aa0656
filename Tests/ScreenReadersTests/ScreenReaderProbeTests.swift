import ScreenReaders
import Speech
import TestSupport
import Testing

@Suite("Screen readers")
struct ScreenReaderProbeTests {
  /// Processes by id, with their parents; the program is 100.
  struct Machine: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var processes: [(id: Int, name: String, parent: Int)] = []
    var files: [String: String] = [:]
    var environment: [String: String] = [:]
    var expected: [ScreenReaderSighting] = []
  }

  static let console = ["TERM": "linux"]
  static let desktop = ["DISPLAY": ":0"]
  static let speakup = "sys/accessibility/speakup/synth"
  static let sockets = "proc/net/unix"

  /// The table of sockets with one of Fenrir's among others.
  static func socket(_ name: String) -> String {
    let line = "000000003a789b50: 00000002 00000000 00010000 0001 01 3746972"
    return """
      Num       RefCount Protocol Flags    Type St Inode Path
      000000003a789b50: 00000003 00000000 00000000 0001 03 3746971
      \(line) @/tmp/x
      \(line) /tmp/fenrirscreenreader-\(name).sock

      """
  }

  static let machines: [Machine] = [
    Machine(testDescription: "nothing"),
    Machine(
      testDescription: "Orca", processes: [(7, "orca", 1)], environment: desktop,
      expected: [.init(.orca, .process(7))]),
    Machine(
      testDescription: "Orca under Wayland", processes: [(7, "orca", 1)], environment: ["WAYLAND_DISPLAY": "w"],
      expected: [.init(.orca, .process(7))]),
    Machine(testDescription: "Orca, and we are on a console", processes: [(7, "orca", 1)], environment: console),
    Machine(
      testDescription: "Fenrir", processes: [(7, "fenrir", 1)], environment: console,
      expected: [.init(.fenrir, .process(7))]),
    Machine(
      testDescription: "Fenrir on a console, and we are in a window", processes: [(7, "fenrir", 1)],
      environment: desktop),
    Machine(testDescription: "BRLTTY", processes: [(7, "brltty", 1)], expected: [.init(.brltty, .process(7))]),
    Machine(
      testDescription: "yasr around our shell", processes: [(50, "bash", 40), (40, "yasr", 1)],
      environment: desktop, expected: [.init(.yasr, .ancestor(40))]),
    Machine(testDescription: "yasr around another shell", processes: [(50, "bash", 1), (40, "yasr", 1)]),
    Machine(testDescription: "tdsr", processes: [(50, "tdsr", 1)], expected: [.init(.tdsr, .ancestor(50))]),
    Machine(
      testDescription: "tdsr, as its first line starts it", processes: [(50, "python3", 1)],
      files: ["proc/50/cmdline": "python3\0/home/a/tdsr/tdsr\0"], expected: [.init(.tdsr, .ancestor(50))]),
    Machine(
      testDescription: "tdsr as a module", processes: [(50, "python3.11", 1)],
      files: ["proc/50/cmdline": "python3\0-m\0tdsr\0--debug\0"], expected: [.init(.tdsr, .ancestor(50))]),
    Machine(
      testDescription: "tdsr as a file", processes: [(50, "python3", 1)],
      files: ["proc/50/cmdline": "/usr/bin/python3\0-u\0tdsr.py\0"], expected: [.init(.tdsr, .ancestor(50))]),
    Machine(
      testDescription: "a Python that waits for orders", processes: [(50, "python3", 1)],
      files: ["proc/50/cmdline": "python3\0"]),
    Machine(
      testDescription: "a shell that was told of tdsr", processes: [(50, "bash", 1)],
      files: ["proc/50/cmdline": "bash\0tdsr\0"]),
    Machine(
      testDescription: "Orca that could not name itself", processes: [(7, "python3", 1)],
      files: ["proc/7/cmdline": "/usr/bin/python3\0/usr/bin/orca\0--replace\0"], environment: desktop,
      expected: [.init(.orca, .process(7))]),
    Machine(
      testDescription: "Fenrir around our shell", processes: [(50, "sh", 40), (40, "fenrir", 1)],
      environment: desktop, expected: [.init(.fenrir, .ancestor(40))]),
    Machine(
      testDescription: "Fenrir's socket for the consoles", files: [sockets: socket("deamon")], environment: console,
      expected: [.init(.fenrir, .path("/tmp/fenrirscreenreader-deamon.sock"))]),
    Machine(
      testDescription: "Fenrir's socket for the consoles, and we are in a window", files: [sockets: socket("deamon")],
      environment: desktop),
    Machine(
      testDescription: "Fenrir's socket for the terminal around our shell", processes: [(40, "python3", 1)],
      files: [sockets: socket("40"), "proc/self/stat": "100 (anillo) S 40 100 1 0"], environment: desktop,
      expected: [.init(.fenrir, .path("/tmp/fenrirscreenreader-40.sock"))]),
    Machine(
      testDescription: "Fenrir's socket for another terminal", processes: [(50, "sh", 1), (40, "x", 1)],
      files: [sockets: socket("40")], environment: console),
    Machine(
      testDescription: "sockets of others",
      files: [sockets: socket("deamon").replacing("/tmp/", with: "/run/") + "no line\n1: 2\n"], environment: console),
    Machine(
      testDescription: "a name with a parenthesis", processes: [(50, "a) S 3 (", 40), (40, "yasr", 1)],
      expected: [.init(.yasr, .ancestor(40))]),
    Machine(
      testDescription: "a name that only begins so", processes: [(7, "orcad", 1), (50, "yasr2", 1)],
      environment: desktop),
    Machine(testDescription: "a ring of parents", processes: [(50, "bash", 40), (40, "bash", 50)]),
    Machine(
      testDescription: "Speakup", files: [speakup: "soft\n"], environment: console,
      expected: [.init(.speakup, .path("/sys/accessibility/speakup"))]),
    Machine(
      testDescription: "Speakup's voice", processes: [(7, "espeakup", 1)], environment: console,
      expected: [.init(.speakup, .process(7))]),
    Machine(
      testDescription: "Speakup's voice, and we are in a window", processes: [(7, "espeakup", 1)],
      environment: desktop),
    Machine(testDescription: "Speakup without a synthesizer", files: [speakup: "none\n"], environment: console),
    Machine(testDescription: "Speakup, and we are in a window", files: [speakup: "soft\n"], environment: desktop),
    Machine(
      testDescription: "Emacspeak", environment: ["INSIDE_EMACS": "28.1,comint", "EMACSPEAK_DIR": "/x"],
      expected: [.init(.emacspeak, .variable("EMACSPEAK_DIR"))]),
    Machine(testDescription: "Emacs without a voice", environment: ["INSIDE_EMACS": "28.1,comint"]),
    Machine(
      testDescription: "ssh", environment: ["SSH_CONNECTION": "a 1 b 2"],
      expected: [.init(.remote, .variable("SSH_CONNECTION"))]),
    Machine(testDescription: "an empty variable", environment: ["SSH_CONNECTION": "", "ACCESSIBLE": ""]),
    Machine(
      testDescription: "ACCESSIBLE", environment: ["ACCESSIBLE": "1"],
      expected: [.init(.accessible, .variable("ACCESSIBLE"))]),
    Machine(testDescription: "ACCESSIBLE=0", environment: ["ACCESSIBLE": "0"]),
    Machine(testDescription: "ACCESSIBLE=false", environment: ["ACCESSIBLE": "False"]),
  ]

  @Test(arguments: machines)
  func sightings(_ machine: Machine) throws {
    let root = try PrivateHome()
    try root.write("100 (anillo) S 50 100 1 0", to: "proc/self/stat")
    for (id, name, parent) in machine.processes {
      try root.write(name + "\n", to: "proc/\(id)/comm")
      try root.write("\(id) (\(name)) S \(parent) 1 1 0", to: "proc/\(id)/stat")
    }
    for (path, text) in machine.files { try root.write(text, to: path) }
    let probe = ScreenReaderProbe(root: root.path, environment: machine.environment)
    #expect(probe.look() == ScreenReaderFindings(machine.expected))
    withExtendedLifetime(root) {}
  }

  @Test("Who asks for silence", arguments: ScreenReaderSighting.Reader.allCases)
  func silence(_ reader: ScreenReaderSighting.Reader) {
    let staysAudible: [ScreenReaderSighting.Reader] = [.brltty, .accessible]
    #expect(ScreenReaderSighting(reader, .process(1)).asksForSilence != staysAudible.contains(reader))
  }

  @Test("It ends in time, however many processes there are")
  func limit() throws {
    let root = try PrivateHome()
    for id in 1...300 { try root.write("orca\n", to: "proc/\(id)/comm") }
    let probe = ScreenReaderProbe(root: root.path, environment: Self.desktop, limit: .zero)
    #expect(probe.look().sightings.isEmpty)
    withExtendedLifetime(root) {}
  }
}
