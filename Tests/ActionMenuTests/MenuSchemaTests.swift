import Foundation
import JSONText
import Testing

@testable import ActionMenu

/// Every field of the decoder is in the published schema, and the other way round, with the same types and limits.
@Suite struct MenuSchemaTests {
  let schema: JSONValue

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ActionMenu/menu.schema.json")
    schema = try parseJSON([UInt8](Data(contentsOf: file))).value
  }

  @Test func root() { compare(schema, RootField.self) }
  @Test func item() { compare(schema["$defs", "item"], ItemField.self) }
  @Test func preview() { compare(schema["$defs", "preview"], PreviewField.self) }

  private func compare<Field: DocumentField>(_ object: JSONValue?, _ fields: Field.Type) {
    let properties = object?["properties"]?.members ?? []
    #expect(Set(properties.map(\.key)) == Set(fields.allCases.map(\.rawValue)))
    #expect(object?["additionalProperties"] == .bool(false))
    let required = object?["required"]?.strings ?? []
    #expect(Set(required) == Set(fields.allCases.filter(\.isRequired).map(\.rawValue)))
    for property in properties {
      let kind = Field(rawValue: property.key)?.kind.rawValue
      #expect(property.node.value["type"]?.string == kind, "\(property.key)")
      #expect(property.node.value["description"]?.string?.isEmpty == false, "\(property.key) has no description")
    }
  }

  @Test func choices() {
    let item = schema["$defs", "item", "properties"]
    #expect(schema["properties", "presentation", "enum"]?.strings == Menu.Presentation.allCases.map(\.rawValue))
    #expect(item?["role", "enum"]?.strings == Role.allCases.map(\.rawValue))
    guard case .array(let ways) = schema["$defs", "color", "anyOf"] else {
      Issue.record("a colour is one of two")
      return
    }
    #expect(ways.compactMap { $0.value["enum"]?.strings } == [Tint.names])
  }

  @Test func limits() {
    let item = schema["$defs", "item", "properties"]
    let preview = schema["$defs", "preview", "properties"]
    for size in [schema["properties", "size"], item?["size"]] { #expect(size?.range == MenuDocument.sizes) }
    for side in ["width", "height"] { #expect(preview?[side]?.range == MenuDocument.previewSides) }
    #expect(schema["properties", "version", "const"] == .number("\(MenuDocument.version)"))
  }

  @Test func effects() {
    guard case .array(let branches) = schema["$defs", "item", "oneOf"] else {
      Issue.record("an item has one of several effects")
      return
    }
    #expect(branches.compactMap { $0.value["required"]?.strings.first } == MenuDocument.effectKeys)
  }
}

extension JSONValue {
  fileprivate subscript(path: String...) -> JSONValue? {
    path.reduce(self as JSONValue?) { value, key in value?.members.first { $0.key == key }?.node.value }
  }

  fileprivate var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var strings: [String] {
    if case .array(let nodes) = self { nodes.compactMap { $0.value.string } } else { [] }
  }

  fileprivate var range: ClosedRange<Double>? {
    guard case .number(let low) = self["minimum"], case .number(let high) = self["maximum"], let low = Double(low),
      let high = Double(high)
    else { return nil }
    return low...high
  }
}
