internal import CPosix
internal import Glibc

/// The program that runs, and the one that takes its place.
public enum Executable {
  /// The folder that the program's file is in; nil where the system does not tell.
  public static var folder: String? {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(path) }
    guard let text = unsafe String(validatingCString: path), let slash = text.lastIndex(of: "/") else { return nil }
    return String(text[..<slash])
  }

  /// From now on neither a crash nor Ctrl-\ leaves a core file, with all that stands in memory, of this program or of
  /// those that it starts.
  public static func leaveNoCoreFile() {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = 0
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }

  /// Goes on as another program, with the same process, descriptors and environment. Returns only where that failed.
  public static func replace(with path: String, arguments: [[UInt8]]) {
    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strndup($0, $0.count) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    unsafe execve(path, &words, anillo_environ())
  }
}
