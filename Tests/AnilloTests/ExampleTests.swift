import Foundation
import TestSupport
import Testing

/// The example scripts, each in a terminal, with stand-ins for the programs that they command: what these are called
/// with is what counts.
@Suite("Example scripts")
struct ExampleTests {
  /// A script, the keys for each of its menus, and what it does then.
  struct Row: CustomTestStringConvertible, Sendable {
    let script: String
    var language = "en_US.UTF-8"
    /// What is waited for, and the keys that answer it.
    let steps: [(told: String, keys: [Key])]
    /// The calls that change something.
    let calls: [String]
    /// What is told at the end.
    var told: String?
    /// Whether the working folder of git has changes.
    var isChanged = false
    var status: TestSupport.ExitStatus = 0
    var testDescription: String { "\(script), \(language), \(calls)" }
  }

  private static let branches = [
    Row(
      script: "switch-branch", steps: [("Branches, 3 items", ["2"])], calls: ["git switch topic/ñ"]),
    Row(
      script: "switch-branch", language: "es_ES.UTF-8", steps: [("Ramas, 3 elementos", ["topic", .enter])],
      calls: ["git switch topic/ñ"]),
    Row(script: "switch-branch", steps: [("Branches, 3 items", [.escape])], calls: [], status: 130),
    Row(
      script: "switch-branch",
      steps: [("Branches, 3 items", ["3"]), ("not committed. Switch all the same?", ["n", .enter])], calls: [],
      isChanged: true,
      status: 1),
    Row(
      script: "switch-branch",
      steps: [("Branches, 3 items", ["3"]), ("not committed. Switch all the same?", ["y", .enter])],
      calls: ["git switch other"], isChanged: true),
  ]

  private static let services = [
    Row(
      script: "services", steps: [("2 ssh, running", ["2"]), ("ssh.service, 4 items", ["2"])],
      calls: ["systemctl restart ssh.service"], told: "ssh.service: active"),
    Row(
      script: "services", language: "es_ES.UTF-8",
      steps: [("Servicios, 2 elementos", ["1"]), ("3 Detener", ["3"]), ("¿Detener cron.service?", ["sí", .enter])],
      calls: ["systemctl stop cron.service"], told: "cron.service: active"),
    Row(
      script: "services", steps: [("1 cron, dead", ["1"]), ("3 Stop", ["3"]), ("Stop cron.service?", ["no", .enter])],
      calls: [], status: 1),
    Row(
      script: "services", steps: [("1 cron, dead", ["1"]), ("4 Status", ["4"])],
      calls: ["systemctl --no-pager status cron.service"]),
  ]

  private static let networks = [
    Row(
      script: "wifi", steps: [("1 Home: 5 GHz, 80 %", ["1"])],
      calls: ["nmcli --ask device wifi connect Home: 5 GHz"], told: "Connected to Home: 5 GHz"),
    Row(
      script: "wifi", language: "es_ES.UTF-8", steps: [("Redes Wi-Fi, 2 elementos", ["2"])],
      calls: ["nmcli --ask device wifi connect Café"], told: "No se pudo conectar a Café", status: 1),
  ]

  private static let disks = [
    Row(
      script: "disks", steps: [("1 My stick, 8G\r", ["1"])], calls: ["udisksctl mount --block-device /dev/sdb1"],
      told: "done: mount"),
    Row(
      script: "disks", language: "es_ES.UTF-8",
      steps: [("2 /dev/sdc1, 1T, montado", ["2"]), ("¿Desmontar el disco?", ["s", .enter])],
      calls: ["udisksctl unmount --block-device /dev/sdc1"], told: "done: unmount"),
    Row(
      script: "disks", steps: [("Disks, 2 items", ["2"]), ("Unmount the disk?", ["n", .enter])], calls: [], status: 1),
  ]

  private static let music = [
    Row(
      script: "music", steps: [("Music, 7 items", ["1"]), ("Music, 7 items", ["4"]), ("Music, 7 items", [.escape])],
      calls: ["mpc --quiet toggle", "mpc --quiet volume +10"], told: "Nana"),
    Row(
      script: "music", language: "es_ES.UTF-8",
      steps: [("6 Elegir una canción", ["6"]), ("2 Nana", ["2"]), ("Música, 7 elementos", [.escape])],
      calls: ["mpc --quiet play 2"], told: "Nana"),
  ]

