import Glibc

/// Whole packets through a non-blocking socket that keeps their bounds.
struct PacketSocket {
  /// What a packet that was asked for turned out to be.
  enum Received {
    case packet(ArraySlice<UInt8>)
    case nothingYet
    case end
  }

  /// How sending went.
  enum Sent {
    case sent
    /// There is no room; later there may be.
    case full
    /// The other end is gone, or the packet is one that cannot be sent.
    case impossible
  }

  let descriptor: Int32

  func send(_ packet: [UInt8]) -> Sent {
    while true {
      let count = unsafe packet.withUnsafeBytes { bytes in
        unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 { return .sent }
      switch errno {
      case EINTR: continue
      case EAGAIN, ENOBUFS: return .full
      default: return .impossible
      }
    }
  }

  /// The next packet. What of it is beyond the limit is lost.
  func receive(upTo limit: Int) -> Received {
    while true {
      var count = 0
      // Not filled with zeros first: that would take longer than the way through the socket.
      let packet = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        count = unsafe recv(descriptor, buffer.baseAddress, limit, 0)
        filled = max(0, count)
      }
      if count > 0 { return .packet(packet[...]) }
      if count == 0 { return .end }
      switch errno {
      // The other end went with packets of ours unread, which is told once, before what it had sent.
      case EINTR, ECONNRESET: continue
      case EAGAIN: return .nothingYet
      default: return .end
      }
    }
  }

  /// Waits until one of the descriptors has something to read or an end, and tells which; empty after the limit (nil:
  /// none).
  static func awaitInput(_ descriptors: [Int32], within limit: Duration? = nil) -> [Int32] {
    wait(for: Int16(POLLIN), on: descriptors, within: limit)
  }

  /// Waits until there is room for a packet, or an end.
  func awaitRoom(within limit: Duration) { _ = Self.wait(for: Int16(POLLOUT), on: [descriptor], within: limit) }

  private static func wait(for events: Int16, on descriptors: [Int32], within limit: Duration?) -> [Int32] {
    var polled = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
    let count = unsafe poll(&polled, nfds_t(polled.count), limit?.pollMilliseconds ?? -1)
    return count > 0 ? polled.filter { $0.revents != 0 }.map(\.fd) : []
  }
}
