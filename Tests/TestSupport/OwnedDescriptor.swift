internal import CPseudoTerminal
internal import Glibc

/// A file descriptor that is closed when its owner lets it go.
package final class OwnedDescriptor {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// Opens a file; close-on-exec is added to the flags.
  package init(opening path: String, _ flags: Int32, mode: UInt32 = 0o600) throws(SessionFault) {
    number = unsafe open(path, flags | O_CLOEXEC, mode)
    if number < 0 { throw .system(call: "open \(path)", errno: errno) }
  }

  /// A new named pipe that is open here for both directions, so that neither side ever waits for the other.
  package convenience init(pipeAt path: String) throws(SessionFault) {
    if unsafe mkfifo(path, 0o600) != 0 { throw .system(call: "mkfifo", errno: errno) }
    try self.init(opening: path, O_RDWR | O_NONBLOCK)
  }

  deinit { close(number) }

  /// Whether the other side of the pipe is closed and everything was read.
  package private(set) var hasEnded = false

  /// Everything that is there now, without waiting; the descriptor must be non-blocking, or a file.
  package func readAvailable() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var got = 0
      bytes += unsafe Array<UInt8>(unsafeUninitializedCapacity: 65_536) { buffer, count in
        got = unsafe read(number, buffer.baseAddress, buffer.count)
        count = max(0, got)
      }
      if got == 0 { hasEnded = true }
      if got <= 0 { return bytes }
    }
  }

  /// Writes what fits now and returns how many bytes that was, or nil when nobody will ever read them; the descriptor
  /// must be non-blocking.
  package func writeAvailable(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { unsafe write(number, $0.baseAddress, $0.count) }
    return count >= 0 ? count : errno == EAGAIN || errno == EINTR ? 0 : nil
  }
}

/// A pipe between this process and a program; this side's end does not block.
struct Pipe {
  let reading: OwnedDescriptor
  let writing: OwnedDescriptor

  init(readHere: Bool) throws(SessionFault) {
    // A program that ends without reading all of its input must not end the tester.
    signal(SIGPIPE, SIG_IGN)
    var (from, to): (Int32, Int32) = (-1, -1)
    let error = unsafe terminal_pipe(&from, &to, readHere)
    if error < 0 { throw .system(call: "pipe2", errno: -error) }
    reading = OwnedDescriptor(from)
    writing = OwnedDescriptor(to)
  }
}

/// A file's content (also of /proc, whose files have no length), or nil when it cannot be read.
package func contents(of path: String) -> [UInt8]? {
  guard let file = try? OwnedDescriptor(opening: path, O_RDONLY) else { return nil }
  return file.readAvailable()
}
