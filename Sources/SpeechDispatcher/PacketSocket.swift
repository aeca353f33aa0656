import Glibc
import Posix

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

  let descriptor: FileDescriptor

  func send(_ packet: [UInt8]) -> Sent {
    do throws(Errno) {
      _ = try descriptor.send(packet[...])
      return .sent
    } catch {
      return [.wouldBlock, Errno(ENOBUFS)].contains(error) ? .full : .impossible
    }
  }

  /// The next packet. What of it is beyond the limit is lost.
  func receive(upTo limit: Int) -> Received {
    while true {
      var count = 0
      // Not filled with zeros first: that would take longer than the way through the socket.
      let packet = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        count = unsafe recv(descriptor.raw, buffer.baseAddress, limit, 0)
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
}
