/// The plural categories of CLDR, in CLDR's order.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}
