/// Items on a turn or a part of one: where each stands, and which one a drag is on. It serves ring, half ring and arc.
///
/// A whole turn is divided by the number of items. On a part of a turn one item stands in the middle; more run from the
/// start to the end, both used. Without an item, with a radius that is not above 0, or with a number that is not finite
/// it is a layout of nothing: no offset, no item under any drag.
///
/// In right-to-left layouts everything is mirrored together, the borders between the items, too.
public struct RadialLayout: Sendable, Hashable {
  /// 0 for a layout of nothing.
  public let count: Int
  /// From the centre to the centre of each item, in points; 0 for a layout of nothing.
  public let radius: Double
  public let sweep: Sweep
  public let isMirrored: Bool

  /// The turn that the items share, 0…1.
  let span: Double
  /// How many equal steps the span has: one an item on a whole turn, one less on a part.
  let steps: Double
  /// The item that comes first clockwise, in turns, −0.5…0.5.
  let origin: Double

  public init(count: Int, radius: Double, sweep: Sweep = .ring, isMirrored: Bool = false) {
    let exists = count > 0 && radius > 0 && radius.isFinite && sweep.start.isFinite && sweep.end.isFinite
    // Beyond 2^52 a number of type Double no longer counts one by one.
    self.count = exists ? min(count, 1 << 52) : 0
    self.radius = exists ? radius : 0
    self.sweep = sweep
    self.isMirrored = isMirrored
    span = exists ? min(abs(sweep.span), 360) / 360 : 0
    steps = Double(sweep.isWholeTurn ? self.count : max(self.count - 1, 0))
    let first = sweep.span < 0 && !sweep.isWholeTurn ? sweep.end : sweep.start
    let turn = first.truncatingRemainder(dividingBy: 360) / 360
    origin = exists ? turn - turn.rounded() : 0
  }

  /// The items of an arc, at this distance from its button.
  public init(count: Int, distance: Double, anchor: ArcAnchor, isMirrored: Bool = false) {
    self.init(count: count, radius: distance, sweep: anchor.sweep, isMirrored: isMirrored)
  }

  /// From the centre to the item's centre; nil for an item that is not there.
  public func offset(of index: Int) -> Offset? {
    guard index >= 0, index < count else { return nil }
    let offset = Offset(length: radius, degrees: degrees(of: index))
    return isMirrored ? offset.mirrored : offset
  }

  /// From the centre to every item's centre.
  public var offsets: [Offset] { (0..<count).compactMap(offset) }

  private func degrees(of index: Int) -> Double {
    let start = sweep.start.truncatingRemainder(dividingBy: 360)
    let signedSpan = (sweep.span < 0 ? -span : span) * 360
    return start + signedSpan * (steps > 0 ? Double(index) / steps : 0.5)
  }
}
