/// What a card shows when it is lifted. All of it is also told in words on request.
public struct Preview: Sendable, Hashable {
  /// A key in the catalogue; nil is the item's title.
  public var title: String?
  /// A key in the catalogue.
  public var subtitle: String?
  /// A file, seen from the menu document's folder.
  public var image: String?
  /// From the top to the bottom of the card's background; empty is the front's own.
  public var colors: [Tint]
  /// Points, 1…2000 in documents; nil is 300.
  public var width: Double?
  /// Points, 1…2000 in documents; nil is 300.
  public var height: Double?

  public init(
    title: String? = nil, subtitle: String? = nil, image: String? = nil, colors: [Tint] = [], width: Double? = nil,
    height: Double? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.colors = colors
    self.width = width
    self.height = height
  }
}
