internal import MessageBus
internal import Posix

/// Messages that a running Orca is given to say.
///
/// Its calls wait, but never longer than `limit`; so they belong where nobody waits for them. What cannot be presented
/// is passed over.
package final class OrcaMessages {
  private let service: OrcaService
  private let environment: [String: String]
  private let limit: Duration
  private var bus: BusConnection?

  /// - Parameters:
  ///   - name: the name on the bus by which Orca was seen; nil for another one.
  ///   - environment: tells where the bus is.
  ///   - limit: how long one message may take; default a second.
  package init?(name: String, environment: [String: String], limit: Duration = .seconds(1)) {
    guard let service = OrcaService(rawValue: name) else { return nil }
    (self.service, self.environment, self.limit) = (service, environment, limit)
  }

  /// A connection that has failed is let go, and another one made for the next message.
  package func present(_ message: String) {
    let deadline = MonotonicTime.now + limit
    do throws(BusFault) {
      try service.present(message, on: try connection(until: deadline), until: deadline)
    } catch {
      bus = nil
    }
  }

  private func connection(until deadline: Duration) throws(BusFault) -> BusConnection {
    if let bus { return bus }
    let new = try BusConnection(to: BusAddress.session(environment), until: deadline)
    bus = new
    return new
  }
}
