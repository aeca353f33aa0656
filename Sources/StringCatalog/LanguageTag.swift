/// A BCP 47 language tag in canonical case, such as `en`, `es-MX` or `es-419`.
public struct LanguageTag: Sendable, Hashable, CustomStringConvertible {
  public let description: String

  /// Takes letters, digits and hyphens only, since the tag is pasted into SSIP command lines; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isAlphanumeric) })
    else { return nil }
    let rest = parts.dropFirst().map { part in
      switch part.utf8.count {
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.lowercased()
      }
    }
    description = ([language.lowercased()] + rest).joined(separator: "-")
  }

  public static let english = LanguageTag(unchecked: "en")
  public static let spanish = LanguageTag(unchecked: "es")

  /// The language without region or script: `es` of `es-MX`.
  public var language: String { String(description.prefix { $0 != "-" }) }

  private init(unchecked text: String) { description = text }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
