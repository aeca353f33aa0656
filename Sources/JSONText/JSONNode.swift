/// A value of a JSON text together with the place where it stands.
public struct JSONNode: Sendable, Equatable {
  public var value: JSONValue
  public var position: SourcePosition

  public init(_ value: JSONValue, at position: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.value = value
    self.position = position
  }
}

/// The six kinds of JSON value. A number keeps its text, so that nothing is lost before it is asked for.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])
}

/// A key of an object and its value, in the order of the text; a key that stands twice is kept twice.
public struct JSONMember: Sendable, Equatable {
  public var key: String
  public var keyPosition: SourcePosition
  public var node: JSONNode

  public init(key: String, keyPosition: SourcePosition, node: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.node = node
  }
}
