internal import Glibc

/// A descriptor to wait for, for input or for room to write.
package struct Interest {
  let descriptor: Int32
  var writing: Bool

  package init(descriptor: Int32, writing: Bool = false) {
    self.descriptor = descriptor
    self.writing = writing
  }
}

/// Waits until one of them is ready or the time is over (milliseconds; 0 does not wait). Returns which are ready; one
/// that has ended or failed counts as ready.
package func ready(_ interests: [Interest], milliseconds: Int32) -> [Bool] {
  var polled = interests.map { pollfd(fd: $0.descriptor, events: Int16($0.writing ? POLLOUT : POLLIN), revents: 0) }
  let count = unsafe poll(&polled, nfds_t(polled.count), milliseconds)
  return polled.map { count > 0 && $0.revents != 0 }
}
