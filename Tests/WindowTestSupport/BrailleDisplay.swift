#if Window
internal import Glibc
internal import TestSupport

/// A braille display that is a socket: the display's end of the protocol of BRLTTY's virtual driver ("The Virtual
/// Braille Display Driver" in its documentation). BRLTTY connects, is told the size, and sends what the cells show.
final class BrailleDisplay {
  /// The port on 127.0.0.1 where it waits.
  let port: UInt16
  private let cells: Int
  private let listener: OwnedDescriptor
  private var connection: OwnedDescriptor?
  private var unread: [UInt8] = []
  /// What the cells show.
  private(set) var shown = BrailleLine()

  init(cells: Int) throws(SessionFault) {
    self.cells = cells
    listener = OwnedDescriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
    port = try Self.bind(listener.number)
  }

  /// Lets the kernel choose a port that is free.
  private static func bind(_ listener: Int32) throws(SessionFault) -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe Glibc.bind(listener, pointer, length) == 0 && listen(listener, 1) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    if !isBound { throw .system(call: "bind 127.0.0.1", errno: errno) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Waits until BRLTTY connects, and tells it the size.
  func connect(within limit: Duration) throws(SessionFault) {
    guard ready([Interest(descriptor: listener.number)], milliseconds: Int32(limit / .milliseconds(1)))[0] else {
      throw .timedOut(awaited: "BRLTTY", limit: limit, seen: [])
    }
    let connection = OwnedDescriptor(accept(listener.number, nil, nil))
    guard fcntl(connection.number, F_SETFD, FD_CLOEXEC) == 0, fcntl(connection.number, F_SETFL, O_NONBLOCK) == 0 else {
      throw .system(call: "accept", errno: errno)
    }
    _ = connection.writeAvailable(Array("cells \(cells)\n".utf8)[...])
    self.connection = connection
  }

  /// Takes in what has come. Returns whether there was anything.
  func receive() -> Bool {
    let bytes = connection?.readAvailable() ?? []
    unread += bytes
    var parts = unread.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    unread = Array(parts.removeLast())
    for part in parts { shown.take(String(decoding: part, as: UTF8.self)) }
    return !bytes.isEmpty
  }

  /// Waits until the cells show something.
  func waitUntil(_ awaited: String, within limit: Duration, _ condition: (BrailleLine) -> Bool) throws(SessionFault) {
    let deadline = Deadline(within: limit)
    while !condition(shown) {
      if deadline.isPast { throw .timedOut(awaited: awaited, limit: limit, seen: Array(shown.text.utf8)) }
      _ = ready(
        [connection].compactMap { $0 }.map { Interest(descriptor: $0.number) },
        milliseconds: deadline.milliseconds(atMost: 100))
      _ = receive()
    }
  }
}
#endif
