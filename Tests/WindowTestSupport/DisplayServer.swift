#if Window
internal import Glibc
internal import TestSupport

/// An X server without hardware, whose screen is a file that can be read at any time.
final class DisplayServer {
  private let service: Service
  private let folder: String
  private var number: String?
  /// When it made its socket's file.
  private var made: Int?

  /// Starts Xvfb; it chooses its display itself, so that no two tests want the same one.
  ///
  /// The pointer is not drawn, since it would be part of every frame, and there is no GLX, which costs 0.3 s.
  init(home: PrivateHome, width: Int, height: Int) throws {
    folder = home.path
    service = try Service(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder, "-nocursor", "-noreset",
        "-extension", "GLX", "-nolisten", "tcp", "-s", "0",
      ], home: home)
  }

  deinit {
    // What a killed server leaves behind, unless another one has taken its number by now; a lock file there is not, since
    // nobody has told it its number.
    if !service.end(), let number, changeTime(of: Self.socket(number)) == made { unsafe unlink(Self.socket(number)) }
  }

  var processID: Int32 { service.processID }
  var screenFile: String { folder + "/Xvfb_screen0" }

  /// What DISPLAY is to be. Waits until the server takes connections.
  func display() throws -> String {
    if let number { return ":" + number }
    let number = try service.firstLine()
    (self.number, made) = (number, changeTime(of: Self.socket(number)))
    return ":" + number
  }

  private static func socket(_ number: String) -> String { "/tmp/.X11-unix/X\(number)" }
}
#endif
