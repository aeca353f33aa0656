#if Window
import TestSupport
import Testing
import WindowTestSupport

@Suite struct TreeTests {
  @Test(arguments: ["ring", "arc", "cards"]) func tree(demo: String) throws {
    let session = try WindowSession(BuiltProgram.path("anillo-window"), ["demo", demo])
    try session.openedWindow()
    for node in try session.accessibles() { print(node, node.details, node.extents as Any) }
    try session.key("Return")
    try session.waitUntilQuiet()
    print("OPEN")
    for node in try session.accessibles() { print(node, node.details, node.extents as Any) }
    print(session.err)
  }
}
#endif
