/// How well a line fits a query; the least is the best.
public struct LineRank: Sendable, Hashable, Comparable {
  /// Where the words of a query stand in a line; that of the worst one counts.
  public enum Place: UInt8, Sendable, CaseIterable {
    /// The line is the query and nothing else.
    case exact
    /// The first word begins the line, the others begin words.
    case beginning
    case wordBeginning
    case inside
  }

  let rawValue: UInt8

  init(_ place: Place, hasOtherAccents: Bool) { rawValue = place.rawValue << 1 | (hasOtherAccents ? 1 : 0) }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// How many ranks there are.
  public static let count = Place.allCases.count * 2

  /// From 0, the best, to `count` − 1.
  public var number: Int { Int(rawValue) }

  public var place: Place { Place(rawValue: rawValue >> 1) ?? .inside }

  /// Whether only the folded forms agree; such a line comes after all others of its place.
  public var hasOtherAccents: Bool { rawValue & 1 == 1 }

  public static func < (left: LineRank, right: LineRank) -> Bool { left.rawValue < right.rawValue }
}
