extension JSONValue {
  /// The value as JSON on one line without blanks. What a line reader or a terminal could take for a control is
  /// escaped: C0, DEL, C1, and the separators U+2028 and U+2029.
  public func serialized() -> String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): Self.write(string, to: &text)
    case .array(let nodes): Self.write(nodes, to: &text)
    case .object(let members): Self.write(members, to: &text)
    }
  }

  private static func write(_ nodes: [JSONNode], to text: inout String) {
    text += "["
    for (index, node) in nodes.enumerated() {
      if index > 0 { text += "," }
      node.value.write(to: &text)
    }
    text += "]"
  }

  private static func write(_ members: [JSONMember], to text: inout String) {
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      write(member.key, to: &text)
      text += ":"
      member.node.value.write(to: &text)
    }
    text += "}"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.mustBeEscaped: text += scalar.jsonEscape
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Unicode.Scalar {
  var mustBeEscaped: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The escape of RFC 8259 for a character of the Basic Multilingual Plane.
  var jsonEscape: String {
    switch self {
    case "\u{8}": return "\\b"
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\u{C}": return "\\f"
    case "\r": return "\\r"
    default:
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
