/// Whether an item can be chosen now.
public enum Availability: Sendable, Hashable {
  case available
  /// The reason is said with the item; a key in the catalogue.
  case unavailable(reason: String)
}
