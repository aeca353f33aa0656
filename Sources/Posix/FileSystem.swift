internal import CPosix
internal import Glibc

/// Whole files, read and written.
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

  /// Replaces a file as a whole: written beside it, then renamed, so that nobody sees half of it.
  ///
  /// The file gets mode 0600, folders that are missing 0700. A symbolic link stays one, and its target is replaced.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Errno) {
    let path = try target(of: path)
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    try makeFolder(folder)
    let draft = path + ".\(getpid()).new"
    let file = try FileDescriptor.open(draft, .replace)
    defer { file.close() }
    do throws(Errno) {
      try file.write(bytes)
      guard fsync(file.raw) == 0 else { throw .last }
      guard unsafe rename(draft, path) == 0 else { throw .last }
    } catch {
      unsafe unlink(draft)
      throw error
    }
  }

  private static func target(of path: String) throws(Errno) -> String {
    guard exists(path) else { return path }
    guard let target = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(target) }
    guard let text = unsafe String(validatingCString: target) else { throw Errno(EILSEQ) }
    return text
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

  private static func makeFolder(_ path: String) throws(Errno) {
    if path.isEmpty || exists(path) { return }
    try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    guard unsafe mkdir(path, 0o700) == 0 || Errno.last.code == EEXIST else { throw .last }
  }
}
