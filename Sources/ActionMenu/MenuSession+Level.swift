extension MenuSession {
  /// One open menu or submenu as it is now.
  public struct Level: Sendable {
    /// The titles that lead here, the root's first; keys in the catalogue.
    public var path: [String]
    public var items: [MenuItem]
    /// Where the highlight is, counted from 0; nil before the first motion.
    public var highlight: Int?
    /// The item whose submenu this is; nil at the root. Of a card it has the preview.
    public var parent: MenuItem?
    /// How a visual front lays the items out.
    public var presentation: Menu.Presentation
    /// Whether removed cards can be brought back here.
    public var canRestore: Bool

    /// A key in the catalogue.
    public var title: String { path[path.count - 1] }
    /// 0 at the root.
    public var depth: Int { path.count - 1 }
  }

  public var isOpen: Bool { trail != nil }

  /// The level that is shown; nil while closed.
  public var level: Level? { trail.map(snapshot) }

  /// Where the highlight is in the current level, counted from 0.
  public var highlightedIndex: Int? { trail?.highlight }

  /// The item whose question stands.
  public var pendingConfirmation: MenuItem? { trail?.question.map { currentItems[$0] } }

  /// Empty while closed.
  var currentItems: [MenuItem] { trail.map { menu.items(under: $0.parents[...]) } ?? [] }

  func snapshot(of trail: Trail) -> Level {
    let parents = menu.items(along: trail.parents)
    return Level(
      path: [menu.title] + parents.map(\.title), items: currentItems, highlight: trail.highlight, parent: parents.last,
      presentation: parents.reduce(menu.presentation) { $1.presentation ?? $0 },
      canRestore: removals[parents.map(\.id)] != nil)
  }
}
