#if Window
import TestSupport
import Testing
import WindowTestSupport

/// The laboratory for windows is proved with the program `window-sample`: a label, a button, an entry and an area.
///
/// One session at a time: each has its own display server, and animations need a machine that has time for them.
@Suite(.serialized) struct WindowTestSupportTests {}

/// A session with the sample, whose window is open and at rest.
struct Sample {
  let session: WindowSession
  let window: ScreenWindow

  init(_ arguments: String..., settings: WindowSettings = WindowSettings()) throws {
    session = try WindowSession(
      BuiltProgram.path("window-sample"), arguments, setup: WindowSetup(settings: settings))
    window = try session.openedWindow()
  }

  /// Where on the screen an accessible of the window is.
  func place(role: String, name: String? = nil) throws -> Rectangle {
    try #require(window.place(of: session.accessible(role: role, name: name)))
  }

  func button() throws -> Point { try place(role: "push button", name: "Press me").center }

  func area() throws -> Rectangle { try place(role: "filler") }
}
#endif
