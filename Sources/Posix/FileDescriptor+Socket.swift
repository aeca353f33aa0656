internal import Glibc

extension FileDescriptor {
  /// A stream to whoever listens there. It never waits, neither here nor later; closed in programs that are started.
  ///
  /// - Throws: `.wouldBlock` when too many wait there already, ENAMETOOLONG for an address that no socket can have, or
  ///   what the system says.
  public static func connect(to address: UnixSocketAddress) throws(Errno) -> FileDescriptor {
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let socket = FileDescriptor(Glibc.socket(AF_UNIX, type, 0))
    guard socket.raw >= 0 else { throw .last }
    let result = unsafe address.withSystemAddress { unsafe Glibc.connect(socket.raw, $0, $1) }
    if result == 0 { return socket }
    let failure = result == nil ? Errno(ENAMETOOLONG) : .last
    socket.close()
    throw failure
  }

  /// Sends as much as there is room for; no signal comes when the other end is gone.
  ///
  /// - Returns: How many bytes were taken.
  /// - Throws: `.wouldBlock` when there is no room, `.brokenPipe` when nobody is there any more.
  public func send(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    let count = unsafe bytes.withUnsafeBytes { bytes in
      retryingOnInterrupt { unsafe Glibc.send(raw, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) }
    }
    guard count >= 0 else { throw .last }
    return count
  }
}
