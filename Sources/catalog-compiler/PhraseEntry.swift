import StringCatalog

/// A key of the catalogue as Swift.
struct PhraseEntry {
  private let entry: CatalogEntry
  private let list: ArgumentList
  private let source: LanguageTag

  init(_ entry: CatalogEntry, source: LanguageTag) {
    self.entry = entry
    self.source = source
    let reference = entry.localization(in: source) ?? Self.itself(entry.key, in: source)
    list = ArgumentList(reference)
  }

  private static func itself(_ key: String, in source: LanguageTag) -> Localization {
    Localization(language: source, content: .unit(StringUnit(value: key)))
  }

  var isSymbol: Bool { CatalogKey.isSymbol(entry.key) }
  var arguments: [ArgumentList.Argument] { list.arguments }

  /// `listOpened` of `list.opened`.
  var name: String {
    let parts = entry.key.split(separator: ".")
    return parts.dropFirst().reduce(into: parts.first.map(String.init) ?? "") { name, part in
      name += part.prefix(1).uppercased() + part.dropFirst()
    }
  }

  /// The case with its documentation.
  var declaration: String {
    let comment = (entry.comment ?? entry.key).split(separator: "\n").map { "  /// \($0)\n" }.joined()
    guard !arguments.isEmpty else { return comment + "  case \(name)\n" }
    let types = arguments.map { argument in
      (argument.name.map { "\($0): " } ?? "") + argument.kind.swiftType
    }
    return comment + "  case \(name)(\(types.joined(separator: ", ")))\n"
  }

  /// The branch of a switch over phrases; nil when there is no text in that language.
  func phraseCase(in language: LanguageTag, column: Int) -> String? {
    guard let template = template(in: language) else { return nil }
    let writer = TemplateWriter(column: column)
    let used = template.usedArguments
    let bindings = arguments.indices.map { used.contains($0) ? "let a\($0)" : "_" }
    let pattern = bindings.isEmpty ? "" : "(" + bindings.joined(separator: ", ") + ")"
    return "    case .\(name)\(pattern):\n" + writer.returning(template, indentation: 6)
  }

  /// The branch of a switch over keys.
  func textCase(in language: LanguageTag) -> String? {
    guard let template = template(in: language) else { return nil }
    let writer = TemplateWriter(column: 0)
    return "    case \(SwiftLiteral.string(entry.key)): \(writer.literal(template) ?? SwiftLiteral.string(entry.key))\n"
  }

  private func template(in language: LanguageTag) -> TextTemplate? {
    if let found = entry.localization(in: language) { return TextTemplate(found, arguments: list) }
    guard language == source else { return nil }
    return TextTemplate(Self.itself(entry.key, in: source), arguments: list)
  }
}

extension ArgumentKind {
  fileprivate var swiftType: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .decimal: "Double"
    }
  }
}
