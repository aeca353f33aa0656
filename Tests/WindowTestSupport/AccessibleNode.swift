#if Window
internal import JSONText

/// Something that assistive technology sees: a widget, as AT-SPI tells of it.
public struct AccessibleNode: Hashable, Sendable, CustomStringConvertible {
  public struct Action: Hashable, Sendable {
    public let name: String
    public let description: String
    /// As AT-SPI writes them; empty where there is none.
    public let keys: String
  }

  /// Numbers of children, from the program down, such as `0/1/3`.
  public let path: String
  /// AT-SPI's name of the role, such as `push button`.
  public let role: String
  public let name: String
  /// AT-SPI's description.
  public let details: String
  /// What stands in it where it can be edited; nil elsewhere.
  public let text: String?
  /// AT-SPI's names, such as `focused`.
  public let states: Set<String>
  public let actions: [Action]
  /// In pixels of its window; nil where it has no place. In a popover GTK 4.8 leaves out where the popover stands.
  public let extents: Rectangle?

  init?(line: String) {
    guard let node = try? parseJSON(Array(line.utf8)).value, let path = node["path"]?.text else { return nil }
    self.path = path
    role = node["role"]?.text ?? ""
    name = node["name"]?.text ?? ""
    details = node["description"]?.text ?? ""
    text = node["text"]?.text
    states = Set(node["states"]?.elements.compactMap(\.text) ?? [])
    actions = (node["actions"]?.elements ?? []).map {
      Action(name: $0["name"]?.text ?? "", description: $0["description"]?.text ?? "", keys: $0["keys"]?.text ?? "")
    }
    let numbers = node["extents"]?.elements.compactMap(\.number) ?? []
    extents = numbers.count == 4 ? Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// How deep it is: the program itself is at 0.
  public var depth: Int { path.split(separator: "/").count }

  public var description: String {
    "\(path) \(role) \"\(name)\" \(states.sorted()) \(actions.map(\.name))"
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members.first { $0.key == key }?.node.value } else { nil }
  }

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var number: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  fileprivate var elements: [JSONValue] { if case .array(let nodes) = self { nodes.map(\.value) } else { [] } }
}
#endif
