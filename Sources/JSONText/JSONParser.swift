/// Reads one JSON text (RFC 8259), with the place of every value and key; a UTF-8 byte order mark is passed over.
///
/// Members that stand twice are kept twice. The time grows with the length of the text only.
/// - Throws: the first fault; arrays and objects nested more deeply than 512 are one.
public func parseJSON(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
  var parser = JSONParser(bytes)
  return try parser.document()
}

/// The reader without recursion: open arrays and objects stand on a stack of its own, so that the thread's is not
/// used up by a hostile text.
struct JSONParser {
  static let nestingLimit = 512

  var scanner: JSONScanner
  private var open: [Container] = []

  init(_ bytes: [UInt8]) { scanner = JSONScanner(bytes) }

  /// An array or object whose end has not been read yet.
  private struct Container {
    var isObject: Bool
    var position: SourcePosition
    var nodes: [JSONNode] = []
    var members: [JSONMember] = []
    var key = ""
    var keyPosition = SourcePosition(line: 1, column: 1)

    mutating func append(_ node: JSONNode) {
      if isObject {
        members.append(JSONMember(key: key, keyPosition: keyPosition, node: node))
      } else {
        nodes.append(node)
      }
    }

    var node: JSONNode { JSONNode(isObject ? .object(members) : .array(nodes), at: position) }
  }

  mutating func document() throws(JSONSyntaxError) -> JSONNode {
    while true {
      guard var node = try value() else { continue }
      while let innermost = open.indices.last {
        open[innermost].append(node)
        if try anotherValueFollows() { break }
        node = open.removeLast().node
      }
      guard open.isEmpty else { continue }
      try scanner.expectEnd()
      return node
    }
  }

  /// The next value; nil when it is an array or object whose first value comes next.
  private mutating func value() throws(JSONSyntaxError) -> JSONNode? {
    scanner.skipSpace()
    let position = scanner.position
    switch scanner.current {
    case UInt8(ascii: "\""): return JSONNode(.string(try scanner.string()), at: position)
    case UInt8(ascii: "{"): return try openContainer(isObject: true, at: position)
    case UInt8(ascii: "["): return try openContainer(isObject: false, at: position)
    case let byte? where byte == UInt8(ascii: "-") || JSONScanner.digits.contains(byte):
      return JSONNode(.number(try scanner.number()), at: position)
    case UInt8(ascii: "t") where scanner.take("true"): return JSONNode(.bool(true), at: position)
    case UInt8(ascii: "f") where scanner.take("false"): return JSONNode(.bool(false), at: position)
    case UInt8(ascii: "n") where scanner.take("null"): return JSONNode(.null, at: position)
    default:
      let isFirstOfArray = open.last.map { !$0.isObject && $0.nodes.isEmpty } ?? false
      throw scanner.unexpected(expected: isFirstOfArray ? .valueOrEndOfArray : .value)
    }
  }

  private mutating func openContainer(
    isObject: Bool, at position: SourcePosition
  ) throws(JSONSyntaxError) -> JSONNode? {
    guard open.count < Self.nestingLimit else {
      throw JSONSyntaxError(position: position, fault: .nestingTooDeep(limit: Self.nestingLimit))
    }
    scanner.advance()
    scanner.skipSpace()
    if scanner.take(isObject ? "}" : "]") { return JSONNode(isObject ? .object([]) : .array([]), at: position) }
    open.append(Container(isObject: isObject, position: position))
    if isObject { try key(expected: .keyOrEndOfObject) }
    return nil
  }

  /// Reads what stands after a value inside an array or object: a comma (and the next key), or the end.
  private mutating func anotherValueFollows() throws(JSONSyntaxError) -> Bool {
    let isObject = open[open.count - 1].isObject
    scanner.skipSpace()
    if scanner.take(",") {
      if isObject { try key(expected: .key) }
      return true
    }
    guard scanner.take(isObject ? "}" : "]") else {
      throw scanner.unexpected(expected: isObject ? .commaOrEndOfObject : .commaOrEndOfArray)
    }
    return false
  }

  private mutating func key(expected: JSONSyntaxError.Expectation) throws(JSONSyntaxError) {
    scanner.skipSpace()
    guard scanner.current == UInt8(ascii: "\"") else { throw scanner.unexpected(expected: expected) }
    let innermost = open.count - 1
    open[innermost].keyPosition = scanner.position
    open[innermost].key = try scanner.string()
    scanner.skipSpace()
    guard scanner.take(":") else { throw scanner.unexpected(expected: .colon) }
  }
}
