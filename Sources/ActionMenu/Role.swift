/// What kind of action an item is.
public enum Role: String, Sendable, Hashable, CaseIterable {
  case none
  /// Something is lost: it is said with the item, and asked before unless the item says otherwise.
  case destructive
  /// Leaves the menu without doing anything, unless the item has an effect of its own.
  case cancel
}
