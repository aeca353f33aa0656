internal import MessageBus
internal import Posix
internal import Speech

/// Looks for programs that read this terminal to its user.
///
/// `/proc`, `/sys` and the environment are looked at, and the session bus is asked for Orca's names; nothing is started
/// and nothing changed. It takes a few milliseconds, and never longer than its limits.
public struct ScreenReaderProbe: Sendable {
  /// Stands before `/proc` and `/sys`; the empty string is the machine itself.
  public var root: String
  public var environment: [String: String]
  /// When it is over, the processes that were not looked at are passed over; 200 ms by default.
  public var limit: Duration
  /// How long the session bus may take for all of its answers; 150 ms by default. A healthy one needs two.
  public var busLimit: Duration

  public init(
    root: String = "", environment: [String: String], limit: Duration = .milliseconds(200),
    busLimit: Duration = .milliseconds(150)
  ) {
    self.root = root
    self.environment = environment
    self.limit = limit
    self.busLimit = busLimit
  }

  /// Looks now, and waits for what it finds.
  public func look() -> ScreenReaderFindings {
    let table = ProcessTable(root: root)
    let ancestors = table.ancestors
    var findings = ScreenReaderFindings()
    findings.sightings = ancestors.compactMap { sighting(ofAncestor: $0, table) } + environmentSigns
    findings.sightings += kernelSigns(table) + sockets(table, ancestors: ancestors)
    askBus(&findings)
    findings.sightings += processes(table)
    return findings
  }

  /// Readers that run a shell within themselves.
  private func sighting(ofAncestor process: Int32, _ table: ProcessTable) -> ScreenReaderSighting? {
    switch table.program(of: process) {
    case "yasr": ScreenReaderSighting(.yasr, .ancestor(process))
    case "tdsr": ScreenReaderSighting(.tdsr, .ancestor(process))
    case "fenrir": ScreenReaderSighting(.fenrir, .ancestor(process))
    default: nil
    }
  }

  private var environmentSigns: [ScreenReaderSighting] {
    var signs: [ScreenReaderSighting] = []
    // Emacs tells every shell about itself; that it talks is told by its speech server's variables, of which Emacspeak
    // sets EMACSPEAK_DIR by itself.
    if isSet("INSIDE_EMACS"), let name = ["EMACSPEAK", "EMACSPEAK_DIR", "DTK_PROGRAM"].first(where: isSet) {
      signs.append(.init(.emacspeak, .variable(name)))
    }
    if let name = ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"].first(where: isSet) {
      signs.append(.init(.remote, .variable(name)))
    }
    // The rule of charmbracelet/huh, gh and clack: non-empty, and neither 0 nor false.
    if isSet("ACCESSIBLE"), !["0", "false"].contains(environment["ACCESSIBLE", default: ""].lowercased()) {
      signs.append(.init(.accessible, .variable("ACCESSIBLE")))
    }
    return signs
  }

  /// Speakup reads the virtual consoles only, and is silent while no synthesizer is chosen.
  private func kernelSigns(_ table: ProcessTable) -> [ScreenReaderSighting] {
    let folder = "/sys/accessibility/speakup"
    guard !isGraphical, let synthesizer = table.contents(folder + "/synth"), !synthesizer.hasPrefix("none") else {
      return []
    }
    return [.init(.speakup, .path(folder))]
  }

  /// The sockets at which Fenrir takes orders. One that runs around a shell names its own after its process; any other is
  /// of the consoles. A file that a crash has left is none: no process is bound to it any more.
  private func sockets(_ table: ProcessTable, ancestors: [Int32]) -> [ScreenReaderSighting] {
    let (beginning, end) = ("/tmp/fenrirscreenreader-", ".sock")
    return table.sockets.filter { $0.hasPrefix(beginning) && $0.hasSuffix(end) }.compactMap { path in
      let owner = Int32(path.dropFirst(beginning.count).dropLast(end.count))
      return owner.map(ancestors.contains) ?? !isGraphical ? ScreenReaderSighting(.fenrir, .path(path)) : nil
    }
  }

  /// Orca reads windows, so on a console nobody is asked.
  private func askBus(_ findings: inout ScreenReaderFindings) {
    guard isGraphical else { return }
    let deadline = MonotonicTime.now + busLimit
    do throws(BusFault) {
      let bus = try BusConnection(to: BusAddress.session(environment), until: deadline)
      guard let orca = try OrcaService.running(on: bus, until: deadline) else { return }
      findings.sightings.append(.init(.orca, .busName(orca.name)))
    } catch {
      findings.isBusSilent = error != .noAddress
    }
  }

  private func processes(_ table: ProcessTable) -> [ScreenReaderSighting] {
    let end = MonotonicTime.now + limit
    var signs: [ScreenReaderSighting] = []
    for process in table.identifiers where MonotonicTime.now < end {
      switch table.program(of: process) {
      // Another person's Orca on the same machine reads that person's windows.
      case "orca" where isGraphical && table.isOurs(process):
        signs.append(.init(.orca, .process(process)))
      // The daemon of the consoles, which runs as root.
      case "fenrir" where !isGraphical: signs.append(.init(.fenrir, .process(process)))
      // What Speakup speaks through where it has no device of its own.
      case "espeakup" where !isGraphical: signs.append(.init(.speakup, .process(process)))
      case "brltty": signs.append(.init(.brltty, .process(process)))
      default: break
      }
    }
    return signs
  }

  private var isGraphical: Bool { isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") }

  private func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
}
