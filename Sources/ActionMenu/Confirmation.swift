/// When an item asks before it runs.
public enum Confirmation: String, Sendable, Hashable, CaseIterable {
  /// Asks if the item's role is destructive.
  case whenDestructive
  case always, never
}
