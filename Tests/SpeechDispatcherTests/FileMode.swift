import Glibc
import Posix

/// The permission bits of a file.
struct FileMode {
  let bits: mode_t

  init(of path: String) throws {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Errno.last }
    bits = status.st_mode & 0o777
  }
}
