internal import CPosix
internal import Glibc

/// Whole files and folders.
public enum FileSystem {
  /// Reads a file as a whole.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: bytes; a larger file is not read.
  ///   - mayWait: whether it may be a pipe or a device, for which one has to wait; default only regular files.
  /// - Returns: Its bytes.
  /// - Throws: `.isDirectory`, `.notRegular`, `.tooLarge`, or what the system says.
  public static func read(_ path: String, limit: Int, mayWait: Bool = false) throws(Errno) -> [UInt8] {
    let file = try FileDescriptor.open(path, mayWait ? .read : .readWithoutWaiting)
    defer { file.close() }
    var status = stat()
    guard unsafe fstat(file.raw, &status) == 0 else { throw .last }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw .isDirectory }
    if kind != S_IFREG, !mayWait { throw .notRegular }
    if status.st_size > limit { throw .tooLarge }
    return try readAll(file, limit: limit)
  }

  /// All that is still to come from a descriptor.
  public static func readAll(_ file: FileDescriptor, limit: Int = .max) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let some = try file.read(upTo: 1 << 16)
      if some.isEmpty { return bytes }
      bytes += some
      if bytes.count > limit { throw .tooLarge }
    }
  }

  /// Whether there is anything of that name, be it a symbolic link that leads nowhere or something that may not be
  /// looked at: who reads it is told so.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 || ![ENOENT, ENOTDIR].contains(errno)
  }

  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder that the program was started in, as an absolute path; nil where it is gone, or where no text names it.
  public static var currentFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(validatingCString: path)
  }
}
