extension RadialLayout {
  /// The part of the radius around the centre where a drag is on no item.
  public static let deadZone = 0.45

  /// The item that a drag is on: the nearest by angle.
  ///
  /// A border belongs to the neighbour that is next clockwise; in a mirrored layout, next against the clock. Nothing is
  /// allocated, and it costs little more than the arc tangent and the length that it needs.
  /// - Parameters:
  ///   - drag: From the centre to the finger.
  ///   - reach: How far from the centre an item can be hit, in points; default without limit.
  /// - Returns: Nil nearer than the dead zone, beyond the reach, in a layout of nothing, for a drag that is not finite.
  public func item(under drag: Offset, reach: Double = .infinity) -> Int? {
    let distance = drag.length
    guard count > 0, distance >= radius * Self.deadZone, distance <= reach, distance.isFinite else { return nil }
    let place = clockwisePlace(of: (isMirrored ? drag.mirrored : drag).turn)
    guard sweep.span < 0 else { return place }
    return sweep.isWholeTurn ? (place == 0 ? 0 : count - place) : count - 1 - place
  }

  /// The nearest item, counted clockwise from the one at the origin.
  private func clockwisePlace(of turn: Double) -> Int {
    // One item on a part of a turn, or all at one angle.
    guard steps > 0, span > 0 else { return 0 }
    let way = turn < origin ? turn - origin + 1 : turn - origin
    // In this order a border at a multiple of 45° is met exactly.
    let position = way * steps / span
    // What lies between the last item and the first is shared by these two.
    guard position <= steps else { return way * 2 >= span + 1 ? 0 : count - 1 }
    let place = Int(position + 0.5)
    return place == count ? 0 : place
  }
}
