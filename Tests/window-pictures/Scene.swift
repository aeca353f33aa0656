#if Window
internal import TestSupport
internal import WindowTestSupport

/// A program in a certain state, to be looked at.
struct Scene: Sendable {
  let name: String
  var program = "window-sample"
  var arguments: [String] = []
  var settings = WindowSettings()
  var language = "C.UTF-8"
  /// What is done to the program once its window is open and at rest.
  var play: @Sendable (WindowSession, ScreenWindow) throws -> Void = { _, _ in }

  func draw(to file: String) throws {
    let session = try WindowSession(
      BuiltProgram.path(program), arguments, setup: WindowSetup(language: language, settings: settings))
    try play(session, session.openedWindow())
    let run = try ProgramRun.of("convert", ["xwd:" + session.screenFile, file])
    print("\(file) \(run.status) \(session.err)\(run.err)")
  }
}
#endif
