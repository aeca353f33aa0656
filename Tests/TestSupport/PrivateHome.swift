internal import CPseudoTerminal
internal import Foundation

/// A home of its own for a program under test, in a temporary folder that is removed with it. Nothing of the tester's
/// configuration is read, and nothing of it is changed.
public final class PrivateHome {
  /// The folder's absolute path; it is HOME.
  public let path: String

  public init() throws {
    path = NSTemporaryDirectory() + "anillo-test-" + UUID().uuidString.prefix(13)
    for folder in ["config/anillo", "state", "runtime", "cache", "data"] {
      try FileManager.default.createDirectory(
        atPath: path + "/" + folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }

  deinit {
    endProcesses()
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below the home, with the folders it needs, and returns its absolute path.
  @discardableResult
  public func write(_ text: String, to name: String, mode: Int = 0o600) throws -> String {
    try write(Array(text.utf8), to: name, mode: mode)
  }

  /// The same, of what need not be text.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String, mode: Int = 0o600) throws -> String {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    return file
  }

  /// The text of a file below the home; nil when there is none.
  public func read(_ name: String) -> String? {
    contents(of: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The permission bits of a file or folder below the home; nil when there is none.
  public func mode(of name: String) -> UInt32? {
    var status = stat()
    return unsafe stat(path + "/" + name, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The environment of a program that lives here: the tester's PATH, this home in HOME and the XDG folders
  /// (config, state, runtime, cache, data), the language as LANG, TERM, then `changes`; a nil removes a variable.
  public func environment(language: String, changes: [String: String?]) -> [String: String] {
    var variables = [
      "HOME": path, "LANG": language, "TERM": "xterm", "TMPDIR": path,
      "XDG_CONFIG_HOME": path + "/config", "XDG_STATE_HOME": path + "/state", "XDG_CACHE_HOME": path + "/cache",
      "XDG_DATA_HOME": path + "/data", "XDG_RUNTIME_DIR": path + "/runtime",
    ]
    let own = ProcessInfo.processInfo.environment
    // Beside PATH only what coverage and sanitizers need to report from the program.
    for name in ["PATH", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"] {
      variables[name] = own[name]
    }
    for (name, value) in changes { variables[name] = value }
    return variables
  }

  /// The processes that were started with this home and still run, whoever their parent is now.
  public func processes() -> [ProcessSnapshot] {
    // Looked for before anything else of a process is read: this happens at the end of every session.
    let mark = Array("HOME=\(path)\0".utf8)
    return numbers(in: "/proc").filter { process in
      guard let variables = contents(of: "/proc/\(process)/environ") else { return false }
      return Data(variables).range(of: Data(mark)) != nil
    }.compactMap(ProcessSnapshot.init)
  }

  private func endProcesses() {
    let left = processes().map { ($0.id, OwnedDescriptor(terminal_process_descriptor($0.id))) }
    for (id, ending) in left {
      kill(id, SIGKILL)
      _ = ready([Interest(descriptor: ending.number)], milliseconds: 2000)
    }
  }
}
