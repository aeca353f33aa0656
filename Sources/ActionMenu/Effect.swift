/// What choosing an item does. A closure makes it a program's own; every other case is data, as documents have it.
public enum Effect: Sendable {
  case run(Command)
  /// Prints a value to standard output, byte for byte.
  case print(String)
  /// Takes the nearest card around the item out of its menu; outside of any card, the item itself.
  case removeCard
  /// Goes on with the item's own items, as an item without an effect does.
  case openSubmenu
  /// A closure of the program that made the menu.
  case perform(@MainActor @Sendable () -> Void)
}
