/// How a ring is opened at a place of a window, so that all of it is inside and the finger is on none of its bubbles.
///
/// In this order:
/// - the whole ring around the finger;
/// - the whole ring moved by less than its dead zone, so that the finger still chooses nothing;
/// - a half of a turn away from an edge, the nearest first, or a quarter away from a corner, with the radius that
///   separates the bubbles, moved in the same way;
/// - the whole ring as near as possible, bubbles and radius made smaller as far as needed. Only here may the finger be
///   outside the dead zone, and only below the least diameter may bubbles touch or leave the window.
///
/// Room is kept for the bubble under the finger to grow and for the title on one line. Numbers that are not finite or
/// below 0 count as 0; the result is finite for whatever is given.
public struct RingPlacement: Sendable, Hashable {
  public let center: Point
  public let layout: RadialLayout
  /// That of the largest bubble, in points.
  public let diameter: Double
  public let title: TitlePlace

  /// Where the title of the item under the finger stands.
  public struct TitlePlace: Sendable, Hashable {
    /// The middle of the title's edge that is next to the ring; the front moves a title that is too wide sideways.
    public var edge: Point
    /// The title grows upwards from its edge; otherwise downwards.
    public var isAbove: Bool

    public init(edge: Point, isAbove: Bool) {
      self.edge = edge
      self.isAbove = isAbove
    }
  }

  /// Bubbles are made no smaller than this, in points, unless they are asked to be.
  public static let leastDiameter = 24.0
  /// From the topmost bubble's centre to the title's edge, in points; more for bubbles that grow over it.
  public static let titleDistance = 48.0

  /// - Parameters:
  ///   - count: The number of items.
  ///   - radius: The least one, in points; it grows with the number of items and with the bubbles.
  ///   - diameter: That of the largest bubble, in points.
  ///   - titleHeight: That of one line, in points; 0 without a title.
  ///   - press: Where the finger is, in the window.
  ///   - bounds: The window.
  ///   - isMirrored: For right-to-left layouts: everything as in a mirror, with the press where it is.
  public init(
    count: Int, radius: Double, diameter: Double, titleHeight: Double, pressedAt press: Point, in bounds: Size,
    isMirrored: Bool = false
  ) {
    let width = PlacementSearch.usable(bounds.width)
    let mirroredPress = Point(x: width - press.x, y: press.y)
    let search = PlacementSearch(
      count: count, radius: radius, diameter: diameter, titleHeight: titleHeight,
      press: isMirrored ? mirroredPress : press, bounds: bounds)
    let found = search.result
    let mirrored = { (point: Point) in isMirrored ? Point(x: width - point.x, y: point.y) : point }
    center = mirrored(found.center)
    layout = RadialLayout(count: count, radius: found.radius, sweep: found.sweep, isMirrored: isMirrored)
    self.diameter = found.diameter
    title = TitlePlace(edge: mirrored(found.title.edge), isAbove: found.title.isAbove)
  }

  /// A tap chooses as far out as the grown bubbles reach.
  public var targets: MenuTargets {
    MenuTargets(
      center: center, layout: layout, tapReach: layout.radius + diameter / 2 * RadialLayout.highlightScale)
  }
}
