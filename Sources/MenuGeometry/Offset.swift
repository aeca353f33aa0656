/// From one place to another: x to the right, y downwards, in points.
public struct Offset: Sendable, Hashable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = Offset(dx: 0, dy: 0)

  /// As in a mirror: left and right exchanged.
  public var mirrored: Offset { Offset(dx: -dx, dy: dy) }
}
