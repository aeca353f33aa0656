internal import Posix
public import Speech

/// Looks for programs that read this terminal to its user.
///
/// Only `/proc`, `/sys` and the environment are looked at: no bus is asked, nothing is started. It takes a few
/// milliseconds and never longer than `limit`.
public struct ScreenReaderProbe: Sendable {
  /// Stands before `/proc` and `/sys`; the empty string is the machine itself.
  public var root: String
  public var environment: [String: String]
  /// When it is over, the processes that were not looked at are passed over; 200 ms by default.
  public var limit: Duration

  public init(root: String = "", environment: [String: String], limit: Duration = .milliseconds(200)) {
    self.root = root
    self.environment = environment
    self.limit = limit
  }

  /// What is there, with the surest signs first.
  public func sightings() -> [ScreenReaderSighting] {
    let table = ProcessTable(root: root)
    return ancestors(table) + environmentSigns + kernelSigns(table) + processes(table)
  }

  /// Readers that run a shell within themselves.
  private func ancestors(_ table: ProcessTable) -> [ScreenReaderSighting] {
    table.ancestors.compactMap { process in
      switch table.name(of: process) {
      case "yasr": ScreenReaderSighting(.yasr, .ancestor(process))
      case "tdsr": ScreenReaderSighting(.tdsr, .ancestor(process))
      case "fenrir": ScreenReaderSighting(.fenrir, .ancestor(process))
      default: nil
      }
    }
  }

  private var environmentSigns: [ScreenReaderSighting] {
    var signs: [ScreenReaderSighting] = []
    // Emacs tells every shell about itself; that it talks is told by its speech server's variables.
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

  private func processes(_ table: ProcessTable) -> [ScreenReaderSighting] {
    let end = MonotonicTime.now + limit
    var signs: [ScreenReaderSighting] = []
    for process in table.identifiers where MonotonicTime.now < end {
      switch table.name(of: process) {
      // Another person's Orca on the same machine reads that person's windows.
      case "orca" where isGraphical && table.isOurs(process): signs.append(.init(.orca, .process(process)))
      // The daemon of the consoles, which runs as root.
      case "fenrir" where !isGraphical: signs.append(.init(.fenrir, .process(process)))
      case "brltty": signs.append(.init(.brltty, .process(process)))
      default: break
      }
    }
    return signs
  }

  private var isGraphical: Bool { isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") }

  private func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
}
