#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// Every frame of opening, highlighting and closing.
  @Suite struct Motion {
    /// The frames from now until all is at rest after a step.
    private static func frames(
      of window: MenuWindow, _ step: () throws -> Void
    ) throws -> [Frame] {
      let recorder = try window.session.recordFrames(of: window.window.frame)
      try step()
      try window.session.waitUntilQuiet()
      return recorder.stop().map(\.frame)
    }

    /// Whether a frame on the way differs from the first one only where the last one does, too: nothing is anywhere else
    /// on its way. Left out are the lines around the middle, where a ring's label fades under the button that closes it.
    private static func staysInPlace(_ frames: [Frame]) -> Bool {
      guard let area = frames.first?.area else { return true }
      let middle = (area.height / 2 - 24) * area.width..<(area.height / 2 + 24) * area.width
      let pictures = frames.map { frame in
        var values = frame.values
        values.replaceSubrange(middle, with: repeatElement(0, count: middle.count))
        return values
      }
      return pictures.dropFirst().dropLast().allSatisfy { picture in
        zip(picture, zip(pictures[0], pictures[pictures.count - 1])).allSatisfy { $0 == $1.0 || $1.0 != $1.1 }
      }
    }

    /// Where everything stands that can be chosen.
    private static func places(_ window: MenuWindow) throws -> [Rectangle?] {
      try window.session.accessibles().filter { $0.role == "menu item" }.map(\.extents)
    }

    private static func open(_ window: MenuWindow, _ demo: String) throws {
      try window.keys(demo == "cards" ? "Menu" : "Return")
      try window.session.awaitAccessibles("open menu") { all in
        all.contains { $0.role == "menu" && ($0.states.contains("expanded") || demo == "cards" && !$0.isCard) }
      }
    }

    @Test(arguments: ["ring", "arc", "cards"])
    func withReducedMotionNothingMoves(demo: String) throws {
      let window = try MenuWindow.demo(demo)
      let opening = try Self.frames(of: window) { try Self.open(window, demo) }
      #expect(Self.staysInPlace(opening), "opening")
      let places = try Self.places(window)
      let highlighting = try Self.frames(of: window) { try window.keys("Down") }
      #expect(try Self.places(window) == places)
      #expect(Self.staysInPlace(highlighting), "highlighting")
      let closing = try Self.frames(of: window) { try window.keys("Escape") }
      #expect(Self.staysInPlace(closing), "closing")
      #expect(opening.count > 1 && highlighting.count > 1 && closing.count > 1)
    }

    @Test(arguments: ["ring", "arc", "cards"])
    func withAnimationsSomethingMoves(demo: String) throws {
      let window = try MenuWindow.demo(demo, isAnimated: true)
      let opening = try Self.frames(of: window) { try Self.open(window, demo) }
      #expect(!Self.staysInPlace(opening))
    }

    /// While it is pressed the label shrinks, unless motion is reduced.
    @Test(arguments: [true, false])
    func theLabelShrinks(isAnimated: Bool) throws {
      let window = try MenuWindow.demo("ring", isAnimated: isAnimated)
      let pressing = try Self.frames(of: window) {
        try window.session.move(to: window.center)
        try window.session.press()
        try window.session.move(to: window.center + Point(20, 0))
      }
      // Of a label that has not shrunk there is the pressed picture alone.
      let drawn = Set(pressing.map(\.values)).count
      #expect(isAnimated ? drawn > 4 : drawn <= 3, "\(drawn)")
    }
  }
}
#endif