  @Test(arguments: branches + services + networks + disks + music)
  func does(row: Row) throws {
    let session = try Self.start(row)
    var place = 0
    for step in row.steps {
      place = try session.waitFor(step.told, since: place)
      try session.waitUntilQuiet()
      try session.send(step.keys)
    }
    if let told = row.told { try session.waitFor(told, since: 0) }
    #expect(try session.exit() == row.status)
    let calls = (session.home.read("log") ?? "").split(separator: "\n").map(String.init)
    #expect(calls == row.calls)
    try session.waitUntilNothingRuns()
  }

  private static func start(_ row: Row) throws -> TerminalSession {
    let home = try PrivateHome()
    try home.write("#!/bin/sh\nexec '\(BuiltProgram.path("anillo"))' \"$@\"\n", to: "bin/anillo", mode: 0o700)
    for (name, answers) in standIns {
      // Whatever only asks is answered; the rest is written down.
      let text = "#!/bin/sh\ncase $* in\n\(answers)\n*) echo \"\(name) $*\" >> \"$HOME/log\" ;;\nesac\n"
      try home.write(text, to: "bin/\(name)", mode: 0o700)
    }
    let script = scripts.appending(path: row.script + ".sh").path()
    let path = "\(home.path)/bin:/usr/bin:/bin"
    var setup = TerminalSetup(language: row.language, home: home)
    setup.environment = ["PATH": path, "ANILLO_SPEECH": "off", "CHANGED": row.isChanged ? "1" : nil]
    return try TerminalSession("sh", [script], setup: setup)
  }

  private static let standIns = [
    (
      "git",
      """
      branch*) printf 'main\\ntopic/ñ\\nother\\n' ;;
      status*) test -z "$CHANGED" || echo ' M file' ;;
      """
    ),
    (
      "systemctl",
      """
      list-units*) printf 'cron.service loaded inactive dead Jobs by the clock\\nssh.service loaded active running Shell\\n' ;;
      is-active*) echo active ;;
      """
    ),
    (
      "nmcli",
      """
      *list) printf '80:Home: 5 GHz\\n75:\\n60:Café\\n50:Home: 5 GHz\\n' ;;
      *Café) echo "nmcli $*" >> "$HOME/log"; exit 10 ;;
      """
    ),
    (
      "lsblk",
      """
      *) printf '/dev/sda1 50G ext4  /\\n/dev/sda2 4G swap  [SWAP]\\n/dev/sdb 8G   \\n/dev/sdb1 8G vfat My\\\\x20stick \\n'
        printf '/dev/sdc1 1T ext4  /media/me/disk\\n' ;;
      """
    ),
    ("udisksctl", #"*) echo "udisksctl $*" >> "$HOME/log"; echo "done: $1" ;;"#),
    (
      "mpc",
      """
      current*) echo Nana ;;
      *playlist*) printf 'Preludio\\t1\\nNana\\t2\\n' ;;
      """
    ),
  ]

  // MARK: The scripts as text

  private static var scripts: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Examples/scripts")
  }

  private static let names = ["disks", "music", "services", "switch-branch", "wifi"]

  @Test func everyScriptIsRun() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path())
    #expect(found.sorted() == Self.names.map { $0 + ".sh" })
  }

  @Test(arguments: names, ["sh", "bash"])
  func shellsCanReadIt(name: String, shell: String) throws {
    let run = try ProgramRun.of(shell, ["-n", Self.scripts.appending(path: name + ".sh").path()])
    #expect(run.status == 0 && run.err.isEmpty, "\(run)")
  }

  @Test(.enabled(if: InstalledProgram.isThere("shellcheck"), "shellcheck is not installed"), arguments: names)
  func shellcheckHasNothingToSay(name: String) throws {
    let run = try ProgramRun.of("shellcheck", [Self.scripts.appending(path: name + ".sh").path()])
    #expect(run.status == 0 && run.out.isEmpty && run.err.isEmpty, "\(run)")
  }
}
