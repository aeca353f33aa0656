#if Window
internal import TestSupport
internal import WindowTestSupport

/// The window in a certain state, to be looked at.
struct Scene: Sendable {
  var name: String
  /// A demonstration, or a menu file.
  var content: Content
  var settings = WindowSettings()
  var language = "C.UTF-8"
  /// Pixels of the screen; a window is never larger.
  var screen = (width: 1600, height: 1200)
  /// Whether speech is tried, of which there is none: the window says so at length.
  var hasSpeech = false
  /// What is done once the window is open and at rest.
  var play: Play

  typealias Play = @Sendable (WindowSession, ScreenWindow) throws -> Void

  enum Content: Sendable {
    case demo(String)
    case menu(MenuDocument)
  }

  /// Writes the window as `file`, a PNG picture.
  func draw(to file: String) throws {
    let home = try PrivateHome()
    let session = try WindowSession(
      BuiltProgram.path("anillo-window"), arguments(in: home),
      setup: WindowSetup(
        width: screen.width, height: screen.height, language: language, settings: settings,
        environment: ["ANILLO_SPEECH": hasSpeech ? nil : "off"], home: home))
    let window = try session.openedWindow()
    // On a busy machine it may be there before it is drawn.
    try session.frame(of: window.frame, showing: "the window drawn") { $0[$0.area.origin + Point(4, 4)].value != 0 }
    try play(session, window)
    try session.waitUntilQuiet()
    // It may have become larger.
    let frame = session.windows.last { !$0.isPopup }?.frame ?? window.frame
    let run = try ProgramRun.of(
      "convert",
      [
        "xwd:" + session.screenFile, "-crop", "\(frame.width)x\(frame.height)+\(frame.x)+\(frame.y)", "+repage",
        "-strip", "-colors", "256", file,
      ], setup: TerminalSetup(folder: "."), within: .seconds(60))
    print("\(file) \(frame.width)x\(frame.height) \(session.err)\(run.err)")
  }

  private func arguments(in home: PrivateHome) throws -> [String] {
    switch content {
    case .demo(let name): ["demo", name]
    case .menu(let document): [try home.write(document.text, to: "menu.json")]
    }
  }
}
#endif
