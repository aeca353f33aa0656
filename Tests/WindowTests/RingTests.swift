#if Window
import TestSupport
import Testing
import WindowTestSupport

@Suite("The ring") struct RingTests {
  @Test func keysChoose() throws {
    let session = try WindowSession(BuiltProgram.path("anillo-window"), ["demo", "ring"])
    try session.openedWindow()
    try session.key("2")
    try session.awaitAccessible(role: "status bar", name: "You chose Note")
    try session.key("Escape")
    #expect(try session.exit() == 0)
  }
}
#endif
