/// The direction of an arrow key, on the screen: the same key in right-to-left layouts, where other items stand there.
public enum ScreenDirection: Sendable, Hashable, CaseIterable {
  case up
  case down
  case left
  case right

  /// The item that the arrow leads to.
  ///
  /// It is the one that is near and straight ahead: of those on that side, the one with the least distance / cos²,
  /// where the angle is that between the arrow and the way. On a ring, half ring, arc or grid every item is reached.
  /// - Parameters:
  ///   - current: The highlighted item. Without one the arrow starts from the origin, the middle of a ring, and also
  ///     leads somewhere when no item is on that side.
  ///   - centers: From the origin to every item; one that is not finite is never reached.
  /// - Returns: Nil when the arrow leads no further. Of two that are alike, the first.
  public func item(from current: Int?, among centers: [Offset]) -> Int? {
    guard let current, centers.indices.contains(current) else {
      return best(from: .zero, among: centers) ?? farthest(among: centers)
    }
    return best(from: centers[current], among: centers)
  }

  private func best(from origin: Offset, among centers: [Offset]) -> Int? {
    // Items that differ by rounding only are alike.
    let tolerance = 1e-9
    var best: (index: Int, cost: Double)?
    for (index, center) in centers.enumerated() {
      let way = Offset(dx: center.dx - origin.dx, dy: center.dy - origin.dy)
      let (ahead, distance) = (ahead(way), way.length)
      guard distance.isFinite, ahead > distance * tolerance else { continue }
      let cost = distance * distance / ahead * (distance / ahead)
      if let found = best, cost >= found.cost * (1 - tolerance) { continue }
      best = (index, cost)
    }
    return best?.index
  }

  /// The one that is least behind.
  private func farthest(among centers: [Offset]) -> Int? {
    centers.indices.filter { centers[$0].length.isFinite }.max { ahead(centers[$0]) < ahead(centers[$1]) }
  }

  /// How far a way leads in this direction.
  private func ahead(_ way: Offset) -> Double {
    switch self {
    case .up: -way.dy
    case .down: way.dy
    case .left: -way.dx
    case .right: way.dx
    }
  }
}
