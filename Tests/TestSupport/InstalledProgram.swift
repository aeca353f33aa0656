internal import Glibc

/// Programs of the system that a test can do without: it is skipped, and says why, where they are not installed.
public enum InstalledProgram {
  public static func isThere(_ name: String) -> Bool {
    let folders = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { unsafe access("\($0)/\(name)", X_OK) == 0 }
  }
}
