internal import JSONText

/// A menu as it is written in a JSON file; `menu.schema.json` beside this file describes the format for editors.
public struct MenuDocument: Sendable {
  public var menu: Menu
  /// The language tag of texts that no catalogue has, such as `en` or `es-MX`; nil is the catalogue's source language.
  public var language: String?

  public init(_ menu: Menu, language: String? = nil) {
    self.menu = menu
    self.language = language
  }

  /// The only version of the format.
  public static let version = 1
  /// How many submenus may stand inside one another.
  public static let nestingLimit = 32
  /// How many items a document may have in all its menus together.
  public static let itemLimit = 100_000
  /// The diameter of a bubble, in points.
  public static let sizes: ClosedRange<Double> = 1...1000
  /// Width and height of a preview, in points.
  public static let previewSides: ClosedRange<Double> = 1...2000
  /// The keys that make an item do something, of which it has exactly one.
  public static var effectKeys: [String] { ItemField.effects.map(\.rawValue) }

  /// Reads a document from UTF-8. It is taken whole or not at all.
  /// - Throws: Every fault at once, in the order of the text; of a text that is not JSON, or of another version, only
  ///   that.
  public static func decode(_ bytes: [UInt8]) throws(MenuDocumentError) -> MenuDocument {
    var reader = DocumentReader()
    let document = reader.document(bytes)
    if let document, reader.diagnostics.isEmpty { return document }
    throw MenuDocumentError(diagnostics: reader.diagnostics.sorted { $0.position < $1.position })
  }
}
