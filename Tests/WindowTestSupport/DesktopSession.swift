#if Window
internal import CXTest
internal import TestSupport

/// A display, a session bus and a home, all private: nothing of the tester's desktop is touched, and many desktops can
/// be there at once. It has no window manager and no program yet. When it is let go, all that runs on it is ended.
final class DesktopSession {
  let home: PrivateHome
  /// What DISPLAY is for its programs, such as `:1`.
  let displayName: String
  let display: DisplayConnection
  let server: DisplayServer
  let bus: SessionBus
  /// What a program needs to come to this display and this bus, as changes to the environment of the home.
  let surroundings: [String: String?]

  init(home: PrivateHome, width: Int, height: Int, settings: WindowSettings) throws {
    self.home = home
    try home.write(settings.file, to: "config/gtk-4.0/settings.ini")
    server = try DisplayServer(home: home, width: width, height: height)
    bus = try SessionBus(forAccessibilityIn: home)
    displayName = try server.display()
    display = try DisplayConnection(display: displayName)
    try display.setResources(settings.displayResources)
    // Where nothing is under the pointer: it starts in the middle of the screen.
    try display.fake(XCB_MOTION_NOTIFY, detail: 0, at: Point(width - 1, height - 1))
    surroundings = [
      "DISPLAY": displayName, "DBUS_SESSION_BUS_ADDRESS": bus.address, "GDK_BACKEND": "x11",
      "GSK_RENDERER": "cairo", "GTK_A11Y": "atspi", "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local", "TERM": nil,
    ]
  }

  /// The whole environment of a program; what `changes` say counts more than what the desktop gives.
  func environment(language: String, changes: [String: String?] = [:]) -> [String: String] {
    home.environment(language: language, changes: surroundings.merging(changes) { $1 })
  }
}
#endif
