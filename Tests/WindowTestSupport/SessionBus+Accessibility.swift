#if Window
internal import TestSupport

extension SessionBus {
  /// One that knows of the bus for accessibility, and of no other desktop service.
  convenience init(forAccessibilityIn home: PrivateHome) throws {
    let launcher = "/usr/share/dbus-1/services/org.a11y.Bus.service"
    guard let description = contents(of: launcher) else { throw SessionFault.missing(path: launcher) }
    // Where systemd runs, it must not start the launcher: it would get the user's own environment.
    let lines = String(decoding: description, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("SystemdService")
    }
    try self.init(home: home, services: ["org.a11y.Bus": lines.joined(separator: "\n") + "\n"])
  }
}
#endif
