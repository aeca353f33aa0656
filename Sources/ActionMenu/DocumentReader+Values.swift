internal import JSONText

extension DocumentReader {
  /// A text that a person reads or hears.
  mutating func text<Field: DocumentField>(_ field: Field, of fields: DocumentFields<Field>) -> String? {
    read(field, of: fields) { $0.text($1, isRequired: field.isRequired) }
  }

  private mutating func text(_ node: JSONNode, isRequired: Bool) -> String? {
    guard has(node, kind: .string), let text = node.string else { return nil }
    let isBlank = text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    if isBlank { report(.emptyText(isRequired: isRequired), at: node.position) }
    return text
  }

  mutating func choice<Field: DocumentField, Value: RawRepresentable<String> & CaseIterable>(
    _ field: Field, of fields: DocumentFields<Field>, from values: Value.Type
  ) -> Value? {
    read(field, of: fields) { reader, node in
      guard let text = node.string else { return nil }
      let value = Value(rawValue: text)
      if value == nil {
        reader.report(.unknownValue(text, allowed: values.allCases.map(\.rawValue)), at: node.position)
      }
      return value
    }
  }

  mutating func flag<Field: DocumentField>(_ field: Field, of fields: DocumentFields<Field>) -> Bool? {
    read(field, of: fields) { $1.bool }
  }

  /// A number beyond what a Double holds is infinite, and thereby out of every range.
  mutating func number<Field: DocumentField>(
    _ field: Field, of fields: DocumentFields<Field>, in range: ClosedRange<Double>
  ) -> Double? {
    read(field, of: fields) { reader, node in
      guard case .number(let text) = node.value else { return nil }
      let number = Double(text) ?? .nan
      if !range.contains(number) { reader.report(.outOfRange(text, allowed: range), at: node.position) }
      return number
    }
  }

  mutating func color<Field: DocumentField>(_ field: Field, of fields: DocumentFields<Field>) -> Tint? {
    read(field, of: fields) { $0.color($1) }
  }

  private mutating func color(_ node: JSONNode) -> Tint? {
    guard has(node, kind: .string), let text = node.string else { return nil }
    let tint = Tint(text)
    if tint == nil { report(.badColor(text), at: node.position) }
    return tint
  }

  mutating func texts<Field: DocumentField>(_ field: Field, of fields: DocumentFields<Field>) -> [String] {
    list(field, of: fields) { $0.text($1, isRequired: true) }
  }

  mutating func colors<Field: DocumentField>(_ field: Field, of fields: DocumentFields<Field>) -> [Tint] {
    list(field, of: fields) { $0.color($1) }
  }

  /// The elements that could be read; empty when the field is not there.
  mutating func list<Field: DocumentField, Element>(
    _ field: Field, of fields: DocumentFields<Field>, _ element: (inout Self, JSONNode) -> Element?
  ) -> [Element] {
    let elements = read(field, of: fields) { reader, node -> [Element]? in
      guard case .array(let nodes) = node.value else { return nil }
      return nodes.enumerated().compactMap { index, node in
        reader.inside(.index(index)) { element(&$0, node) }
      }
    }
    return elements ?? []
  }

  /// Reports the first character of a text that must not stand in it.
  mutating func refuse(_ isForbidden: (Unicode.Scalar) -> Bool, in text: String, at position: SourcePosition) {
    if let scalar = text.unicodeScalars.first(where: isForbidden) { report(.forbiddenCharacter(scalar), at: position) }
  }
}

extension JSONNode {
  var string: String? { if case .string(let text) = value { text } else { nil } }
  var bool: Bool? { if case .bool(let flag) = value { flag } else { nil } }
}
