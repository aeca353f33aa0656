import MenuGeometry
import Testing

@Suite struct RingPlacementTests {
  private func placement(_ x: Double, _ y: Double, count: Int = 5) -> RingPlacement {
    RingPlacement(
      count: count, radius: 104, diameter: 56, titleHeight: 24, pressedAt: Point(x: x, y: y),
      in: Size(width: 800, height: 600))
  }

  @Test func inTheMiddleTheRingIsAroundTheFinger() {
    let ring = placement(400, 300)
    #expect(ring.center == Point(x: 400, y: 300))
    #expect(ring.layout == RadialLayout(count: 5, radius: 104))
    #expect(ring.diameter == 56)
    #expect(ring.title.edge == Point(x: 400, y: 300 - 104 - 48))
    #expect(ring.title.isAbove)
    #expect(ring.targets.tapReach == 104 + 28 * 1.2)
  }

  @Test func whereThereIsNoRoomAboveTheTitleStandsBelow() {
    let ring = placement(400, 140)
    #expect(ring.center == Point(x: 400, y: 140))
    #expect(ring.layout.sweep == .ring)
    #expect(ring.title.edge == Point(x: 400, y: 140 + 104 + 48))
    #expect(!ring.title.isAbove)
  }

  @Test(arguments: [
    (Point(x: 100, y: 300), Point(x: 137.6, y: 300)), (Point(x: 700, y: 300), Point(x: 662.4, y: 300)),
    (Point(x: 400, y: 120), Point(x: 400, y: 137.6)), (Point(x: 400, y: 480), Point(x: 400, y: 462.4)),
    (Point(x: 110, y: 110), Point(x: 137.6, y: 137.6)),
  ])
  func aSmallMoveKeepsTheRingWhole(_ press: Point, _ center: Point) {
    let ring = placement(press.x, press.y)
    #expect(isClose(ring.center - center, .zero, within: 1e-9))
    #expect(ring.layout.sweep == .ring)
    #expect(ring.targets.layout.item(under: press - ring.center) == nil)
  }

  @Test(arguments: [
    (Point(x: 40, y: 300), -90.0, 90.0), (Point(x: 760, y: 300), 90, 270), (Point(x: 400, y: 40), 0, 180),
    (Point(x: 400, y: 560), 180, 360), (Point(x: 0, y: 300), -90, 90), (Point(x: 800, y: 300), 90, 270),
    (Point(x: 5, y: 5), 0, 90), (Point(x: 795, y: 5), 90, 180), (Point(x: 795, y: 595), 180, 270),
    (Point(x: 5, y: 595), 270, 360), (Point(x: 0, y: 0), 0, 90), (Point(x: 800, y: 600), 180, 270),
  ])
  func atAnEdgeItIsAHalfAndInACornerAQuarter(_ press: Point, _ start: Double, _ end: Double) {
    let ring = placement(press.x, press.y)
    #expect(ring.layout.sweep == Sweep(from: start, to: end))
    #expect((press - ring.center).length < ring.layout.radius * RadialLayout.deadZone)
  }

  /// In narrow windows, where several would do.
  @Test(arguments: [
    (100, 300, Size(width: 260, height: 600), Sweep(from: -90, to: 90)),
    (160, 300, Size(width: 260, height: 600), Sweep(from: 90, to: 270)),
    (95, 75, Size(width: 200, height: 220), Sweep(from: 0, to: 90)),
    (105, 75, Size(width: 200, height: 220), Sweep(from: 90, to: 180)),
  ])
  func itIsTheNearestEdgeOrCornerThatItLeaves(_ x: Double, _ y: Double, _ window: Size, _ sweep: Sweep) {
    let ring = RingPlacement(
      count: 3, radius: 104, diameter: 56, titleHeight: 24, pressedAt: Point(x: x, y: y), in: window)
    #expect(ring.layout.sweep == sweep)
  }

  @Test func anEdgeThatIsFarEnoughForTheBubblesDoesNotMoveTheHalf() {
    #expect(placement(40, 300).center == Point(x: 40, y: 300))
  }

  @Test func threeItemsInTheVeryCorner() {
    let ring = placement(0, 0, count: 3)
    #expect(ring.layout.sweep == Sweep(from: 0, to: 90))
    #expect(isClose(ring.center - Point(x: 33.6, y: 33.6), .zero, within: 1e-9))
    // The usual dead zone would not reach as far as the corner.
    #expect(ring.layout.radius > 104)
    #expect(ring.layout.item(under: Point(x: 0, y: 0) - ring.center) == nil)
  }

  @Test func manyItemsMakeTheRingLargerAndInTheEndTheBubblesSmaller() {
    #expect(placement(400, 300, count: 12).layout.radius > 104)
    #expect(placement(400, 300, count: 12).diameter == 56)
    let crowded = placement(400, 300, count: 40)
    #expect(crowded.diameter < 56 && crowded.diameter >= 24)
    #expect(crowded.layout.sweep == .ring)
    #expect(placement(400, 300, count: 400).diameter == 24)
  }

  @Test func bubblesThatAreAskedToBeSmallAreLeftSmall() {
    let ring = RingPlacement(
      count: 400, radius: 104, diameter: 10, titleHeight: 0, pressedAt: Point(x: 0, y: 0),
      in: Size(width: 300, height: 300))
    #expect(ring.diameter == 10)
  }

  @Test func largeBubblesMakeRoomForTheFinger() {
    let ring = RingPlacement(
      count: 2, radius: 30, diameter: 100, titleHeight: 24, pressedAt: Point(x: 400, y: 300),
      in: Size(width: 800, height: 600))
    #expect(ring.layout.radius * (1 - RadialLayout.deadZone) >= 60 - 1e-9)
    #expect(ring.title.edge.y == 300 - ring.layout.radius - 60)
  }
}
