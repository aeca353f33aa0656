import Foundation

/// A temporary folder with a home in it, and the programs that are measured.
final class Workplace {
  let folder: String
  let anillo: String
  static let items = ["Camera", "Note", "Share", "Favorite", "Delete"]

  init(anillo given: String?) throws(BenchFault) {
    let path = given ?? Self.package.map { $0 + "/../../.build/release/anillo" } ?? "anillo"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .cannotRun("\(path) is not there; see README.md, A static binary")
    }
    anillo = URL(fileURLWithPath: path).standardizedFileURL.path
    folder = NSTemporaryDirectory() + "anillo-bench-\(getpid())"
    do {
      for name in ["config", "state", "runtime"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
    } catch { throw .cannotRun("\(folder): \(error)") }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""

  /// The folder of this package, from where its own programs were built.
  private static var package: String? {
    var url = URL(fileURLWithPath: executable)
    while url.path != "/" {
      url.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: url.path + "/Package.swift") { return url.path }
    }
    return nil
  }

  /// A program of this package.
  func own(_ name: String) -> String {
    URL(fileURLWithPath: Self.executable).deletingLastPathComponent().path + "/" + name
  }

  /// The path of an installed program, or nil, which is said.
  func installed(_ name: String) -> String? {
    for folder in ["/usr/bin", "/bin", "/usr/local/bin"] {
      let path = folder + "/" + name
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    say("\(name): not installed, left out")
    return nil
  }

  func environment(_ server: SpeechServer? = nil) -> [String: String] {
    var variables = [
      "PATH": "/usr/bin:/bin", "HOME": folder, "LANG": "C.UTF-8", "TERM": "xterm",
      "XDG_CONFIG_HOME": folder + "/config", "XDG_STATE_HOME": folder + "/state",
      "XDG_RUNTIME_DIR": folder + "/runtime",
    ]
    variables["SPEECHD_ADDRESS"] = server?.address
    return variables
  }

  func start(_ command: [String], _ server: SpeechServer? = nil, input: [UInt8]? = nil) throws(BenchFault) -> Session {
    try Session(command, environment: environment(server), folder: folder, input: input)
  }

  /// The command for anillo's menu of the five items.
  func choose(speech: String) -> [String] {
    [anillo, "choose", "--speech", speech, "--title", "Actions"] + Self.items
  }

  func server(_ name: String, answers: Bool = true) throws(BenchFault) -> SpeechServer {
    try SpeechServer(path: "\(folder)/\(name).sock", answers: answers)
  }
}
