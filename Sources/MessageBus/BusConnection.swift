internal import Glibc
package import Posix

/// A connection to a message bus that takes no longer than it may: each call has the moment at which it gives up, on the
/// clock of `MonotonicTime`.
package final class BusConnection {
  private let socket: FileDescriptor
  private var input: [UInt8] = []
  private var lastSerial: UInt32 = 0

  /// The most that is read at once, in bytes.
  private static let pieceSize = 1 << 14
  /// No line is longer while the two sides get to know each other, in bytes.
  private static let lineLimit = 1 << 10

  /// Connects to the first address where somebody listens, and is let in as this process's user.
  package init(to addresses: [UnixSocketAddress], until deadline: Duration) throws(BusFault) {
    socket = try Self.connect(to: addresses)
    try authenticate(until: deadline)
    _ = try call("Hello", until: deadline)
  }

  deinit { socket.close() }

  /// Calls a method of the bus itself.
  package func call(_ member: String, _ values: BusValue..., until deadline: Duration) throws(BusFault) -> [BusValue] {
    try call("org.freedesktop.DBus", "/org/freedesktop/DBus", member, values, until: deadline)
  }

  /// Calls a method and waits for its answer; messages that are none are passed over.
  ///
  /// - Parameters:
  ///   - service: the name of the service, and of its interface.
  ///   - path: the object.
  ///   - member: the method.
  ///   - values: its arguments.
  ///   - deadline: when it gives up.
  /// - Returns: What the answer holds.
  /// - Throws: `.failed` when the answer is an error.
  package func call(
    _ service: String, _ path: String, _ member: String, _ values: [BusValue], until deadline: Duration
  ) throws(BusFault) -> [BusValue] {
    let call = try BusMessage(
      .methodCall, serial: nextSerial(), path: path, interface: service, member: member, destination: service,
      holding: values)
    try send(call, until: deadline)
    while true {
      let message = try receive(until: deadline)
      guard message.replySerial == call.serial else { continue }
      switch message.kind {
      case .methodReturn: return try message.values()
      case .error: throw .failed(message.errorName ?? "")
      case .methodCall, .signal: continue
      }
    }
  }

  /// A number for a message of ours.
  package func nextSerial() -> UInt32 {
    lastSerial += 1
    return lastSerial
  }

  package func send(_ message: BusMessage, until deadline: Duration) throws(BusFault) {
    try send(try message.bytes(), until: deadline)
  }

  /// The next message, whatever it is.
  package func receive(until deadline: Duration) throws(BusFault) -> BusMessage {
    while true {
      if input.count >= BusMessage.prefixLength {
        let length = try BusMessage.length(input.prefix(BusMessage.prefixLength))
        if input.count >= length {
          defer { input.removeFirst(length) }
          return try BusMessage(input[..<length])
        }
      }
      try receiveMore(until: deadline)
    }
  }

  // MARK: The stream

  private static func connect(to addresses: [UnixSocketAddress]) throws(BusFault) -> FileDescriptor {
    var fault = BusFault.noAddress
    for address in addresses {
      do throws(Errno) {
        return try FileDescriptor.connect(to: address)
      } catch {
        fault = .unreachable(error)
      }
    }
    throw fault
  }

  private func send(_ bytes: [UInt8], until deadline: Duration) throws(BusFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(Errno) {
        rest = rest.dropFirst(try socket.send(rest))
      } catch {
        guard error == .wouldBlock else { throw .closed }
        guard MonotonicTime.now < deadline else { throw .late }
        waitUntilWritable(socket, within: deadline - MonotonicTime.now)
      }
    }
  }

  /// The time is looked at before each piece, so that somebody who never stops sending is not listened to for longer.
  private func receiveMore(until deadline: Duration) throws(BusFault) {
    guard MonotonicTime.now < deadline else { throw .late }
    guard waitUntilReadable([socket], within: deadline - MonotonicTime.now)[0] else { return }
    do throws(Errno) {
      let piece = try socket.read(upTo: Self.pieceSize)
      if piece.isEmpty { throw Errno.brokenPipe }
      input += piece
    } catch {
      if error != .wouldBlock { throw .closed }
    }
  }

  // MARK: Getting to know each other (D-Bus Specification, "Authentication Protocol")

  /// The system tells the bus who we are; what is sent is only who we want to be: the user's number, whose digits are
  /// written as bytes in hexadecimal, two signs each.
  private func authenticate(until deadline: Duration) throws(BusFault) {
    let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
    try send(Array("\0AUTH EXTERNAL \(user)\r\n".utf8), until: deadline)
    let answer = try receiveLine(until: deadline)
    if answer.starts(with: "REJECTED".utf8) { throw .refused }
    guard answer.starts(with: "OK ".utf8) else { throw .malformed }
    try send(Array("BEGIN\r\n".utf8), until: deadline)
  }

  /// The next line without its end.
  private func receiveLine(until deadline: Duration) throws(BusFault) -> ArraySlice<UInt8> {
    while true {
      if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        let line = input[..<end]
        input = Array(input[(end + 1)...])
        return line
      }
      guard input.count <= Self.lineLimit else { throw .malformed }
      try receiveMore(until: deadline)
    }
  }
}
