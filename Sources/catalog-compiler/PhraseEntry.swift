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

  /// The member with its documentation.
  func declaration(number: Int) -> String {
    let comment = (entry.comment ?? entry.key).split(separator: "\n").map { "  /// \($0)\n" }.joined()
    guard !arguments.isEmpty else { return comment + "  public static var \(name): Phrase { Phrase(\(number)) }\n" }
    let parameters = arguments.enumerated().map { index, argument in
      "\(argument.name ?? "_") a\(index): \(argument.kind.swiftType)"
    }
    let values = arguments.enumerated().map { index, argument in ".\(argument.kind.argumentCase)(a\(index))" }
    return comment + """
        public static func \(name)(\(parameters.joined(separator: ", "))) -> Phrase {
          Phrase(\(number), [\(values.joined(separator: ", "))])
        }

      """
  }

  /// The branch of a switch over the numbers of phrases; nil when there is no text in that language.
  func phraseCase(number: Int, in language: LanguageTag, column: Int) -> String? {
    guard let template = template(in: language) else { return nil }
    return "    case \(number):  // \(entry.key)\n" + TemplateWriter(column: column).returning(template, indentation: 6)
  }

  /// The branch of a switch over keys.
  func textCase(in language: LanguageTag) -> String? {
    guard let template = template(in: language) else { return nil }
    let text = TemplateWriter(column: 0).expression(template) ?? SwiftLiteral.string(entry.key)
    return "    case \(SwiftLiteral.string(entry.key)): \(text)\n"
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

  /// The case of `CatalogArgument`.
  fileprivate var argumentCase: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .decimal: "decimal"
    }
  }
}
