public import MenuGeometry

/// How a window presents its menus, beyond what a menu itself says.
public struct WindowStyle: Sendable {
  /// Of the ring, in points; it grows where bubbles would touch. Default 104.
  public var radius = 104.0
  /// Seconds until a press is a long one; below 0 counts as 0. Default 0.35.
  public var minimumPressTime = 0.35
  /// Where the arc's items stand around its button; default the upper half of a turn.
  public var anchor = ArcAnchor.custom(start: 180, end: 360)
  /// From the arc's button to its items, in points; it grows where bubbles would touch. Default 80.
  public var distance = 80.0
  /// Whether the arc closes after an action; it never opens again by itself. Default true.
  public var autoClose = true
  /// Of the cards' corners, in points. Default 22.
  public var cornerRadius = 22
  /// Narrowest card, in points. Default 160.
  public var cardWidth = 160
  /// Between cards, in points. Default 14.
  public var cardSpacing = 14

  public init() {}
}
