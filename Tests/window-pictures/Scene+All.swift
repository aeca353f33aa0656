#if Window
internal import WindowTestSupport

extension Scene {
  static let all = [
    Scene(name: "plain"),
    Scene(name: "high-contrast", settings: .highContrast),
    Scene(name: "pointer") { session, window in
      try session.move(to: window.frame.center)
      try session.waitUntilQuiet()
    },
  ]
}
#endif
