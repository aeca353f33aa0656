import Testing

@testable import WindowFront

@Suite("The size of bubbles") struct BubbleSizeTests {
  @Test(arguments: [
    // given, text size, points
    (nil, 1.0, 56.0),
    (nil, 1.2, 67.2),
    (40.0, 1.0, 40.0),
    (40.0, 1.25, 50.0),
    // The cap: 23 points of Apple's body text against 17.
    (nil, 2.0, 56.0 * 23 / 17),
    (17.0, 1.4, 23.0),
    (17.0, 10.0, 23.0),
    // Smaller text does not make what is pressed smaller.
    (nil, 0.5, 56.0),
    (40.0, 0.0, 40.0),
  ])
  func growsWithTheTextUpToACap(given: Double?, textScale: Double, points: Double) {
    #expect(abs(BubbleSize.diameter(given, textScale: textScale) - points) < 1e-9)
  }
}
