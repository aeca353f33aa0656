#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// The ring by pointer: the long press and the tap.
  @Suite struct RingPointer {
    @Test(arguments: Layout.all)
    func aLongPressAndADragChooseEachItem(layout: Layout) throws {
      let ring = try MenuWindow.menu(MenuWindow.items, layout, isAnimated: layout.language == "en")
      var printed = ""
      for (index, value) in MenuWindow.values.enumerated() {
        try ring.holdLabel()
        try ring.session.move(from: ring.center, to: ring.bubble(index, of: 5, in: layout))
        try ring.session.release()
        printed += value + "\n"
        try ring.session.waitForOutput(printed)
        try ring.awaitClosed()
        try ring.awaitMessage(value)
      }
      try ring.keys("Escape")
      try ring.end()
    }

    /// Beyond the dead zone, 0.45 of the radius, the direction alone decides.
    @Test(arguments: [(distance: 46, printed: ""), (48, "note\n"), (170, "note\n")])
    func theDirectionChoosesBeyondTheDeadZone(row: (distance: Int, printed: String)) throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.holdLabel()
      let place = ring.bubble(1, of: 5, in: .english, radius: Double(row.distance))
      try ring.session.move(from: ring.center, to: place)
      try ring.session.release()
      try ring.awaitClosed()
      #expect(try ring.settledOutput() == row.printed)
    }

    @Test func aReleaseInTheCenterPerformsNothing() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.holdLabel()
      try ring.session.release()
      try ring.awaitClosed()
      // Also after coming back from an item.
      try ring.holdLabel()
      try ring.session.move(from: ring.center, to: ring.bubble(2, of: 5, in: .english))
      try ring.awaitFocus("Share")
      try ring.session.move(to: ring.center + Point(3, 3))
      try ring.session.release()
      try ring.awaitClosed()
      #expect(try ring.settledOutput() == "")
    }

    enum Interruption: String, CaseIterable { case escape, secondButton, middleButton, leaving }

    /// Nothing is performed, not by a later release either, and the ring can be opened again (34).
    @Test(arguments: Interruption.allCases)
    func case32WhatBreaksOffADragPerformsNothing(interruption: Interruption) throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      let share = ring.bubble(2, of: 5, in: .english)
      try ring.holdLabel()
      try ring.session.move(from: ring.center, to: share)
      try ring.awaitFocus("Share")
      try Self.interrupt(ring, interruption)
      try ring.awaitClosed()
      try ring.session.move(to: share)
      try ring.session.release()
      #expect(try ring.settledOutput() == "")
      #expect(try !ring.isOpen())
      try ring.holdLabel()
      try ring.session.move(from: ring.center, to: share)
      try ring.session.release()
      try ring.session.waitForOutput("share\n")
    }

    private static func interrupt(_ ring: MenuWindow, _ interruption: Interruption) throws {
      switch interruption {
      case .escape: try ring.session.key("Escape")
      case .secondButton:
        try ring.session.press(.right)
        try ring.session.release(.right)
      case .middleButton:
        try ring.session.press(.middle)
        try ring.session.release(.middle)
      case .leaving:
        let frame = ring.window.frame
        try ring.session.move(to: Point(frame.columns.upperBound + 20, frame.rows.upperBound + 20))
      }
    }

    @Test(arguments: Layout.all)
    func aTapOpensAndATapChooses(layout: Layout) throws {
      let ring = try MenuWindow.menu(MenuWindow.items, layout)
      var printed = ""
      for (index, value) in MenuWindow.values.enumerated() {
        try ring.tap(ring.center)
        try ring.awaitOpen()
        #expect(try ring.settledOutput() == printed)
        try ring.tap(ring.bubble(index, of: 5, in: layout))
        printed += value + "\n"
        try ring.session.waitForOutput(printed)
        try ring.awaitClosed()
      }
    }

    @Test(arguments: [Point(0, 0), Point(-150, -190)])
    func aTapInTheCenterOrBesideCloses(way: Point) throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.tap(ring.center)
      try ring.awaitOpen()
      try ring.tap(ring.center + way)
      try ring.awaitClosed()
      #expect(try ring.settledOutput() == "")
      try ring.tap(ring.center)
      try ring.awaitOpen()
    }

    @Test func aTapThatEndsElsewherePerformsNothing() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.tap(ring.center)
      try ring.awaitOpen()
      try ring.session.drag(from: ring.bubble(0, of: 5, in: .english), to: ring.bubble(1, of: 5, in: .english))
      #expect(try ring.settledOutput() == "")
      #expect(try ring.isOpen())
    }

    /// Whoever moves before the time is over means something else, such as scrolling.
    @Test func aDriftBeforeTheTimeOpensNothing() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.session.move(to: ring.center)
      try ring.session.press()
      try ring.session.move(to: ring.center + Point(9, 0))
      try ring.rest()
      #expect(try !ring.isOpen())
      try ring.session.release()
      try ring.rest()
      #expect(try !ring.isOpen())
      #expect(ring.said("hash") == 0)
    }

    @Test func aDriftWithinTheSlopOpens() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.session.move(to: ring.center)
      try ring.session.press()
      try ring.session.move(to: ring.center + Point(7, 0))
      try ring.awaitOpen()
    }

    @Test func aPressBesideTheLabelOpensNothing() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.session.move(to: ring.center + Point(0, 100))
      try ring.session.press()
      try ring.rest()
      #expect(try !ring.isOpen())
    }

    @Test func case33NothingIsHighlightedBeforeTheFirstMotion() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.holdLabel()
      try ring.rest()
      // One cue that it opened and none for an item; no item has the focus.
      #expect(ring.said("hash") == 1 && ring.said("capital") == 0)
      let items = try ring.session.accessibles().filter { $0.role == "menu item" }
      #expect(items.count == 5 && items.allSatisfy { !$0.states.contains("focused") })
      try ring.session.move(from: ring.center, to: ring.bubble(3, of: 5, in: .english))
      try ring.awaitFocus("Favorite")
      #expect(ring.said("capital") >= 1)
    }

    /// A ring that is opened under a resting pointer does not choose what happens to be there.
    @Test func aRestingPointerChoosesNothing() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.session.move(to: ring.bubble(1, of: 5, in: .english))
      try ring.open()
      let items = try ring.session.accessibles().filter { $0.role == "menu item" }
      #expect(items.allSatisfy { !$0.states.contains("focused") })
      try ring.keys("Return")
      #expect(try ring.settledOutput() == "")
    }

    @Test func case34ClosingWhileOpeningLeavesItUsable() throws {
      let ring = try MenuWindow.menu(MenuWindow.items, isAnimated: true)
      for _ in 0..<3 {
        try ring.keys("Return", "Escape", "Return")
        try ring.awaitOpen()
        try ring.session.click(at: ring.center)
        try ring.session.click(at: ring.center)
        try ring.session.click(at: ring.center)
        try ring.awaitClosed()
      }
      try ring.keys("Return", "3")
      try ring.session.waitForOutput("share\n")
    }
  }
}
#endif
