import JSONText

/// Checks the texts of one key in one language against the arguments of the source language's text.
struct TextChecker {
  var localization: Localization
  var arguments: ArgumentList
  private(set) var diagnostics: [CatalogDiagnostic] = []
  private let substitutions: SubstitutionGraph

  init(localization: Localization, arguments: ArgumentList) {
    self.localization = localization
    self.arguments = arguments
    substitutions = SubstitutionGraph(localization)
  }

  private mutating func report(_ fault: CatalogFault, at position: SourcePosition, _ path: JSONPath) {
    diagnostics.append(CatalogDiagnostic(position: position, path: path, fault: fault))
  }

  mutating func check(_ substitution: Substitution, path: JSONPath) {
    let specifier = ArgumentKind(specifier: substitution.formatSpecifier)
    if specifier == nil {
      report(
        .invalidFormatSpecifier(substitution.formatSpecifier), at: substitution.position,
        path.appending(key: "formatSpecifier"))
    }
    if !substitutions.isNamed(substitution.name) {
      report(.unusedSubstitution(substitution.name), at: substitution.position, path)
    }
    if specifier != nil, specifier != .integer, case .plural = substitution.content {
      report(.pluralWithoutNumber, at: substitution.position, path)
    }
    check(substitution.content, path: path, own: substitution)
  }

  /// `own` is the substitution that the content belongs to, `category` the plural category that leads to it, and
  /// `deciding` the argument that the category was chosen by.
  mutating func check(
    _ content: LocalizationContent, path: JSONPath, own: Substitution?, category: PluralCategory? = nil,
    deciding: Int? = nil
  ) {
    switch content {
    case .unit(let unit):
      let path = path.appending(key: "stringUnit")
      checkState(unit, path: path)
      check(unit, path: path.appending(key: "value"), own: own, omitting: omissible(category, deciding: deciding))
    case .device(let cases):
      let path = path.appending(key: "variations").appending(key: "device")
      if cases[.other] == nil { report(.missingOtherDevice, at: localization.position, path) }
      for device in Device.allCases {
        guard let inner = cases[device] else { continue }
        let path = path.appending(key: device.rawValue)
        check(inner, path: path, own: own, category: category, deciding: deciding)
      }
    case .plural(let cases):
      let path = path.appending(key: "variations").appending(key: "plural")
      let deciding = decidingArgument(content, path: path, own: own)
      checkCategories(cases, path: path, own: own)
      for category in PluralCategory.allCases {
        guard let inner = cases[category] else { continue }
        check(inner, path: path.appending(key: category.rawValue), own: own, category: category, deciding: deciding)
      }
    }
  }

  /// "One item" need not repeat the number; categories that hold several numbers must.
  private func omissible(_ category: PluralCategory?, deciding: Int?) -> Int? {
    switch category {
    case .zero, .one, .two: deciding
    default: nil
    }
  }

  private mutating func decidingArgument(
    _ content: LocalizationContent, path: JSONPath, own: Substitution?
  ) -> Int? {
    if let own { return arguments.arguments.firstIndex { $0.name == own.name } }
    let candidates = localization.pluralCandidates(in: content, arguments: arguments)
    if candidates.isEmpty { report(.pluralWithoutNumber, at: localization.position, path) }
    if candidates.count > 1 { report(.pluralWithSeveralNumbers, at: localization.position, path) }
    return candidates.first
  }

  private mutating func checkCategories(
    _ cases: [PluralCategory: LocalizationContent], path: JSONPath, own: Substitution?
  ) {
    let language = localization.language
    let position = own?.position ?? localization.position
    let needed = PluralRules.categories(of: language)
    for category in needed where cases[category] == nil {
      report(.missingPluralCategory(category, language), at: position, path)
    }
    guard needed.count > 1 else { return }
    for category in PluralCategory.allCases
    where cases[category] != nil && category != .zero && !needed.contains(category) {
      report(.needlessPluralCategory(category, language), at: position, path.appending(key: category.rawValue))
    }
  }

  private mutating func checkState(_ unit: StringUnit, path: JSONPath) {
    guard unit.state != .translated else { return }
    report(.unfinished(unit.state, localization.language), at: unit.position, path.appending(key: "state"))
  }

  private mutating func check(_ unit: StringUnit, path: JSONPath, own: Substitution?, omitting: Int?) {
    let format = TextFormat(unit.value)
    for stray in format.strays { report(.invalidPlaceholder(stray), at: unit.position, path) }
    checkSubstitutions(format, unit: unit, path: path, own: own)
    var used: Set<Int> = []
    for use in localization.arguments(in: unit.value, of: own) {
      guard let index = arguments.index(of: use) else {
        report(.extraPlaceholder(use.text), at: unit.position, path)
        continue
      }
      used.insert(index)
      let expected = arguments.arguments[index].kind
      if !use.kind.isSameType(as: expected) {
        report(.placeholderKind(use.text, expected: expected), at: unit.position, path)
      }
    }
    for (index, argument) in arguments.arguments.enumerated()
    where index != omitting && !used.contains(index) && (own == nil || own?.name == argument.name) {
      report(.missingPlaceholder(own == nil ? argument.text : "%arg"), at: unit.position, path)
    }
  }

  private mutating func checkSubstitutions(
    _ format: TextFormat, unit: StringUnit, path: JSONPath, own: Substitution?
  ) {
    for piece in format.pieces {
      if piece == .ownArgument, own == nil { report(.argumentOutsideSubstitution, at: unit.position, path) }
      guard let name = piece.substitutionName else { continue }
      if localization.substitution(named: name) == nil {
        report(.unknownSubstitution(name), at: unit.position, path)
      } else if let own, substitutions.leads(from: name, to: own.name) {
        report(.circularSubstitution(name), at: unit.position, path)
      }
    }
  }
}
