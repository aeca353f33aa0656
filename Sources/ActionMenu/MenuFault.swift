public import JSONText

/// What can be wrong with a menu document.
public enum MenuFault: Sendable, Hashable {
  /// The text is no JSON.
  case syntax(JSONSyntaxError)
  /// The version is a number that this program does not know.
  case unsupportedVersion(String, supported: Int)
  case wrongType(expected: JSONKind, found: JSONKind)
  case missingKey(String)
  /// The suggestion is the known key that is nearest in spelling, if one is near.
  case unknownKey(String, suggestion: String?, allowed: [String])
  case duplicateKey(String, firstLine: Int)
  /// A sibling in `firstLine` has the same id.
  case duplicateID(String, firstLine: Int)
  /// Nothing, or only blanks, where a person would read or hear a text. One that is not required can be left out.
  case emptyText(isRequired: Bool)
  /// A command without a program.
  case emptyList
  /// A control character in an id, or U+0000 in a command, which no program could be given.
  case forbiddenCharacter(Unicode.Scalar)
  case unknownValue(String, allowed: [String])
  /// Neither `#RRGGBB` nor one of `Tint.names`.
  case badColor(String)
  /// Not the form of a language tag, such as `en` or `es-MX`.
  case badLanguage(String)
  case outOfRange(String, allowed: ClosedRange<Double>)
  /// An item with more than one of `MenuDocument.effectKeys`: these.
  case severalEffects([String])
  /// An item with none of `MenuDocument.effectKeys`, that is neither unavailable nor of the role cancel.
  case nothingToDo
  /// `terminal` of an item that runs no command.
  case terminalWithoutCommand
  case nestedTooDeep(limit: Int)
  case tooManyItems(limit: Int)
}

/// The kinds of JSON value, to tell what was expected and what was found.
public enum JSONKind: String, Sendable, Hashable, CaseIterable {
  case object, array, string, number, boolean, null
}

extension JSONValue {
  var kind: JSONKind {
    switch self {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .bool: .boolean
    case .null: .null
    }
  }
}
