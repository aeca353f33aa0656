internal import Glibc

/// Where a local socket is found (unix(7)).
public enum UnixSocketAddress: Hashable, Sendable {
  /// A file; at most 107 bytes.
  case path(String)
  /// A name that is no file, without the zero byte before it; at most 107 bytes.
  case abstract(String)

  /// The address as the system takes it; nil for one that is empty or too long, or that holds a zero byte.
  func withSystemAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let (name, start): ([UInt8], Int) =
      switch self {
      case .path(let path): (Array(path.utf8), 0)
      case .abstract(let name): (Array(name.utf8), 1)
      }
    // A path is ended by a zero byte; an abstract name by the address's length alone.
    guard !name.isEmpty, name.count < MemoryLayout.size(ofValue: address.sun_path), !name.contains(0) else {
      return nil
    }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).copyBytes(from: name)
    }
    let length = socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path)! + 1 + name.count)
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
    }
  }
}
