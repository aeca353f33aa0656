/// A text of a catalogue, ready to be filled in: arguments are places in the key's `ArgumentList`.
public indirect enum TextTemplate: Sendable, Equatable {
  case literal(String)
  case argument(Int, ArgumentKind)
  case joined([TextTemplate])
  /// The argument at that place is a whole number and decides.
  case plural(Int, [PluralCategory: TextTemplate])

  /// Resolves devices (`other`, else `mac`), substitutions and plurals. What cannot be resolved stays as it is written.
  public init(_ localization: Localization, arguments: ArgumentList) {
    var builder = TemplateBuilder(localization: localization, arguments: arguments)
    self = builder.template(localization.content, own: nil, open: [])
  }
}

private struct TemplateBuilder {
  var localization: Localization
  var arguments: ArgumentList
  /// How many substitutions may still be resolved: those that name one another twice double with each.
  var substitutionsLeft = 1000

  /// `own` is the substitution that the content belongs to; those in `open` stand around it, and it must not name them
  /// again.
  mutating func template(_ content: LocalizationContent, own: Substitution?, open: Set<String>) -> TextTemplate {
    switch content {
    case .unit(let unit): return template(unit.value, own: own, open: open)
    case .device(let cases):
      guard let inner = Device.allCases.lazy.compactMap({ cases[$0] }).first else { return .literal("") }
      return template(inner, own: own, open: open)
    case .plural(let cases):
      var templates: [PluralCategory: TextTemplate] = [:]
      for category in PluralCategory.allCases {
        if let inner = cases[category] { templates[category] = template(inner, own: own, open: open) }
      }
      guard let index = decidingArgument(content, own: own) else { return templates[.other] ?? .literal("") }
      return .plural(index, templates)
    }
  }

  private func decidingArgument(_ content: LocalizationContent, own: Substitution?) -> Int? {
    guard let own else { return localization.pluralCandidates(in: content, arguments: arguments).first }
    var counted = 0
    return localization.argument(in: .ownArgument, own: own, counted: &counted).flatMap(arguments.index)
  }

  private mutating func template(_ value: String, own: Substitution?, open: Set<String>) -> TextTemplate {
    var counted = 0
    let pieces = TextFormat(value).pieces.map { piece -> TextTemplate in
      switch piece {
      case .literal(let text): return .literal(text)
      case .substitution(let name, _):
        guard let inner = localization.substitution(named: name), !open.contains(name), substitutionsLeft > 0
        else { return .literal(name) }
        substitutionsLeft -= 1
        _ = localization.argument(in: piece, own: own, counted: &counted)
        return template(inner.content, own: inner, open: open.union([name]))
      case .placeholder, .ownArgument:
        guard let use = localization.argument(in: piece, own: own, counted: &counted) else { return .literal("%arg") }
        return arguments.index(of: use).map { .argument($0, use.kind) } ?? .literal(use.text)
      }
    }
    return pieces.count == 1 ? pieces[0] : .joined(pieces)
  }
}
