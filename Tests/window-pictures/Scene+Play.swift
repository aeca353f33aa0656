#if Window
internal import WindowTestSupport

extension Scene {
  /// Nothing is done.
  static let waiting: Play = { _, _ in }

  /// Keys, one after the other.
  static func keys(_ keys: String...) -> Play {
    { session, _ in
      for key in keys {
        try session.key(key)
        try session.waitUntilQuiet()
      }
    }
  }

  /// Presses long in the middle and drags, and does not let go.
  static func dragged(by way: Point) -> Play {
    { session, window in
      try session.move(to: window.frame.center)
      try session.press()
      try session.waitUntilQuiet()
      try session.move(from: window.frame.center, to: window.frame.center + way)
      try session.waitUntilQuiet()
    }
  }
}
#endif
