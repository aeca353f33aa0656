internal import CPosix
internal import Glibc

/// Whole files, read and written.
public enum FileSystem {
  /// Reads a file as a whole.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: bytes; a larger file is not read.
  /// - Returns: Its bytes.
  /// - Throws: `.isDirectory`, `.tooLarge`, or what the system says.
  public static func read(_ path: String, limit: Int) throws(Errno) -> [UInt8] {
    let file = try FileDescriptor.open(path, .read)
    defer { file.close() }
    var status = stat()
    guard unsafe fstat(file.raw, &status) == 0 else { throw .last }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory }
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
  /// The file gets mode 0600, folders that are missing 0700.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Errno) {
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

  public static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder that the program was started in, as an absolute path.
  public static var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`; nil where it cannot be read.
  public static func names(in folder: String) -> [String]? {
    guard let directory = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func makeFolder(_ path: String) throws(Errno) {
    if path.isEmpty || exists(path) { return }
    try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    guard unsafe mkdir(path, 0o700) == 0 || Errno.last.code == EEXIST else { throw .last }
  }
}
