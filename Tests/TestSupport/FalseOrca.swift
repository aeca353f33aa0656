internal import Glibc
internal import Posix
internal import MessageBus
internal import Synchronization

/// Somebody on a session bus who owns one of Orca's names and takes messages as Orca does, at the object and interface
/// that are documented in its README-REMOTE-CONTROLLER.md.
public final class FalseOrca: Sendable {
  private struct State {
    var messages: [String] = []
    var isToEnd = false
    var hasEnded = false
  }

  private let state: Shared

  private final class Shared: Sendable { let value = Mutex(State()) }

  /// Owns the name when this returns. A dumb one takes messages and never answers.
  public init(_ name: String, on address: String, isDumb: Bool = false) throws {
    let state = Shared()
    let deadline = MonotonicTime.now + .seconds(20)
    let bus = try BusConnection(to: BusAddress.parse(address), until: deadline)
    // DO_NOT_QUEUE; 1 is the answer to who owns it now.
    guard try bus.call("RequestName", .string(name), .uint32(4), until: deadline) == [.uint32(1)] else {
      throw SessionFault.taken(name: name)
    }
    self.state = state
    nonisolated(unsafe) let mine = bus
    startThread {
      unsafe FalseOrca.serve(name, mine, state, isDumb)
      state.value.withLock { $0.hasEnded = true }
    }
  }

  deinit { leave() }

  /// Everything that it was given to say.
  public var messages: [String] { state.value.withLock { $0.messages } }

  /// Waits for a message.
  public func waitFor(_ message: String, within limit: Duration = .seconds(20)) throws {
    try waitUntilFound(message, within: limit, instead: { "\(self.messages)" }) {
      messages.contains(message) ? () : nil
    }
  }

  /// Gives the name up.
  public func leave() {
    state.value.withLock { $0.isToEnd = true }
    try? waitUntilFound("the end of the false Orca", within: .seconds(20)) {
      state.value.withLock { $0.hasEnded } ? () : nil
    }
  }

  private static func serve(_ name: String, _ bus: BusConnection, _ state: Shared, _ isDumb: Bool) {
    while !state.value.withLock({ $0.isToEnd }) {
      do throws(BusFault) {
        let call = try bus.receive(until: MonotonicTime.now + .milliseconds(20))
        guard call.kind == .methodCall, let sender = call.sender else { continue }
        let message = message(of: call, name)
        if let message { state.value.withLock { $0.messages.append(message) } }
        if isDumb { continue }
        let answer = try BusMessage(
          message == nil ? .error : .methodReturn, serial: bus.nextSerial(),
          errorName: message == nil ? "org.freedesktop.DBus.Error.UnknownMethod" : nil, replySerial: call.serial,
          destination: sender, holding: message == nil ? [] : [.boolean(true)])
        try bus.send(answer, until: MonotonicTime.now + .seconds(5))
      } catch {
        if error != .late { return }
      }
    }
  }

  private static func message(of call: BusMessage, _ name: String) -> String? {
    let path = "/" + name.split(separator: ".").joined(separator: "/")
    guard call.path == path, call.interface == name, call.member == "PresentMessage",
      let values = try? call.values(), values.count == 1, case .string(let text) = values[0]
    else { return nil }
    return text
  }
}
