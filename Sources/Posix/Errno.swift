internal import CPosix
internal import Glibc

/// An error number of the system.
public struct Errno: Error, Hashable, Sendable {
  public let code: Int32

  public init(_ code: Int32) { self.code = code }

  /// The number that the last failed call left.
  public static var last: Errno { Errno(errno) }

  /// The system's own words for it, in the language of the C locale.
  public var message: String { unsafe String(cString: strerror(code)) }

  public static let wouldBlock = Errno(EAGAIN)
  public static let notFound = Errno(ENOENT)
  public static let isDirectory = Errno(EISDIR)
  /// Written to a pipe that nobody reads any more.
  public static let brokenPipe = Errno(EPIPE)
  /// A pipe, a device or a socket where a file with a content of its own is wanted.
  public static let notRegular = Errno(EINVAL)
  public static let tooLarge = Errno(EFBIG)
}
