import Glibc
import Posix
import TestSupport

extension PrivateHome {
  /// A named pipe below the home, for a command to wait at.
  func makePipe(_ name: String) throws {
    if unsafe mkfifo(path + "/" + name, 0o600) != 0 { throw Errno.last }
  }

  /// Writes to a pipe whose other end is open, or will be.
  func feed(_ name: String, _ text: String) throws {
    let pipe = try FileDescriptor.open(path + "/" + name, .readWrite)
    try pipe.write(text.utf8)
    pipe.close()
  }
}
