/// A title, its items, and the way a visual front presents them.
public struct Menu: Sendable {
  /// How a visual front lays the items out.
  public enum Presentation: String, Sendable, Hashable, CaseIterable {
    case ring, arc, cards
  }

  /// A key in the catalogue; default "Actions".
  public var title: String
  public var items: [MenuItem]
  /// Default ring.
  public var presentation: Presentation
  /// Colour of the bubbles; nil is the front's own.
  public var tint: Tint?
  /// Diameter of the bubbles in points, 1…1000 in documents; nil is the front's own.
  public var size: Double?

  public init(
    title: String = "Actions", presentation: Presentation = .ring, tint: Tint? = nil, size: Double? = nil,
    items: [MenuItem]
  ) {
    self.title = title
    self.items = items
    self.presentation = presentation
    self.tint = tint
    self.size = size
  }
}
