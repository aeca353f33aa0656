/// An open menu as the finger meets it: where its centre is in the window and how its items stand around it.
public struct MenuTargets: Sendable, Hashable {
  public var center: Point
  public var layout: RadialLayout
  /// How far from the centre a tap chooses an item, in points. A drag has no such limit.
  public var tapReach: Double

  public init(center: Point, layout: RadialLayout, tapReach: Double) {
    self.center = center
    self.layout = layout
    self.tapReach = tapReach
  }

  /// What a tap meets.
  enum Tapped: Hashable {
    case item(Int)
    /// The dead zone.
    case center
    case elsewhere
  }

  func item(underDragAt point: Point) -> Int? { layout.item(under: point - center) }

  func item(underTapAt point: Point) -> Int? { layout.item(under: point - center, reach: tapReach) }

  func tapped(at point: Point) -> Tapped {
    if let item = item(underTapAt: point) { return .item(item) }
    return (point - center).length < layout.radius * RadialLayout.deadZone ? .center : .elsewhere
  }
}
