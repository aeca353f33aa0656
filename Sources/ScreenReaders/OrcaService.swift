package import MessageBus

/// What Orca offers to other programs on the session bus since its version 49.
package enum OrcaService: String, CaseIterable, Sendable {
  /// Of the versions whose interface is numbered.
  case versioned = "org.gnome.Orca1.Service"
  /// Of Orca 49 and 50.
  case first = "org.gnome.Orca.Service"

  /// The name on the bus, which is the name of the interface too.
  package var name: String { rawValue }

  /// The object, which is named as the service is.
  private var path: String { "/" + rawValue.split(separator: ".").joined(separator: "/") }

  /// The one that somebody offers now; nil where there is none. It asks the bus alone, which starts nothing for it.
  package static func running(on bus: BusConnection, until deadline: Duration) throws(BusFault) -> OrcaService? {
    for service in allCases {
      if try bus.call("NameHasOwner", .string(service.name), until: deadline) == [.boolean(true)] { return service }
    }
    return nil
  }

  /// Lets Orca say a message and show it in braille. It is handed over, whether Orca then answers that it did or not.
  package func present(_ message: String, on bus: BusConnection, until deadline: Duration) throws(BusFault) {
    _ = try bus.call(name, path, "PresentMessage", [.string(message)], until: deadline)
  }
}
