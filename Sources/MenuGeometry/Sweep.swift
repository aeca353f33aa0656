/// A turn, or a part of one, from a start to an end: 0° to the right, degrees grow clockwise on the screen.
///
/// The end may be less than the start; items then run against the clock. From 360° on it is a whole turn.
public struct Sweep: Sendable, Hashable {
  public var start: Double
  public var end: Double

  public init(from start: Double, to end: Double) {
    self.start = start
    self.end = end
  }

  /// The whole turn from the top.
  public static let ring = Sweep(from: -90, to: 270)

  /// Negative against the clock; infinite or not a number for such ends.
  var span: Double { end - start }

  var isWholeTurn: Bool { abs(span) >= 360 }
}
