#if Window
internal import JSONText

extension Accessible {
  func json(path: String) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("path", .string(path)), ("role", .string(role)), ("name", .string(name)), ("description", .string(details)),
      ("states", .list(states.map(JSONValue.string))), ("actions", .list((actions?.all ?? []).map(json(action:)))),
    ]
    if let editedText { members.append(("text", .string(editedText))) }
    if let extents { members.append(("extents", .list(extents.map { .number(String($0)) }))) }
    return .members(members)
  }

  private func json(action: [String]) -> JSONValue {
    .members(zip(["name", "description", "keys"], action.map(JSONValue.string)).map { ($0, $1) })
  }
}

extension JSONValue {
  fileprivate static func list(_ values: [JSONValue]) -> JSONValue { .array(values.map { JSONNode($0) }) }

  fileprivate static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    let nowhere = SourcePosition(line: 1, column: 1)
    return .object(members.map { JSONMember(key: $0.0, keyPosition: nowhere, node: JSONNode($0.1)) })
  }
}
#endif
