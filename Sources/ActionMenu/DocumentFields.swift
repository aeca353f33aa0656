internal import JSONText

/// The members of an object that are known, stand once and have the right kind of value.
struct DocumentFields<Field: DocumentField> {
  /// Where the object begins.
  let position: SourcePosition
  fileprivate(set) var values: [Field: JSONNode] = [:]
  /// Where each known key stands, also of a value that is not right.
  fileprivate(set) var keyPositions: [Field: SourcePosition] = [:]
}

extension DocumentReader {
  /// Nil, and a fault, when the value is no object.
  mutating func fields<Field: DocumentField>(of node: JSONNode, as kind: Field.Type) -> DocumentFields<Field>? {
    guard has(node, kind: .object), case .object(let members) = node.value else { return nil }
    var fields = DocumentFields<Field>(position: node.position)
    var unknown: [String: SourcePosition] = [:]
    for member in members {
      inside(.key(member.key)) { $0.take(member, into: &fields, unknown: &unknown) }
    }
    for field in Field.allCases where field.isRequired && fields.keyPositions[field] == nil {
      report(.missingKey(field.rawValue), at: node.position)
    }
    return fields
  }

  private mutating func take<Field: DocumentField>(
    _ member: JSONMember, into fields: inout DocumentFields<Field>, unknown: inout [String: SourcePosition]
  ) {
    let field = Field(rawValue: member.key)
    if let first = field.map({ fields.keyPositions[$0] }) ?? unknown[member.key] {
      report(.duplicateKey(member.key, firstLine: first.line), at: member.keyPosition)
    } else if let field {
      fields.keyPositions[field] = member.keyPosition
      if has(member.node, kind: field.kind) { fields.values[field] = member.node }
    } else {
      unknown[member.key] = member.keyPosition
      let allowed = Field.allCases.map(\.rawValue)
      let suggestion = member.key.nearest(among: allowed)
      report(.unknownKey(member.key, suggestion: suggestion, allowed: allowed), at: member.keyPosition)
    }
  }

  mutating func has(_ node: JSONNode, kind: JSONKind) -> Bool {
    if node.value.kind == kind { return true }
    report(.wrongType(expected: kind, found: node.value.kind), at: node.position)
    return false
  }

  /// Reads a field's value, if it is there, with the field in the path of the faults.
  mutating func read<Field: DocumentField, Result>(
    _ field: Field, of fields: DocumentFields<Field>, _ read: (inout Self, JSONNode) -> Result?
  ) -> Result? {
    guard let node = fields.values[field] else { return nil }
    return inside(.key(field.rawValue)) { read(&$0, node) }
  }
}
