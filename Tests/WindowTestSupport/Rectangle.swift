#if Window
/// A place on the screen in pixels, from the top left corner.
public struct Point: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  public static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
}

/// Pixels from `x` and `y` on; the right and the lower edge are outside.
public struct Rectangle: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var origin: Point { Point(x, y) }
  public var center: Point { Point(x + width / 2, y + height / 2) }
  public var columns: Range<Int> { x..<(x + width) }
  public var rows: Range<Int> { y..<(y + height) }

  public func contains(_ point: Point) -> Bool { columns.contains(point.x) && rows.contains(point.y) }

  public func contains(_ other: Rectangle) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// The part that both have; empty where they have none.
  public func intersection(_ other: Rectangle) -> Rectangle {
    let (columns, rows) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
    return Rectangle(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  public func moved(by offset: Point) -> Rectangle {
    Rectangle(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}
#endif
