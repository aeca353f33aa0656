#if Window
import TestSupport
import Testing
import WindowTestSupport

/// A session with `anillo-window`, whose window is open and at rest.
struct MenuWindow {
  let session: WindowSession
  let window: ScreenWindow

  /// Starts the program with words of the command line. Nothing moves unless it is asked for, which saves half a second
  /// a step.
  init(_ words: [String], _ layout: Layout, isAnimated: Bool = false, setup: WindowSetup = WindowSetup()) throws {
    var setup = setup
    setup.language = layout.locale
    setup.settings.hasAnimations = isAnimated
    setup.home = try setup.home ?? PrivateHome()
    let options = [
      "--lang=\(layout.language)", "--speech=\(setup.orca == nil ? "off" : "auto")", "--transcript=said.json",
    ]
    session = try WindowSession(BuiltProgram.path("anillo-window"), options + words, setup: setup)
    window = try session.openedWindow()
  }

  static func demo(_ name: String, _ layout: Layout = .english, isAnimated: Bool = false) throws -> MenuWindow {
    try MenuWindow(["demo", name], layout, isAnimated: isAnimated)
  }

  /// A menu document, with its title and items alone.
  static func menu(
    _ items: String, head: String = #""title": "Tools""#, _ layout: Layout = .english, isAnimated: Bool = false,
    orca: String? = nil
  ) throws -> MenuWindow {
    var setup = WindowSetup(orca: orca)
    let home = try PrivateHome()
    setup.home = home
    let file = try home.write(#"{"version": 1, \#(head), "items": [\#(items)]}"#, to: "menu.json")
    return try MenuWindow([file], layout, isAnimated: isAnimated, setup: setup)
  }

  /// Waits until nothing more can come without a new event; what GTK does half a second after each motion does not
  /// count, a long press does.
  func rest() throws { try session.waitUntilQuiet(ignoringTimersFrom: .milliseconds(400)) }

  // MARK: What is there

  /// What the program has written to its standard output, when nothing more can come.
  func settledOutput() throws -> String {
    try rest()
    return session.out
  }

  /// What stands in the line that tells results.
  func message() throws -> String { try session.accessible(role: "status bar").name }

  func awaitMessage(_ text: String) throws { try session.awaitAccessible(role: "status bar", name: text) }

  func isOpen() throws -> Bool {
    try session.accessibles().contains { $0.role == "menu" && $0.states.contains("expanded") }
  }

  func awaitOpen() throws { try session.awaitAccessible(role: "menu", state: "expanded") }

  func awaitClosed() throws {
    try session.awaitAccessibles("closed menu") { all in !all.contains { $0.states.contains("expanded") } }
  }

  /// The name of what has the focus.
  func focused() throws -> String? { try session.accessibles().first { $0.states.contains("focused") }?.name }

  func awaitFocus(_ name: String) throws { try session.awaitAccessible(name: name, state: "focused") }

  /// Where on the screen an accessible is.
  func place(role: String, _ name: String) throws -> Rectangle {
    try place(of: session.accessible(role: role, name: name))
  }

  func place(of accessible: AccessibleNode) throws -> Rectangle {
    try #require(accessible.extents).moved(by: window.frame.origin)
  }

  /// Everything that was said or would have been, in lines of JSON.
  func said() -> [String] {
    (session.home.read("said.json") ?? "").split(separator: "\n").map(String.init)
  }

  /// How often a text was said.
  func said(_ text: String) -> Int { said().count { $0.contains(text) } }

  // MARK: What is done

  func keys(_ names: String...) throws { for name in names { try session.key(name) } }

  /// Opens the menu by Enter and waits until it has the focus.
  func open() throws {
    try session.key("Return")
    try awaitOpen()
    try rest()
  }

  func end(_ status: TestSupport.ExitStatus = 0, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try session.exit() == status, sourceLocation: sourceLocation)
    #expect(session.err == "", sourceLocation: sourceLocation)
  }
}
#endif
