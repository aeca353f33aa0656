/// The search behind `RingPlacement`, for left-to-right layouts.
struct PlacementSearch {
  let count: Int
  let radius: Double
  let diameter: Double
  let titleHeight: Double
  let press: Point
  let bounds: Size

  struct Result: Hashable {
    var center: Point
    var radius: Double
    var sweep: Sweep
    var diameter: Double
    var title: RingPlacement.TitlePlace
  }

  /// With this radius for a diameter of 1 a finger at the rim of the dead zone is under no bubble, be it grown.
  static let clearRadius = RadialLayout.highlightScale / 2 / (1 - RadialLayout.deadZone)
  /// Longer than any screen, and far from where numbers of points lose their fractions.
  private static let longest = 1e6

  init(count: Int, radius: Double, diameter: Double, titleHeight: Double, press: Point, bounds: Size) {
    self.count = max(count, 0)
    self.radius = Self.usable(radius)
    self.diameter = Self.usable(diameter)
    self.titleHeight = Self.usable(titleHeight)
    self.bounds = Size(width: Self.usable(bounds.width), height: Self.usable(bounds.height))
    self.press = Point(
      x: min(Self.usable(press.x), self.bounds.width), y: min(Self.usable(press.y), self.bounds.height))
  }

  static func usable(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), longest) : 0 }

  var result: Result {
    for sweep in [.ring] + halves + quarters {
      if let result = opened(on: sweep) { return result }
    }
    return madeToFit
  }

  /// Away from each edge, the nearest first.
  private var halves: [Sweep] {
    let edges = [
      (press.x, Sweep(from: -90, to: 90)), (bounds.width - press.x, Sweep(from: 90, to: 270)),
      (press.y, Sweep(from: 0, to: 180)), (bounds.height - press.y, Sweep(from: 180, to: 360)),
    ]
    return edges.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Away from each corner, the nearest first.
  private var quarters: [Sweep] {
    let (right, bottom) = (bounds.width, bounds.height)
    let corners: [(Point, ArcAnchor)] = [
      (Point(x: 0, y: 0), .topLeft), (Point(x: right, y: 0), .topRight),
      (Point(x: right, y: bottom), .bottomRight), (Point(x: 0, y: bottom), .bottomLeft),
    ]
    return corners.sorted { (press - $0.0).length < (press - $1.0).length }.map(\.1.sweep)
  }

  /// On this sweep, if the finger can stay in the dead zone.
  private func opened(on sweep: Sweep) -> Result? {
    let least = RadialLayout.radius(
      separating: count, diameter: diameter, on: sweep, atLeast: max(radius, Self.clearRadius * diameter))
    guard let least, let first = nearest(on: sweep, radius: least) else { return nil }
    if isInDeadZone(first) { return first }
    // A larger ring has a larger dead zone, which may be what lets it be moved far enough from a corner.
    let grown = (press - first.center).length / RadialLayout.deadZone * 1.000_001
    guard grown > least, let second = nearest(on: sweep, radius: grown), isInDeadZone(second) else { return nil }
    return second
  }

  private func isInDeadZone(_ result: Result) -> Bool {
    (press - result.center).length < result.radius * RadialLayout.deadZone
  }

  private func nearest(on sweep: Sweep, radius: Double) -> Result? {
    nearest(on: sweep, radius: radius, diameter: diameter)
  }
}
