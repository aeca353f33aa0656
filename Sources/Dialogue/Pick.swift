/// What was chosen for a script.
public struct Pick: Sendable, Hashable {
  /// The items, counted from 0, in the order of the list.
  public var indexes: [Int]
  /// New texts, which are no items, in the order in which they were typed.
  public var texts: [String]
  /// What was typed to find it.
  public var query: String

  public init(indexes: [Int] = [], texts: [String] = [], query: String = "") {
    self.indexes = indexes
    self.texts = texts
    self.query = query
  }
}
