#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// A choice for a script in a window: one item, with the results of the terminal.
  @Suite struct Choices {
    private static let items = ["Camera", "Note", "Share"]

    private static func choice(_ options: [String], items: [String] = items) throws -> MenuWindow {
      try MenuWindow(["choose", "--title", "Actions"] + options + ["--"] + items, .english)
    }

    @Test(arguments: [
      (options: [String](), keys: ["2"], printed: "Note\n"), ([], ["Right", "Return"], "Note\n"),
      (["--index"], ["3"], "2\n"), (["--print0"], ["1"], "Camera\0"), (["--default", "Share"], ["Return"], "Share\n"),
      (["--label-delimiter", "e"], ["1"], "ra\n"),
    ])
    func isOpenAtOnceAndEndsWithTheFirstChoice(row: (options: [String], keys: [String], printed: String)) throws {
      let window = try Self.choice(row.options)
      try window.session.awaitAccessible(role: "list", name: "Actions")
      for key in row.keys { try window.keys(key) }
      try window.end(0)
      #expect(window.session.out == row.printed)
    }

    @Test func isPressed() throws {
      let window = try Self.choice([])
      try window.session.awaitAccessible(role: "list", name: "Actions")
      try window.rest()
      let note = try window.place(role: "menu", "Note")
      try window.session.click(at: note.center)
      try window.end(0)
      #expect(window.session.out == "Note\n")
    }

    @Test(arguments: ["Escape", "Ctrl+c", "Ctrl+q", "Ctrl+w"])
    func isCancelled(key: String) throws {
      let window = try Self.choice([])
      try window.session.awaitAccessible(role: "list", name: "Actions")
      try window.keys(key)
      try window.end(130)
      #expect(window.session.out == "")
    }

    @Test func endsAfterItsTime() throws {
      let window = try Self.choice(["--timeout", "0.5"])
      #expect(try window.session.exit() == 124)
      #expect(window.session.out == "")
    }

    @Test func digitsOfALongNumberAreCollected() throws {
      let window = try Self.choice([], items: (1...13).map { "Item \($0)" })
      try window.session.awaitAccessible(role: "list", name: "Actions")
      try window.keys("1", "3")
      try window.end(0)
      #expect(window.session.out == "Item 13\n")
    }

    @Test(arguments: [
      (
        words: ["--multiple", "A"], status: 2 as TestSupport.ExitStatus,
        told: "--multiple does not work in a window. Leave out --window."
      ),
      (["--no-input", "A", "B"], 2, "Here something would have to be asked, and --no-input forbids that."),
      (["--exit-if-none"], 1, ""),
    ])
    func whatIsNoQuestion(row: (words: [String], status: TestSupport.ExitStatus, told: String)) throws {
      let setup = TerminalSetup(environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
      let run = try ProgramRun.of(BuiltProgram.path("anillo-window"), ["choose"] + row.words, setup: setup)
      #expect(run.status == row.status)
      #expect(run.out == "" && run.err == (row.told.isEmpty ? "" : "anillo: \(row.told)\n"))
    }
  }
}
#endif
