internal import CPosix
internal import Glibc

extension FileSystem {
  /// Replaces a file as a whole: written beside it, then renamed, so that nobody sees half of it, and a disk that is full
  /// leaves the old one.
  ///
  /// The file gets mode 0600, folders that are missing 0700. A symbolic link stays one, and its target is replaced.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Errno) {
    let path = try target(of: path)
    try makeFolder(folder(of: path))
    let (draft, file) = try makeDraft(beside: path)
    defer { file.close() }
    do throws(Errno) {
      try file.write(bytes)
      guard fsync(file.raw) == 0 else { throw .last }
      try rename(draft, to: path)
    } catch {
      unsafe unlink(draft)
      throw error
    }
  }

  /// Gives a file a name beside its own that nobody has: with `.broken` behind it, and a number where there are several.
  ///
  /// Of a symbolic link it is the target that is renamed.
  /// - Returns: The new path.
  public static func setAside(_ path: String) throws(Errno) -> String {
    let path = try target(of: path)
    var (aside, number) = (path + ".broken", 1)
    while exists(aside) {
      number += 1
      aside = "\(path).broken.\(number)"
    }
    try rename(path, to: aside)
    return aside
  }

  public static func rename(_ path: String, to new: String) throws(Errno) {
    guard unsafe Glibc.rename(path, new) == 0 else { throw .last }
  }

  /// Does something while no other program does the same with the same file, be it reached through symbolic links or
  /// not. After half a second it is done all the same: who has the lock may have been stopped, and a user waits.
  ///
  /// Folders that are missing are made, with mode 0700.
  public static func withLock<Result, Failure: Error>(
    on path: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let folder = folder(of: (try? target(of: path)) ?? path)
    try? makeFolder(folder)
    let lock = lockedFolder(folder, within: .milliseconds(500))
    defer { lock?.close() }
    return try body()
  }

  /// The folder itself is locked until it is closed, so that no lock file is left behind.
  /// - Returns: Nil when it was not free in time, or cannot be locked, as on some file systems of a network.
  private static func lockedFolder(_ path: String, within limit: Duration) -> FileDescriptor? {
    // What stands in the folder's place may be a pipe.
    guard let folder = try? FileDescriptor.open(path, .readWithoutWaiting) else { return nil }
    let end = MonotonicTime.now + limit
    // The system gives no event for a lock that is waited for with a limit.
    while flock(folder.raw, LOCK_EX | LOCK_NB) != 0 {
      guard Errno.last == .wouldBlock, MonotonicTime.now < end else {
        folder.close()
        return nil
      }
      poll(nil, 0, 5)
    }
    return folder
  }

  /// A new file, with a name that nobody has: what somebody else has put there is neither followed nor emptied.
  private static func makeDraft(beside path: String) throws(Errno) -> (path: String, file: FileDescriptor) {
    var name = Array((path + ".XXXXXX").utf8CString)
    let raw = unsafe anillo_open_new(&name)
    guard raw >= 0 else { throw .last }
    return (String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), FileDescriptor(raw))
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private static func target(of path: String) throws(Errno) -> String {
    guard exists(path) else { return path }
    guard let target = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(target) }
    guard let text = unsafe String(validatingCString: target) else { throw Errno(EILSEQ) }
    return text
  }

  private static func makeFolder(_ path: String) throws(Errno) {
    if path.isEmpty || exists(path) { return }
    try makeFolder(folder(of: path))
    guard unsafe mkdir(path, 0o700) == 0 || Errno.last.code == EEXIST else { throw .last }
  }
}
