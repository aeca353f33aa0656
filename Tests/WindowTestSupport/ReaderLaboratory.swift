#if Window
internal import Glibc

/// The tests under the real Orca and the real BRLTTY. They need programs that all others do without, and some seconds
/// each, so they run only where they are asked for; what is missing then is a failure, not a reason to skip them.
public enum ReaderLaboratory {
  /// Whether ANILLO_READERS is in the environment.
  public static var isWanted: Bool { unsafe getenv("ANILLO_READERS") != nil }

  /// Throws unless these packages of Debian are installed, and those of every reader's desktop. Of each package it
  /// looks for the copyright file, which is at the same place whatever the package has and whatever the machine is.
  static func require(_ packages: [String]) throws(ReaderFault) {
    let missing = (packages + ["openbox", "xfce4-terminal"]).filter {
      unsafe access("/usr/share/doc/\($0)/copyright", F_OK) != 0
    }
    if !missing.isEmpty { throw .missing(packages: missing) }
  }
}

/// Why a session with a screen reader did not come about.
public enum ReaderFault: Error, CustomStringConvertible {
  case missing(packages: [String])
  /// A terminal window has another size than was asked for.
  case wrongSize(wanted: String, found: String)

  public var description: String {
    switch self {
    case .missing(let packages): "not installed: apt-get install \(packages.joined(separator: " "))"
    case .wrongSize(let wanted, let found): "the terminal window has \(found) rows and columns, not \(wanted)"
    }
  }
}
#endif
