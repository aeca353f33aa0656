#if Window
import TestSupport
import Testing
import WindowTestSupport

extension WindowTestSupportTests {
  @Suite struct Frames {
    @Test func outsideOfTheWindowIsBlack() throws {
      let sample = try Sample()
      let frame = try sample.session.frame()
      #expect(frame.area == Rectangle(x: 0, y: 0, width: 800, height: 600))
      let black = try #require(frame.extent(of: .black))
      #expect(black.box.columns.upperBound == 800 && black.box.rows.upperBound == 600)
      #expect(frame[799, 599] == .black && frame[400, 0] == .black && frame[399, 299] == .white)
      let area = try sample.area()
      #expect(try sample.session.frame(of: area).extent(of: .white)?.count == area.width * area.height)
    }

    @Test func aPressedButtonIsSeen() throws {
      let sample = try Sample()
      let before = try sample.session.frame()
      let place = try sample.place(role: "push button")
      try sample.session.move(to: place.center)
      try sample.session.press()
      let pressed = try sample.session.frame(showing: "pressed button") { $0.differences(from: before) != nil }
      let changed = try #require(pressed.differences(from: before))
      // The border and the shadow are around what a button calls its own.
      #expect(Rectangle(x: 0, y: place.y - 6, width: 400, height: place.height + 12).contains(changed.box))
      #expect(pressed.cropped(to: changed.box).differences(from: before.cropped(to: changed.box)) == changed)
    }

    @Test func everyFrameOfAMotionIsKeptWhole() throws {
      let sample = try Sample()
      let area = try sample.area()
      let recorder = try sample.session.recordFrames(of: area)
      let places = (0..<10).map { area.origin + Point(30 + 30 * $0, 40 + 5 * $0) }
      for place in places {
        try sample.session.move(to: place)
        try sample.session.waitUntilQuiet(ignoringTimersFrom: .milliseconds(100))
      }
      let squares = recorder.stop().compactMap { $0.frame.extent(of: Pixel(0xFF0000)) }
      #expect(squares.allSatisfy { $0.count == 400 })
      #expect(squares.map(\.box.center) == places)
    }

    @Test(arguments: [true, false])
    func animationsCanBeSwitchedOff(on: Bool) throws {
      var settings = WindowSettings()
      settings.hasAnimations = on
      let session = try Sample(settings: settings).session
      let recorder = try session.recordFrames()
      // The mark of the focus changes in steps of 0.3 s together, or at once.
      try session.key("Tab")
      try session.awaitAccessible(role: "text", state: "focused")
      try session.waitUntilQuiet()
      let frames = recorder.stop()
      #expect(on ? frames.count > 4 : (2...3).contains(frames.count))
      #expect(frames.map(\.time) == frames.map(\.time).sorted())
    }

    @Test func textGrowsWithTheUsersSetting() throws {
      var settings = WindowSettings()
      let normal = try Sample(settings: settings)
      settings.textScale = 2
      let large = try Sample(settings: settings)
      let heights = try [normal, large].map { try $0.place(role: "label", name: "Hello").height }
      #expect(abs(heights[1] - 2 * heights[0]) <= 1)
    }

    @Test(arguments: [
      (isDark: false, theme: nil, background: 200...250), (isDark: true, theme: nil, background: 30...80),
      (isDark: false, theme: "HighContrast", background: 251...255),
    ])
    func themesAreShown(isDark: Bool, theme: String?, background: ClosedRange<UInt8>) throws {
      var settings = WindowSettings()
      settings.isDark = isDark
      settings.theme = theme
      #expect(try background.contains(Sample(settings: settings).session.frame()[2, 2].green))
    }
  }
}
#endif
