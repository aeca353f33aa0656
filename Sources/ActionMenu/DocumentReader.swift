internal import JSONText

/// Reads a menu document and collects its faults; it goes on after each one, with a value that is never used.
struct DocumentReader {
  private(set) var diagnostics: [MenuDiagnostic] = []
  /// The way to the value that is being read.
  private var path: [JSONPath.Step] = []
  var itemCount = 0

  mutating func report(_ fault: MenuFault, at position: SourcePosition) {
    diagnostics.append(MenuDiagnostic(position: position, path: JSONPath(path), fault: fault))
  }

  mutating func inside<Result>(_ step: JSONPath.Step, _ read: (inout Self) -> Result) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return read(&self)
  }

  /// Nil when the text is not JSON, not an object, or of another version.
  mutating func document(_ bytes: [UInt8]) -> MenuDocument? {
    parsed(bytes).flatMap { isReadable($0) ? root($0) : nil }
  }

  /// Nil, and a fault, when the text is not JSON.
  mutating func parsed(_ bytes: [UInt8]) -> JSONNode? {
    do {
      return try parseJSON(bytes)
    } catch {
      report(.syntax(error), at: error.position)
      return nil
    }
  }

  /// What another version means by its keys is not known, so that nothing but the version is told.
  private mutating func isReadable(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value,
      let version = members.first(where: { $0.key == RootField.version.rawValue })?.node,
      case .number(let text) = version.value, Double(text) != Double(MenuDocument.version)
    else { return true }
    inside(.key(RootField.version.rawValue)) {
      $0.report(.unsupportedVersion(text, supported: MenuDocument.version), at: version.position)
    }
    return false
  }

  private mutating func root(_ node: JSONNode) -> MenuDocument? {
    guard let fields = fields(of: node, as: RootField.self) else { return nil }
    let menu = Menu(
      title: text(.title, of: fields) ?? "Actions",
      presentation: choice(.presentation, of: fields, from: Menu.Presentation.self) ?? .ring,
      tint: color(.tint, of: fields), size: number(.size, of: fields, in: MenuDocument.sizes),
      items: items(.items, of: fields, depth: 0))
    return MenuDocument(menu, language: language(of: fields))
  }

  /// The form of BCP 47, not its registry; `_` is what people write after the environment's variables.
  private mutating func language(of fields: DocumentFields<RootField>) -> String? {
    read(.language, of: fields) { reader, node in
      guard let tag = node.string else { return nil }
      let subtags = tag.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
      let isTag =
        subtags.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) }
        && subtags[0].count >= 2 && !subtags[0].contains { $0 < 0x41 }
      if !isTag { reader.report(.badLanguage(tag), at: node.position) }
      return tag
    }
  }
}

extension UInt8 {
  fileprivate var isASCIIAlphanumeric: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
