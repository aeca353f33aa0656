/// The fields of one kind of object in a menu document. The decoder reads no field that is not declared here, and
/// `menu.schema.json` has the same ones.
protocol DocumentField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var kind: JSONKind { get }
  var isRequired: Bool { get }
}

enum RootField: String, DocumentField {
  /// For editors; not read.
  case schema = "$schema"
  case version, title, language, presentation, tint, size, items

  var kind: JSONKind {
    switch self {
    case .version, .size: .number
    case .items: .array
    case .schema, .title, .language, .presentation, .tint: .string
    }
  }

  var isRequired: Bool { self == .version || self == .items }
}

enum ItemField: String, DocumentField {
  case id, title, spokenTitle, detail, systemImage, keywords, role, tint, size, unavailable, confirm, preview
  case run, shell, terminal, print, remove, items, presentation

  var kind: JSONKind {
    switch self {
    case .keywords, .run, .items: .array
    case .size: .number
    case .confirm, .terminal, .remove: .boolean
    case .preview: .object
    case .id, .title, .spokenTitle, .detail, .systemImage, .role, .tint, .unavailable, .shell, .print, .presentation:
      .string
    }
  }

  var isRequired: Bool { self == .id || self == .title }

  static let effects: [ItemField] = [.run, .shell, .print, .remove, .items]
}

enum PreviewField: String, DocumentField {
  case title, subtitle, image, colors, width, height

  var kind: JSONKind {
    switch self {
    case .title, .subtitle, .image: .string
    case .colors: .array
    case .width, .height: .number
    }
  }

  var isRequired: Bool { false }
}
