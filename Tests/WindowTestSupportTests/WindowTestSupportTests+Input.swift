#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTestSupportTests {
  @Suite struct Input {
    @Test func aClickPressesTheButton() throws {
      let sample = try Sample()
      try sample.session.click(at: sample.button())
      try sample.session.waitForOutput("clicked\n")
      #expect(sample.session.err == "")
    }

    @Test func anotherButtonOfThePointerDoesNot() throws {
      let sample = try Sample()
      try sample.session.click(.middle, at: sample.button())
      try sample.session.waitUntilQuiet()
      #expect(sample.session.out == "")
    }

    @Test func keysMoveTheFocusAndPress() throws {
      let session = try Sample().session
      #expect(try session.accessible(role: "push button").states.contains("focused"))
      try session.key("Tab")
      try session.awaitAccessible(role: "text", state: "focused")
      try session.key("Shift+Tab")
      try session.awaitAccessible(role: "push button", state: "focused")
      try session.key("Return")
      try session.waitForOutput("clicked\n")
    }

    @Test(arguments: ["abc", "A+b/C", "año ¿qué?", "€→ж"])
    func aTextIsTyped(text: String) throws {
      let session = try Sample().session
      try session.key("Tab")
      try session.type(text)
      try session.waitForOutput("typed \(text)\n")
      #expect(try session.accessible(role: "text").text == text)
    }

    @Test func aHeldKeyIsRepeatedUntilItsRelease() throws {
      let session = try Sample().session
      try session.key("Tab")
      try session.pressKey("a")
      try session.waitForOutput("typed aaa\n")
      try session.releaseKey("a")
      try session.waitUntilQuiet()
      #expect(session.out.hasPrefix("typed a\ntyped aa\ntyped aaa\n"))
    }

    @Test func aLongPressIsHeld() throws {
      let sample = try Sample()
      try sample.session.move(to: sample.area().center)
      try sample.session.press()
      try sample.session.waitForOutput("held\n")
      try sample.session.release()
    }

    @Test func aShortPressIsNot() throws {
      var settings = WindowSettings()
      settings.longPressTime = 10_000
      let sample = try Sample(settings: settings)
      try sample.session.click(at: sample.area().center)
      try sample.session.waitUntilQuiet()
      #expect(sample.session.out == "")
    }

    /// While its time runs, a long press may still be held, so that the program is not at rest.
    @Test func restComesAfterALongPressOnly() throws {
      let sample = try Sample()
      try sample.session.move(to: sample.area().center)
      try sample.session.press()
      try sample.session.waitUntilQuiet()
      #expect(sample.session.out == "held\n")
    }

    @Test func aDragEndsWhereItShould() throws {
      let sample = try Sample()
      let area = try sample.area()
      let (start, end) = (area.origin + Point(40, 40), area.origin + Point(300, 120))
      try sample.session.drag(from: start, to: end, steps: 20, every: .milliseconds(1))
      try sample.session.waitUntilQuiet()
      let square = try #require(sample.session.frame().extent(of: Pixel(0xFF0000)))
      #expect(square.box == Rectangle(x: end.x - 10, y: end.y - 10, width: 20, height: 20))
      #expect(square.count == 400)
    }
  }
}
#endif
