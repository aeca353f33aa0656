/// A String Catalog as Apple's Xcode writes it (`.xcstrings`, versions 1.0 and 1.1): texts in many languages, found by
/// key.
///
/// It keeps the order of the file. Of keys that stand twice the first one counts.
public struct StringCatalog: Sendable, Equatable {
  /// The versions of the format that are understood.
  public enum Version: String, Sendable, Hashable, CaseIterable {
    case xcode15 = "1.0"
    /// Placeholders may have names.
    case xcode26 = "1.1"
  }

  public let version: Version
  /// The language that a key without a text stands in.
  public let sourceLanguage: LanguageTag
  public let entries: [CatalogEntry]
  private let indices: [String: Int]

  public init(version: Version = .xcode26, sourceLanguage: LanguageTag = .english, entries: [CatalogEntry]) {
    self.version = version
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    indices = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func entry(forKey key: String) -> CatalogEntry? { indices[key].map { entries[$0] } }

  /// The source language, then the others in alphabetical order.
  public var languages: [LanguageTag] {
    let all = Set(entries.flatMap { $0.localizations.map(\.language) }).subtracting([sourceLanguage])
    return [sourceLanguage] + all.sorted { $0.description < $1.description }
  }
}
