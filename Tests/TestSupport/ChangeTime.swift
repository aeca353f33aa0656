internal import Glibc

/// When a file was changed last, in nanoseconds; nil where there is none. It tells a file from another one that has taken
/// its name since.
public func changeTime(of path: String) -> Int? {
  var status = stat()
  guard unsafe lstat(path, &status) == 0 else { return nil }
  return status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
}
