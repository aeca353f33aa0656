extension PlacementSearch {
  /// With the least move, the title above where that moves it no further than below; nil when it does not fit.
  func nearest(on sweep: Sweep, radius: Double, diameter: Double) -> Result? {
    let places = Outline(of: sweep, radius: radius)
    let distance = Self.titleDistance(for: diameter)
    return [true, false].compactMap { isAbove -> Result? in
      var outline = places.grown(by: Self.grown(diameter))
      if isAbove { outline.up = max(outline.up, places.up + distance + titleHeight) }
      if !isAbove { outline.down = max(outline.down, places.down + distance + titleHeight) }
      guard let center = outline.center(nearest: press, in: bounds) else { return nil }
      let y = isAbove ? center.y - places.up - distance : center.y + places.down + distance
      let edge = Point(x: center.x + (places.right - places.left) / 2, y: y)
      return Result(
        center: center, radius: radius, sweep: sweep, diameter: diameter,
        title: RingPlacement.TitlePlace(edge: edge, isAbove: isAbove))
    }
    .min { (press - $0.center).length < (press - $1.center).length }
  }

  static func titleDistance(for diameter: Double) -> Double {
    max(RingPlacement.titleDistance, grown(diameter))
  }

  /// The whole ring, wherever it has to be moved and however small it has to become.
  var madeToFit: Result {
    let fitting = min(diameter, largestDiameter)
    let largest = min(bounds.width - Self.grown(fitting) * 2, heightUnderTitle(for: fitting)) / 2
    let radius = min(max(radius, radiusForDiameter * fitting), largest)
    guard fitting >= leastDiameter, let result = nearest(on: .ring, radius: radius, diameter: fitting)
    else { return crowded }
    return result
  }

  private var leastDiameter: Double { min(diameter, RingPlacement.leastDiameter) }

  /// The least radius of a whole ring whose bubbles have a diameter of 1.
  private var radiusForDiameter: Double {
    RadialLayout.radius(separating: count, diameter: 1, atLeast: Self.clearRadius) ?? Self.clearRadius
  }

  /// How far a bubble under the finger reaches from its centre.
  private static func grown(_ diameter: Double) -> Double { diameter / 2 * RadialLayout.highlightScale }

  private func heightUnderTitle(for diameter: Double) -> Double {
    bounds.height - titleHeight - Self.titleDistance(for: diameter) - Self.grown(diameter)
  }

  /// That of bubbles which fit into the window on a whole ring, with a title beside it.
  private var largestDiameter: Double {
    let (ring, bubble) = (2 * radiusForDiameter, Self.grown(1))
    let height = bounds.height - titleHeight
    return min(
      bounds.width / (ring + 2 * bubble), height / (ring + 2 * bubble),
      (height - RingPlacement.titleDistance) / (ring + bubble))
  }

  /// For a window in which little can be read any more: bubbles of the least diameter, touching where they must, and
  /// the title over them.
  private var crowded: Result {
    let margin = Self.grown(leastDiameter)
    let largest = min(bounds.width, bounds.height) / 2 - margin
    let radius = max(min(max(radius, radiusForDiameter * leastDiameter), largest), leastDiameter / 2)
    let center = Outline(of: .ring, radius: radius).grown(by: margin).centerAsNear(as: press, in: bounds)
    let top = center.y - radius - Self.titleDistance(for: leastDiameter)
    let edge = Point(x: center.x, y: min(max(top, titleHeight), bounds.height))
    return Result(
      center: center, radius: radius, sweep: .ring, diameter: leastDiameter,
      title: RingPlacement.TitlePlace(edge: edge, isAbove: true))
  }
}
