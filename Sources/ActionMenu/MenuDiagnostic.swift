public import JSONText

/// A fault of a menu document and its place; the program that shows it finds the words.
public struct MenuDiagnostic: Sendable, Hashable {
  /// Where the faulty key or value begins; of a missing key, where its object begins.
  public var position: SourcePosition
  /// The faulty value; of a missing key, its object.
  public var path: JSONPath
  public var fault: MenuFault

  public init(position: SourcePosition, path: JSONPath, fault: MenuFault) {
    self.position = position
    self.path = path
    self.fault = fault
  }
}

/// All faults for which a menu document was refused, in the order of the text; never empty.
public struct MenuDocumentError: Error, Sendable, Hashable {
  public var diagnostics: [MenuDiagnostic]

  public init(diagnostics: [MenuDiagnostic]) { self.diagnostics = diagnostics }
}

extension SourcePosition {
  static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
