/// The room that something takes around a centre: how far it reaches to each side, in points. Negative where it begins
/// only on the other side of the centre.
struct Outline: Hashable {
  var left: Double
  var up: Double
  var right: Double
  var down: Double

  /// Of all places on the sweep, not of the items only, so that it holds when items are replaced by more or fewer.
  init(of sweep: Sweep, radius: Double) {
    guard !sweep.isWholeTurn else {
      self.init(left: radius, up: radius, right: radius, down: radius)
      return
    }
    let (first, last) = (min(sweep.start, sweep.end), max(sweep.start, sweep.end))
    let axes = stride(from: (first / 90).rounded(.up) * 90, through: last, by: 90)
    let places = ([first, last] + axes).map { Offset(length: radius, degrees: $0) }
    self.init(
      left: places.map { -$0.dx }.max() ?? 0, up: places.map { -$0.dy }.max() ?? 0,
      right: places.map(\.dx).max() ?? 0, down: places.map(\.dy).max() ?? 0)
  }

  init(left: Double, up: Double, right: Double, down: Double) {
    self.left = left
    self.up = up
    self.right = right
    self.down = down
  }

  func grown(by margin: Double) -> Outline {
    Outline(left: left + margin, up: up + margin, right: right + margin, down: down + margin)
  }

  /// The centre nearest to the wanted one from which everything is inside; nil when it is too large.
  func center(nearest wanted: Point, in bounds: Size) -> Point? {
    // What fits exactly is not lost to rounding.
    let slack = 1e-9
    guard left + right <= bounds.width + slack, up + down <= bounds.height + slack else { return nil }
    return centerAsNear(as: wanted, in: bounds)
  }

  /// The same, but in a direction in which it is too large it reaches out at both sides alike.
  func centerAsNear(as wanted: Point, in bounds: Size) -> Point {
    Point(
      x: Self.place(wanted.x, before: left, after: right, in: bounds.width),
      y: Self.place(wanted.y, before: up, after: down, in: bounds.height))
  }

  private static func place(_ wanted: Double, before: Double, after: Double, in length: Double) -> Double {
    guard before + after < length else { return (before + length - after) / 2 }
    return min(max(wanted, before), length - after)
  }
}
