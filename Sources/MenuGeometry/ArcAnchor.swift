/// Where the button stands that an arc opens from, and with it the part of a turn that is free for the items.
public enum ArcAnchor: Sendable, Hashable {
  case topLeft
  case topRight
  case bottomRight
  case bottomLeft
  case center
  /// Degrees, 0 to the right, clockwise; in either direction.
  case custom(start: Double, end: Double)

  public var sweep: Sweep {
    switch self {
    case .topLeft: Sweep(from: 0, to: 90)
    case .topRight: Sweep(from: 90, to: 180)
    case .bottomRight: Sweep(from: 180, to: 270)
    case .bottomLeft: Sweep(from: 270, to: 360)
    case .center: .ring
    case .custom(let start, let end): Sweep(from: start, to: end)
    }
  }
}
