#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTestSupportTests {
  @Suite struct Windows {
    @Test func theFirstWindowIsInTheCorner() throws {
      let sample = try Sample()
      #expect(sample.window.frame == Rectangle(x: 0, y: 0, width: 400, height: 300))
      #expect(!sample.window.isPopup)
      #expect(try sample.session.accessible(role: "frame", name: "Sample").states.contains("active"))
    }

    @Test func aDialogHasTheKeysAndGivesThemBack() throws {
      let sample = try Sample("dialog")
      let session = sample.session
      try session.key("Return")
      try session.waitUntil("second window") { $0.windows.count == 2 }
      #expect(try session.openedWindow() != sample.window)
      try session.awaitAccessible(role: "push button", name: "Close", state: "focused")
      try session.key("Return")
      try session.waitUntil("end of the dialog") { $0.windows.count == 1 }
      #expect(try session.openedWindow() == sample.window)
      try session.key("Tab")
      try session.awaitAccessible(role: "text", state: "focused")
    }

    @Test func aPopoverIsClosedByEscape() throws {
      let session = try Sample("popover").session
      try session.key("Return")
      try session.waitUntil("popup") { $0.windows.contains(where: \.isPopup) }
      try session.awaitAccessible(role: "push button", name: "Inside", state: "focused")
      try session.key("Escape")
      try session.waitUntil("end of the popup") { !$0.windows.contains(where: \.isPopup) }
      try session.awaitAccessible(role: "push button", name: "Press me", state: "focused")
    }

    @Test func theEndIsTold() throws {
      let program = try BuiltProgram.path("window-sample")
      #expect(try WindowSession(program, ["exit", "7"]).exit() == 7)
      let fault = #expect(throws: SessionFault.self) { try WindowSession(program, ["exit", "3"]).openedWindow() }
      #expect("\(try #require(fault))" == #"ended with exit status 3 before window; seen: """#)
    }

    @Test func aProgramThatIsMissingIsNamed() {
      let fault = #expect(throws: SessionFault.self) { try WindowSession("no-such-program-here") }
      #expect(fault.map { "\($0)" } == "not found: no-such-program-here")
    }

    @Test func whatIsMissedIsTold() throws {
      let session = try Sample().session
      let fault = #expect(throws: SessionFault.self) {
        try session.waitForOutput("never", within: .milliseconds(100))
      }
      #expect("\(try #require(fault))" == #"no "never" within 0.1 seconds; seen: """#)
    }
  }
}
#endif
