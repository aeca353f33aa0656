internal import JSONText

/// An item of a choice as an object of JSON, as scripts write it on a line of its own.
public struct ItemObject: Sendable {
  /// Tells it from the other items of the choice.
  public var id: String?
  public var title: String
  public var detail: String?
  public var role: Role
  public var availability: Availability
  /// What the script gets.
  public var value: String?

  public init(
    id: String? = nil, title: String, detail: String? = nil, role: Role = .none,
    availability: Availability = .available, value: String? = nil
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.role = role
    self.availability = availability
    self.value = value
  }

  /// Reads one object from UTF-8.
  /// - Throws: Every fault at once; of a text that is not JSON only that.
  public static func decode(_ bytes: [UInt8]) throws(MenuDocumentError) -> ItemObject {
    var reader = DocumentReader()
    let object = reader.itemObject(bytes)
    if let object, reader.diagnostics.isEmpty { return object }
    throw MenuDocumentError(diagnostics: reader.diagnostics.sorted { $0.position < $1.position })
  }
}

enum ObjectField: String, DocumentField {
  case id, title, detail, role, value, unavailable

  var kind: JSONKind { .string }
  var isRequired: Bool { self == .title }
}

extension DocumentReader {
  fileprivate mutating func itemObject(_ bytes: [UInt8]) -> ItemObject? {
    guard let node = parsed(bytes), let fields = fields(of: node, as: ObjectField.self) else { return nil }
    return ItemObject(
      id: text(.id, of: fields), title: text(.title, of: fields) ?? "", detail: text(.detail, of: fields),
      role: choice(.role, of: fields, from: Role.self) ?? .none,
      availability: text(.unavailable, of: fields).map { .unavailable(reason: $0) } ?? .available,
      value: fields.values[.value]?.string)
  }
}
