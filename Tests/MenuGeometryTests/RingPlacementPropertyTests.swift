import MenuGeometry
import Testing

/// What holds for every window, place and number of items.
@Suite struct RingPlacementPropertyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var window: Size
    var diameter = 56.0
    var titleHeight = 24.0
    /// Up to so many items the finger always stays in the dead zone.
    var easyCount: Int
    /// Up to so many items everything is inside and nothing touches.
    var fittingCount: Int

    var testDescription: String { "\(window.width) × \(window.height), bubbles of \(diameter)" }
  }

  static let cases = [
    Case(window: Size(width: 1920, height: 1080), easyCount: 24, fittingCount: 100),
    Case(window: Size(width: 800, height: 600), easyCount: 12, fittingCount: 60),
    Case(window: Size(width: 480, height: 480), easyCount: 8, fittingCount: 40),
    Case(window: Size(width: 320, height: 560), easyCount: 5, fittingCount: 30),
    Case(window: Size(width: 300, height: 300), easyCount: 1, fittingCount: 24),
    Case(window: Size(width: 1200, height: 260), easyCount: 1, fittingCount: 16),
    Case(window: Size(width: 180, height: 1200), easyCount: 0, fittingCount: 14),
    Case(window: Size(width: 800, height: 600), diameter: 90, titleHeight: 60, easyCount: 6, fittingCount: 50),
    Case(window: Size(width: 160, height: 160), titleHeight: 20, easyCount: 0, fittingCount: 5),
  ]
  static let counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 30, 40, 50, 60, 100]

  /// Every sixteenth of the window, its very edges included: numbers without rounding, so that both sides are alike.
  private func presses(_ window: Size) -> [Point] {
    (0...16).flatMap { column in
      (0...16).map { Point(x: window.width * Double(column) / 16, y: window.height * Double($0) / 16) }
    }
  }

  /// Says of which numbers of items and places something does not hold; one expectation each would take minutes.
  private func failures(_ row: Case, _ counts: [Int], of holds: (RingPlacement, Point) -> Bool) -> [String] {
    counts.flatMap { count in
      presses(row.window).filter { !holds(placement(row, count, $0), $0) }.map { "\(count) at \($0.x), \($0.y)" }
    }
  }

  private func placement(_ row: Case, _ count: Int, _ press: Point, isMirrored: Bool = false) -> RingPlacement {
    RingPlacement(
      count: count, radius: 104, diameter: row.diameter, titleHeight: row.titleHeight, pressedAt: press,
      in: row.window, isMirrored: isMirrored)
  }

  @Test(arguments: cases)
  func everythingIsInside(_ row: Case) {
    let failures = failures(row, Self.counts.filter { $0 <= row.fittingCount }) { ring, _ in
      let reach = ring.diameter * 0.6 - 1e-6
      return ring.layout.offsets.allSatisfy { contains(row.window, ring.center + $0, margin: reach) }
        && titleIsInside(ring, row)
    }
    #expect(failures == [])
  }

  @Test(arguments: cases)
  func nothingTouches(_ row: Case) {
    let failures = failures(row, Self.counts.filter { $0 <= row.fittingCount }) { ring, _ in
      ring.diameter >= 24 && leastDistance(ring.layout.offsets) >= ring.diameter * 1.1 - 1e-6 && titleIsClear(ring)
    }
    #expect(failures == [])
  }

  private func contains(_ window: Size, _ point: Point, margin: Double) -> Bool {
    point.x >= margin && point.y >= margin && point.x <= window.width - margin && point.y <= window.height - margin
  }

  private func titleIsInside(_ ring: RingPlacement, _ row: Case) -> Bool {
    let edge = ring.title.edge
    let farEdge = Point(x: edge.x, y: ring.title.isAbove ? edge.y - row.titleHeight : edge.y + row.titleHeight)
    return [edge, farEdge].allSatisfy { contains(row.window, $0, margin: -1e-6) }
  }

  /// No bubble reaches into the line of the title, however wide it is.
  private func titleIsClear(_ ring: RingPlacement) -> Bool {
    ring.layout.offsets.allSatisfy { offset in
      let y = (ring.center + offset).y
      let room = ring.title.isAbove ? y - ring.title.edge.y : ring.title.edge.y - y
      return room >= ring.diameter * 0.6 - 1e-6
    }
  }

  @Test(arguments: cases)
  func theFingerIsOnNoBubbleEvenWhenItIsGrown(_ row: Case) {
    let failures = failures(row, Self.counts.filter { $0 <= row.easyCount }) { ring, press in
      let finger = press - ring.center
      return finger.length < ring.layout.radius * RadialLayout.deadZone && ring.layout.item(under: finger) == nil
        && ring.layout.offsets.allSatisfy { distance($0, finger) >= ring.diameter * 0.6 - 1e-6 }
    }
    #expect(failures == [])
  }

  @Test(arguments: cases)
  func rightToLeftIsTheMirrorImage(_ row: Case) {
    let failures = failures(row, [1, 2, 5, 8, 40]) { ring, press in
      let flip = { (point: Point) in Point(x: row.window.width - point.x, y: point.y) }
      let image = placement(row, ring.layout.count, flip(press), isMirrored: true)
      return areClose(image.layout.offsets, ring.layout.offsets.map(\.mirrored), within: 1e-6)
        && isClose(image.center - flip(ring.center), .zero, within: 1e-6)
        && isClose(image.title.edge - flip(ring.title.edge), .zero, within: 1e-6)
        && image.title.isAbove == ring.title.isAbove
        && image.layout.offsets.map { image.layout.item(under: $0) } == Array(0..<ring.layout.count)
    }
    #expect(failures == [])
  }

  @Test func whateverIsGivenTheResultIsFinite() {
    let numbers = [0, -1, 1, 24, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude]
    for count in [0, 1, 5, -1, .max, .min] {
      for one in numbers {
        for other in numbers {
          for ring in placements(count, one, other) {
            let edge = ring.title.edge
            let values = [ring.center.x, ring.center.y, ring.layout.radius, ring.diameter, edge.x, edge.y]
            #expect(values.allSatisfy { $0.isFinite }, "\(count), \(one), \(other)")
            let item = ring.layout.item(under: Offset(dx: 0, dy: -2e6))
            #expect(item.map { $0 < ring.layout.count } ?? (ring.layout.count == 0), "\(count), \(one), \(other)")
          }
        }
      }
    }
  }

  /// Each of the numbers in each of the places.
  private func placements(_ count: Int, _ one: Double, _ other: Double) -> [RingPlacement] {
    let window = Size(width: 400, height: 300)
    let middle = Point(x: 200, y: 150)
    return [false, true].flatMap { isMirrored in
      [
        RingPlacement(
          count: count, radius: one, diameter: other, titleHeight: 20, pressedAt: middle, in: window,
          isMirrored: isMirrored),
        RingPlacement(
          count: count, radius: 104, diameter: 56, titleHeight: one, pressedAt: Point(x: other, y: one), in: window,
          isMirrored: isMirrored),
        RingPlacement(
          count: count, radius: 104, diameter: 56, titleHeight: 20, pressedAt: middle,
          in: Size(width: one, height: other), isMirrored: isMirrored),
      ]
    }
  }
}
