internal import JSONText

extension DocumentReader {
  /// The items of a menu with this many submenus around it.
  mutating func items<Field: DocumentField>(
    _ field: Field, of fields: DocumentFields<Field>, depth: Int
  ) -> [MenuItem] {
    if let node = fields.values[field], depth > MenuDocument.nestingLimit {
      inside(.key(field.rawValue)) {
        $0.report(.nestedTooDeep(limit: MenuDocument.nestingLimit), at: node.position)
      }
      return []
    }
    var firstLines: [String: Int] = [:]
    return list(field, of: fields) { $0.item($1, depth: depth, idLines: &firstLines) }
  }

  private mutating func item(_ node: JSONNode, depth: Int, idLines: inout [String: Int]) -> MenuItem? {
    itemCount += 1
    if itemCount == MenuDocument.itemLimit + 1 {
      report(.tooManyItems(limit: MenuDocument.itemLimit), at: node.position)
    }
    guard itemCount <= MenuDocument.itemLimit, let fields = fields(of: node, as: ItemField.self) else { return nil }
    checkEffects(of: fields)
    return MenuItem(
      id: id(of: fields, lines: &idLines), text(.title, of: fields) ?? "", spokenTitle: text(.spokenTitle, of: fields),
      detail: text(.detail, of: fields), systemImage: text(.systemImage, of: fields),
      keywords: texts(.keywords, of: fields), role: choice(.role, of: fields, from: Role.self) ?? .none,
      tint: color(.tint, of: fields), size: number(.size, of: fields, in: MenuDocument.sizes),
      availability: text(.unavailable, of: fields).map { .unavailable(reason: $0) } ?? .available,
      confirmation: flag(.confirm, of: fields).map { $0 ? .always : .never } ?? .whenDestructive,
      preview: preview(of: fields), effect: effect(of: fields), items: items(.items, of: fields, depth: depth + 1),
      presentation: choice(.presentation, of: fields, from: Menu.Presentation.self))
  }

  private mutating func id(of fields: DocumentFields<ItemField>, lines: inout [String: Int]) -> String? {
    read(.id, of: fields) { reader, node in
      guard let id = node.string else { return nil }
      if id.isEmpty { reader.report(.emptyText(isRequired: true), at: node.position) }
      reader.refuse({ $0.properties.generalCategory == .control }, in: id, at: node.position)
      if let line = lines[id] {
        reader.report(.duplicateID(id, firstLine: line), at: node.position)
      } else {
        lines[id] = node.position.line
      }
      return id
    }
  }

  private mutating func preview(of fields: DocumentFields<ItemField>) -> Preview? {
    read(.preview, of: fields) { reader, node in
      guard let fields = reader.fields(of: node, as: PreviewField.self) else { return nil }
      return Preview(
        title: reader.text(.title, of: fields), subtitle: reader.text(.subtitle, of: fields),
        image: reader.text(.image, of: fields), colors: reader.colors(.colors, of: fields),
        width: reader.number(.width, of: fields, in: MenuDocument.previewSides),
        height: reader.number(.height, of: fields, in: MenuDocument.previewSides))
    }
  }
}
