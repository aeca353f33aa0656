#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTestSupportTests {
  @Suite struct Accessibility {
    @Test func theTreeIsRead() throws {
      let sample = try Sample()
      let all = try sample.session.accessibles()
      #expect(
        all.map { "\($0.path) \($0.role) \($0.name)" } == [
          " application window-sample", "0 frame Sample", "0/0 panel ", "0/0/0 label Hello",
          "0/0/1 push button Press me", "0/0/1/0 label Press me", "0/0/2 text Words", "0/0/3 filler GtkDrawingArea",
        ])
      let button = try #require(all.first { $0.role == "push button" })
      #expect(button.details == "Says that it was pressed")
      #expect(button.actions.map(\.name) == ["click"])
      #expect(button.states == ["focusable", "focused", "sensitive", "visible"])
      #expect(try sample.window.frame.contains(#require(sample.window.place(of: button))))
    }

    @Test func anActionIsPerformed() throws {
      let session = try Sample().session
      try session.perform("click", on: session.accessible(role: "push button", name: "Press me"))
      try session.waitForOutput("clicked\n")
      try session.awaitAccessible(role: "label", name: "Pressed")
    }

    @Test func anActionThatIsNotThereIsRefused() throws {
      let session = try Sample().session
      let button = try session.accessible(role: "push button")
      let fault = #expect(throws: AccessibilityFault.self) { try session.perform("fly", on: button) }
      #expect("\(try #require(fault))".hasSuffix(#"["no such action"]"#))
      #expect(session.out == "")
    }

    @Test func whatIsNotThereIsToldWithWhatIs() throws {
      let session = try Sample().session
      let fault = #expect(throws: AccessibilityFault.self) {
        try session.awaitAccessible(role: "menu item", within: .milliseconds(100))
      }
      let text = "\(try #require(fault))"
      #expect(text.hasPrefix("no menu item") && text.contains(#"0/0/1 push button "Press me""#))
    }

    @Test func aChangeIsToldByAnEvent() throws {
      let session = try Sample().session
      _ = try session.accessibles()
      try session.key("Tab")
      #expect(try session.changesAccessibles(within: .seconds(15)))
      try session.awaitAccessible(role: "text", state: "focused")
      // Events that were still to be read come before the answers.
      try session.waitUntilQuiet()
      for _ in 0..<2 { _ = try session.accessibles() }
      #expect(!(try session.changesAccessibles(within: .milliseconds(50))))
    }

    @Test func twoProgramsAreKeptApart() throws {
      let (one, other) = try (Sample().session, Sample().session)
      try one.perform("click", on: one.accessible(role: "push button"))
      try one.awaitAccessible(role: "label", name: "Pressed")
      try other.waitUntilQuiet()
      #expect(other.out == "")
      #expect(try other.accessible(role: "label").name == "Hello")
    }
  }
}
#endif
