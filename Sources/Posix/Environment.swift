internal import CPosix
internal import Glibc

/// The environment of this program, and what follows from it.
public enum Environment {
  public static subscript(name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  public static func set(_ name: String, to value: String?) {
    if let value { unsafe setenv(name, value, 1) } else { unsafe unsetenv(name) }
  }

  /// All variables; of one that is set twice, the first.
  public static var all: [String: String] {
    var all: [String: String] = [:]
    var next = unsafe anillo_environ()
    while let entry = unsafe next?.pointee {
      let parts = unsafe String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, all[String(parts[0])] == nil { all[String(parts[0])] = String(parts[1]) }
      unsafe next = unsafe next?.advanced(by: 1)
    }
    return all
  }

  /// A folder of the XDG base directory specification: the variable when it is absolute, else below the home folder;
  /// nil where that is not named by an absolute path either, since it would be another one in every folder.
  public static func folder(_ variable: String, orHome path: String) -> String? {
    if let named = self[variable], named.hasPrefix("/") { return named }
    guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/" + path
  }

  /// Where the program was found among the folders of `PATH`; nil where there is none that can be started.
  public static func program(named name: String) -> String? {
    if name.contains("/") { return isExecutable(name) ? name : nil }
    for folder in (self["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") {
      let path = folder + "/" + name
      if isExecutable(path) { return path }
    }
    return nil
  }

  private static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }
}
