#if Window
import Glibc
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// Programs that are run from a window.
  @Suite struct Commands {
    private static let items = """
      {"id": "a", "title": "Lines", "run": ["printf", "one\\\\ntwo\\\\n"]},
      {"id": "b", "title": "Fault", "shell": "echo oh; exit 4"},
      {"id": "c", "title": "Nothing", "run": ["true"]},
      {"id": "d", "title": "Sleep", "shell": "echo started; exec sleep 600"},
      {"id": "e", "title": "Edit", "run": ["vi"], "terminal": true},
      {"id": "f", "title": "Missing", "run": ["no-such-program"]}
      """

    @Test(arguments: [
      (layout: Layout.both[0], key: "1", shown: "one\ntwo", told: nil as String?),
      (Layout.both[0], "2", "oh", "It failed with status 4"), (Layout.both[1], "2", "oh", "Ha fallado con el estado 4"),
      (Layout.both[0], "3", "", "Done"), (Layout.both[1], "3", "", "Hecho"),
      (Layout.both[0], "5", "", "This needs a terminal. Start Anillo in one."),
      (Layout.both[1], "5", "", "Esto necesita un terminal. Inicie Anillo desde uno."),
      (Layout.both[0], "6", "", "The program no-such-program was not found. Install it, or change the menu."),
    ])
    func anOutputIsShownAndSaidAndAFailureTold(
      row: (layout: Layout, key: String, shown: String, told: String?)
    ) throws {
      let window = try MenuWindow.menu(Self.items, row.layout)
      try window.keys(row.key)
      if !row.shown.isEmpty { try window.session.awaitAccessible(role: "label", name: row.shown) }
      if let told = row.told { try window.awaitMessage(told) }
      try window.rest()
      for line in row.shown.split(separator: "\n") + [Substring(row.told ?? "")] where !line.isEmpty {
        #expect(window.said("\"text\":\"\(line)\"") >= 1, "\(line) in \(window.said())")
      }
      // Nothing of it is a result for a script, and the menu is there again.
      #expect(window.session.out == "")
      try window.keys("3")
      try window.awaitMessage(row.layout.language == "en" ? "Done" : "Hecho")
    }

    @Test(arguments: ["org.gnome.Orca.Service", "org.gnome.Orca1.Service"])
    func anOrcaThatTakesMessagesIsGivenWhatTheFocusNeverComesTo(name: String) throws {
      let window = try MenuWindow.menu(Self.items, orca: name)
      let orca = try #require(window.session.orca)
      try window.keys("1")
      try orca.waitFor("two")
      try window.keys("2")
      try window.awaitMessage("It failed with status 4")
      try orca.waitFor("oh")
      try window.keys("3")
      try window.awaitMessage("Done")
      try window.rest()
      // Items and results are read where the focus is, and would be heard twice.
      #expect(orca.messages == ["one", "two", "oh"])
    }

    @Test(arguments: ["Escape", "Ctrl+c"], Layout.both)
    func aKeyInterrupts(key: String, layout: Layout) throws {
      let window = try MenuWindow.menu(Self.items, layout)
      try window.keys("4")
      try window.session.awaitAccessible(role: "label", name: "started")
      // Nothing else is done meanwhile.
      try window.keys("1")
      try window.keys(key)
      try window.awaitMessage(layout.language == "en" ? "Interrupted" : "Interrumpida")
      try window.keys("3")
      try window.awaitMessage(layout.language == "en" ? "Done" : "Hecho")
    }

    @Test func aCommandThatRunsEndsWithTheWindow() throws {
      let window = try MenuWindow.menu(Self.items)
      try window.keys("4")
      try window.session.awaitAccessible(role: "label", name: "started")
      let children = window.session.home.processes().filter { $0.parent == window.session.processID }
      #expect(!children.isEmpty)
      window.session.signal(15)
      #expect(try window.session.exit() == .signal(15))
      for child in children { #expect(child.waitForEnd(), "\(child.name) runs on") }
    }
  }
}
#endif
