internal import CPosix
internal import Glibc

/// Waits until one of the descriptors can be read or has ended.
///
/// - Parameters:
///   - descriptors: what is waited for.
///   - timeout: milliseconds; nil waits for as long as it takes.
/// - Returns: For each descriptor whether it can be read or has ended.
public func waitUntilReadable(_ descriptors: [FileDescriptor], timeout: Int32? = nil) -> [Bool] {
  var requests = descriptors.map { pollfd(fd: $0.raw, events: Int16(POLLIN), revents: 0) }
  let count = unsafe requests.withUnsafeMutableBufferPointer { buffer in
    unsafe poll(buffer.baseAddress, nfds_t(buffer.count), timeout ?? -1)
  }
  // A signal that is handled elsewhere counts as nothing to read.
  guard count > 0 else { return descriptors.map { _ in false } }
  return requests.map { $0.revents != 0 }
}
