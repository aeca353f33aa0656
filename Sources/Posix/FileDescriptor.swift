internal import CPosix
internal import Glibc

/// An open file of the system, not owned: who opens it closes it.
public struct FileDescriptor: Hashable, Sendable {
  public let raw: Int32

  public init(_ raw: Int32) { self.raw = raw }

  public static let standardInput = FileDescriptor(0)
  public static let standardOutput = FileDescriptor(1)
  public static let standardError = FileDescriptor(2)

  /// What a file is opened for; every one is closed in programs that are started.
  public enum Access {
    case read, readWrite
    /// A read of nothing fails with `Errno.wouldBlock`.
    case readWithoutWaiting
    /// Makes a new file or empties the old one.
    case replace
    case append

    var flags: Int32 {
      switch self {
      case .read: O_RDONLY
      case .readWrite: O_RDWR
      case .readWithoutWaiting: O_RDONLY | O_NONBLOCK
      case .replace: O_WRONLY | O_CREAT | O_TRUNC
      // A pipe that nobody reads is an error, and no reason to wait.
      case .append: O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK
      }
    }
  }

  /// Gives the three standard descriptors something to stand for where they were closed, so that no file takes their
  /// place: reading finds the end, writing fails.
  public static func occupyStandardDescriptors() {
    for raw: Int32 in 0...2 where anillo_fcntl(raw, F_GETFD, 0) < 0 { _ = unsafe anillo_open("/dev/null", O_RDONLY, 0) }
  }

  /// A new file gets mode 0600.
  public static func open(_ path: String, _ access: Access) throws(Errno) -> FileDescriptor {
    let raw = unsafe anillo_open(path, access.flags | O_CLOEXEC | O_NOCTTY, 0o600)
    guard raw >= 0 else { throw .last }
    // Only the opening must not wait: a reader may be slow.
    if access == .append { _ = anillo_fcntl(raw, F_SETFL, O_APPEND) }
    return FileDescriptor(raw)
  }

  /// A file in memory alone that has these bytes and is read from its beginning.
  public static func memory(_ bytes: [UInt8]) throws(Errno) -> FileDescriptor {
    let raw = anillo_memory_file()
    guard raw >= 0 else { throw .last }
    let file = FileDescriptor(raw)
    try file.write(bytes)
    guard lseek(raw, 0, SEEK_SET) == 0 else { throw .last }
    return file
  }

  /// Another one of the same open file, closed in programs that are started, as the first is.
  public func duplicate() throws(Errno) -> FileDescriptor {
    let raw = anillo_fcntl(raw, F_DUPFD_CLOEXEC, 0)
    guard raw >= 0 else { throw .last }
    return FileDescriptor(raw)
  }

  public var isTerminal: Bool { isatty(raw) == 1 }

  /// At most `count` bytes; none at the end of input.
  public func read(upTo count: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let got = retryingOnInterrupt { unsafe Glibc.read(raw, buffer.baseAddress, count) }
      if got < 0 { failure = .last }
      filled = max(0, got)
    }
    if let failure { throw failure }
    return bytes
  }

  /// Appends at most `count` bytes; none at the end of input.
  public func read(upTo count: Int, into output: inout OutputSpan<UInt8>) throws(Errno) {
    let failure: Errno? = unsafe output.withUnsafeMutableBufferPointer { buffer, filled in
      let room = unsafe UnsafeMutableRawBufferPointer(buffer)[filled...].prefix(count)
      let got = retryingOnInterrupt {
        unsafe Glibc.read(raw, UnsafeMutableRawBufferPointer(rebasing: room).baseAddress, room.count)
      }
      filled += max(0, got)
      return got < 0 ? .last : nil
    }
    if let failure { throw failure }
  }

  /// Writes all of it, however many calls that takes; also where another program has made the open file one that does
  /// not wait, as ssh and Node.js do with a pipe or terminal that they share.
  public func write(_ bytes: some Collection<UInt8>) throws(Errno) {
    let all = Array(bytes)
    var start = 0
    while start < all.count {
      let written = unsafe all.withUnsafeBytes { buffer in
        retryingOnInterrupt { unsafe Glibc.write(raw, buffer.baseAddress! + start, buffer.count - start) }
      }
      if written >= 0 {
        start += written
      } else if Errno.last == .wouldBlock {
        waitUntilWritable(self)
      } else {
        throw .last
      }
    }
  }

  public func close() { _ = Glibc.close(raw) }
}

/// Calls again as long as only a signal came in between.
func retryingOnInterrupt(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
