#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// The ring by keys.
  @Suite struct RingKeys {
    /// Twelve items, so that 1 may go on.
    private static let dozen = (1...12).map { #"{"id": "\#($0)", "title": "Item no \#($0)", "print": "=\#($0)"}"# }
      .joined(separator: ",")

    @Test(arguments: [
      (keys: ["5"], printed: "=5\n"), (["1", "2"], "=12\n"), (["1", "0"], "=10\n"), (["1", "Return"], "=1\n"),
      (["1", "BackSpace", "3"], "=3\n"), (["1", "Escape", "1", "1"], "=11\n"), (["Num_Lock", "KP_7"], "=7\n"),
      (["Return", "1", "2"], "=12\n"), (["Return", "1", "KP_Enter"], "=1\n"),
    ])
    func case01ADigitWaitsOnlyWhileALongerNumberIsPossible(row: (keys: [String], printed: String)) throws {
      let ring = try MenuWindow.menu(Self.dozen)
      for key in row.keys { try ring.session.key(key) }
      try ring.session.waitForOutput(row.printed)
      try ring.awaitClosed()
      #expect(try ring.settledOutput() == row.printed)
    }

    @Test func case01NoClockChoosesForAWaitingDigit() throws {
      let ring = try MenuWindow.menu(Self.dozen)
      try ring.keys("1")
      try ring.awaitMessage("1")
      #expect(try ring.settledOutput() == "")
      #expect(try ring.isOpen())
    }

    @Test(arguments: [
      (layout: Layout.both[0], keys: ["1", "3"], told: "There is no 13; the numbers go from 1 to 12"),
      (Layout.both[1], ["1", "3"], "No existe el 13; los números van del 1 al 12"),
      (Layout.both[0], ["0"], "There is no 0; the numbers go from 1 to 12"),
    ])
    func case02ANumberOutOfRangeTellsTheRange(row: (layout: Layout, keys: [String], told: String)) throws {
      let ring = try MenuWindow.menu(Self.dozen, row.layout)
      for key in row.keys + ["Return"] { try ring.session.key(key) }
      try ring.awaitMessage(row.told)
      #expect(try ring.settledOutput() == "")
      // The digits are gone, and the menu is still there.
      try ring.keys("4")
      try ring.session.waitForOutput("=4\n")
    }

    /// Where each arrow leads from nowhere and on, in screen directions.
    @Test(arguments: [
      (layout: Layout.english, keys: ["Up"], value: "camera"), (.english, ["Right"], "note"),
      (.english, ["Left"], "save"), (.english, ["Right", "Down"], "share"), (.english, ["Left", "Down"], "favorite"),
      (.english, ["Down", "Up", "Up"], "camera"), (Layout.all[2], ["Right"], "save"), (Layout.all[2], ["Left"], "note"),
      (Layout.all[2], ["Left", "Down"], "share"), (.english, ["Home"], "camera"), (.english, ["End"], "save"),
      (.english, ["Tab"], "camera"), (.english, ["Tab", "Tab", "Tab"], "share"), (.english, ["Shift+Tab"], "save"),
      (.english, ["End", "Shift+Tab"], "favorite"), (.english, ["End", "Tab"], "save"),
    ])
    func arrowsHighlightAndEnterChooses(row: (layout: Layout, keys: [String], value: String)) throws {
      let ring = try MenuWindow.menu(MenuWindow.items, row.layout)
      try ring.open()
      for key in row.keys { try ring.session.key(key) }
      #expect(try ring.settledOutput() == "")
      try ring.keys("Return")
      try ring.session.waitForOutput(row.value + "\n")
      try ring.awaitClosed()
      // The ring has the keys again, and so has what tells the result to a screen reader.
      try ring.awaitFocus("Tools")
      #expect(try ring.session.accessible(role: "menu").details == row.value)
    }

    @Test(arguments: ["Return", "KP_Enter", "space", "Menu"])
    func theseKeysOpen(key: String) throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.session.key(key)
      try ring.awaitOpen()
      try ring.awaitFocus("Tools, 5 items")
      #expect(try ring.settledOutput() == "")
    }

    /// A key that is held opens one menu and chooses nothing; on an item it chooses once.
    @Test func case33AHeldKeyCountsOnce() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.session.pressKey("Return")
      try ring.awaitOpen()
      try Self.awaitRepeats(ring)
      #expect(ring.said("hash") == 1)
      #expect(ring.session.out == "")
      try ring.session.releaseKey("Return")
      try ring.keys("Down")
      try ring.rest()
      try ring.session.pressKey("Return")
      try ring.session.waitForOutput("share\n")
      try Self.awaitRepeats(ring)
      try ring.session.releaseKey("Return")
      #expect(try ring.settledOutput() == "share\n")
      #expect(try !ring.isOpen())
    }

    /// The display repeats a key 25 times a second after half a second. Nothing tells of a repeat that means nothing:
    /// only time can show that there were some.
    private static func awaitRepeats(_ ring: MenuWindow) throws {
      let start = ContinuousClock.now
      try ring.session.waitUntil("repeats of the key") { _ in ContinuousClock.now - start > .milliseconds(900) }
    }

    @Test func case34ClosingTwiceQuicklyLeavesItUsable() throws {
      let ring = try MenuWindow.menu(MenuWindow.items, isAnimated: true)
      for _ in 0..<3 {
        try ring.open()
        try ring.keys("Escape")
        try ring.awaitClosed()
      }
      try ring.open()
      try ring.keys("End", "Return")
      try ring.session.waitForOutput("save\n")
    }

    @Test(arguments: Layout.both)
    func helpAndTheListAreShownOnRequest(layout: Layout) throws {
      let ring = try MenuWindow.menu(MenuWindow.items, layout)
      try ring.keys("F1")
      let help = layout.language == "en" ? "Press and hold, drag and let go" : "Mantenga pulsado, arrastre y suelte"
      try ring.session.awaitAccessibles("help") { all in
        all.contains { $0.role == "status bar" && $0.name.contains(help) }
      }
      try ring.open()
      try ring.keys("Alt+l")
      let list =
        layout.language == "en"
        ? "Tools, 5 items\n1 Camera\n2 Note\n3 Share\n4 Favorite\n5 Save"
        : "Tools, 5 elementos\n1 Cámara\n2 Nota\n3 Compartir\n4 Favorito\n5 Guardar"
      try ring.awaitMessage(list)
    }
  }
}
#endif
