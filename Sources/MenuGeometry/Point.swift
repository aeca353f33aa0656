/// A place in a window: x to the right, y downwards, in points from its top left corner.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (point: Point, offset: Offset) -> Point {
    Point(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  /// The way from the right one to the left one.
  public static func - (point: Point, origin: Point) -> Offset {
    Offset(dx: point.x - origin.x, dy: point.y - origin.y)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
