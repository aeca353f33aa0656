internal import CPosix
internal import Glibc

/// Waits until one of the descriptors can be read or has ended.
///
/// - Parameters:
///   - descriptors: what is waited for.
///   - limit: how long at most; nil waits for as long as it takes.
/// - Returns: For each descriptor whether it can be read or has ended.
public func waitUntilReadable(_ descriptors: [FileDescriptor], within limit: Duration? = nil) -> [Bool] {
  poll(descriptors.map { ($0, Int16(POLLIN)) }, within: limit)
}

/// Waits until there is room for something to be written, until the other end is gone, or until the limit.
public func waitUntilWritable(_ descriptor: FileDescriptor, within limit: Duration? = nil) {
  _ = poll([(descriptor, Int16(POLLOUT))], within: limit)
}

/// - Returns: For each descriptor whether one of its events has come, or its end.
func poll(_ interests: [(descriptor: FileDescriptor, events: Int16)], within limit: Duration?) -> [Bool] {
  var requests = interests.map { pollfd(fd: $0.descriptor.raw, events: $0.events, revents: 0) }
  let count = unsafe Glibc.poll(&requests, nfds_t(requests.count), limit?.pollMilliseconds ?? -1)
  // A signal that is handled elsewhere counts as nothing to read.
  return requests.map { count > 0 && $0.revents != 0 }
}

extension Duration {
  /// Whole milliseconds, rounded up so that a wait never spins, and never the negative that means for ever.
  fileprivate var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard self > .zero else { return 0 }
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
