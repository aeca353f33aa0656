#if Window
internal import TestSupport

/// A session bus that knows of one service, the bus for accessibility: no other desktop service is ever started.
final class MessageBus {
  private let service: Service
  private var knownAddress: String?

  init(home: PrivateHome) throws {
    let launcher = "/usr/share/dbus-1/services/org.a11y.Bus.service"
    guard let description = contents(of: launcher) else { throw SessionFault.missing(path: launcher) }
    // Where systemd runs, it must not start the launcher: it would get the user's own environment.
    let lines = String(decoding: description, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("SystemdService")
    }
    try home.write(lines.joined(separator: "\n") + "\n", to: "bus/services/org.a11y.Bus.service")
    let configuration = try home.write(Self.configuration(folder: home.path), to: "bus/session.conf")
    service = try Service(
      "dbus-daemon", ["--nofork", "--nopidfile", "--config-file=" + configuration, "--print-address=1"], home: home,
      environment: ["GSETTINGS_BACKEND": "memory"])
  }

  /// What DBUS_SESSION_BUS_ADDRESS is to be. Waits until the daemon takes connections.
  func address() throws -> String {
    let address = try knownAddress ?? service.firstLine()
    knownAddress = address
    return address
  }

  private static func configuration(folder: String) -> String {
    """
    <busconfig>
      <type>session</type>
      <keep_umask/>
      <listen>unix:path=\(folder)/runtime/bus</listen>
      <auth>EXTERNAL</auth>
      <servicedir>\(folder)/bus/services</servicedir>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>

    """
  }
}
#endif
