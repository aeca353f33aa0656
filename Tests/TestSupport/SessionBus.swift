/// A real session bus that knows of no service but those it is given: no other one is ever started.
public final class SessionBus {
  private let service: Service
  /// What DBUS_SESSION_BUS_ADDRESS is to be.
  public let address: String

  /// Starts it, and waits until it takes connections.
  /// Its socket and its files stand in the home; of the services there is the text of a service file by its name.
  public init(home: PrivateHome, services: [String: String] = [:]) throws {
    try home.write("", to: "bus/services/none")
    for (name, text) in services { try home.write(text, to: "bus/services/\(name).service") }
    let configuration = try home.write(Self.configuration(folder: home.path), to: "bus/session.conf")
    service = try Service(
      "dbus-daemon", ["--nofork", "--nopidfile", "--config-file=" + configuration, "--print-address=1"], home: home,
      environment: ["GSETTINGS_BACKEND": "memory"])
    address = try service.firstLine()
  }

  /// Ends it; its socket file goes with it.
  public func end() { service.end() }

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
