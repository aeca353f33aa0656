/// A text together with the language that it was found in, which the voice needs.
public struct LocalizedText: Sendable, Hashable {
  public var text: String
  public var language: LanguageTag

  public init(_ text: String, in language: LanguageTag) {
    self.text = text
    self.language = language
  }
}

/// A value to be filled into a text.
public enum CatalogArgument: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case decimal(Double)
}

extension StringCatalog {
  /// The text of a key, filled in: in the language or one of its fallbacks, else in the source language, else the key
  /// itself, which is then a text of the source language.
  ///
  /// The arguments stand in the order of the numbers of the source language's placeholders, or of their first use when
  /// they have names only. A text that needs more of them leaves the place empty.
  public func text(
    forKey key: String, in language: LanguageTag, arguments: [CatalogArgument] = []
  ) -> LocalizedText {
    let itself = Localization(language: sourceLanguage, content: .unit(StringUnit(value: key)))
    let localizations = entry(forKey: key)?.localizations ?? []
    let source = localizations.first { $0.language == sourceLanguage } ?? itself
    let list = ArgumentList(source)
    for tag in language.fallbacks {
      guard let found = localizations.first(where: { $0.language == tag }) else { continue }
      let text = TextTemplate(found, arguments: list).text(in: tag, arguments: arguments)
      if !text.isEmpty { return LocalizedText(text, in: tag) }
    }
    let text = TextTemplate(source, arguments: list).text(in: sourceLanguage, arguments: arguments)
    return LocalizedText(text, in: sourceLanguage)
  }
}

extension TextTemplate {
  /// Fills the text in by the plural rules and number forms of a language.
  public func text(in language: LanguageTag, arguments: [CatalogArgument]) -> String {
    switch self {
    case .literal(let text): text
    case .joined(let parts): parts.map { $0.text(in: language, arguments: arguments) }.joined()
    case .argument(let index, let kind):
      arguments.indices.contains(index) ? arguments[index].text(as: kind, in: language) : ""
    case .plural(let index, let cases):
      Self.chosen(cases, for: arguments.indices.contains(index) ? arguments[index] : nil, in: language)?
        .text(in: language, arguments: arguments) ?? ""
    }
  }

  /// The text for `zero`, where there is one, serves 0 in every language, as it does in Foundation.
  private static func chosen(
    _ cases: [PluralCategory: TextTemplate], for argument: CatalogArgument?, in language: LanguageTag
  ) -> TextTemplate? {
    guard case .integer(let number) = argument else { return cases[.other] }
    if number == 0, let zero = cases[.zero] { return zero }
    return cases[PluralRules.category(for: number, in: language)] ?? cases[.other]
  }
}

extension CatalogArgument {
  fileprivate func text(as kind: ArgumentKind, in language: LanguageTag) -> String {
    switch (self, kind) {
    case (.string(let text), _): text
    case (.integer(let number), .decimal(let decimals)):
      NumberText.text(of: Double(number), decimals: decimals, in: language)
    case (.integer(let number), _): NumberText.text(of: number, in: language)
    case (.decimal(let number), .decimal(let decimals)):
      NumberText.text(of: number, decimals: decimals, in: language)
    case (.decimal(let number), _): NumberText.text(of: number, decimals: 6, in: language)
    }
  }
}
