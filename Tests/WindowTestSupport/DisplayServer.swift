#if Window
internal import Glibc
internal import TestSupport

/// An X server without hardware, whose screen is a file that can be read at any time.
final class DisplayServer {
  private let service: Service
  private let folder: String
  private var number: String?

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
    // What a killed server leaves behind; a lock file there is not, since nobody has told it its number.
    if !service.end(), let number { unsafe unlink("/tmp/.X11-unix/X\(number)") }
  }

  var processID: Int32 { service.processID }
  var screenFile: String { folder + "/Xvfb_screen0" }

  /// What DISPLAY is to be. Waits until the server takes connections.
  func display() throws -> String {
    let number = try self.number ?? service.firstLine()
    self.number = number
    return ":" + number
  }
}
#endif
