public import JSONText

/// The texts of a key in one language.
public struct Localization: Sendable, Equatable {
  public var language: LanguageTag
  public var position: SourcePosition
  public var content: LocalizationContent
  public var substitutions: [Substitution]

  public init(
    language: LanguageTag, position: SourcePosition = SourcePosition(line: 1, column: 1), content: LocalizationContent,
    substitutions: [Substitution] = []
  ) {
    self.language = language
    self.position = position
    self.content = content
    self.substitutions = substitutions
  }
}

/// One text, or one for each case.
public indirect enum LocalizationContent: Sendable, Equatable {
  case unit(StringUnit)
  case plural([PluralCategory: LocalizationContent])
  case device([Device: LocalizationContent])

  /// All texts, in a steady order.
  public var units: [StringUnit] {
    switch self {
    case .unit(let unit): [unit]
    case .plural(let cases): PluralCategory.allCases.compactMap { cases[$0] }.flatMap(\.units)
    case .device(let cases): Device.allCases.compactMap { cases[$0] }.flatMap(\.units)
    }
  }
}
