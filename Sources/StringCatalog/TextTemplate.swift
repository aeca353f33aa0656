/// A text of a catalogue, ready to be filled in: arguments are places in the key's `ArgumentList`.
public indirect enum TextTemplate: Sendable, Equatable {
  case literal(String)
  case argument(Int, ArgumentKind)
  case joined([TextTemplate])
  /// The argument at that place is a whole number and decides.
  case plural(Int, [PluralCategory: TextTemplate])

  /// Resolves devices (`other`, else `mac`), substitutions and plurals. What cannot be resolved stays as it is written.
  public init(_ localization: Localization, arguments: ArgumentList) {
    let builder = TemplateBuilder(localization: localization, arguments: arguments)
    self = builder.template(localization.content, own: nil, open: [])
  }
}

private struct TemplateBuilder {
  var localization: Localization
  var arguments: ArgumentList

  /// `own` is the substitution that the content belongs to; those in `open` stand around it, and it must not name them
  /// again.
  func template(_ content: LocalizationContent, own: Substitution?, open: Set<String>) -> TextTemplate {
    switch content {
    case .unit(let unit): return template(unit.value, own: own, open: open)
    case .device(let cases):
      let device = Device.allCases.lazy.compactMap { cases[$0] }.first
      return device.map { template($0, own: own, open: open) } ?? .literal("")
    case .plural(let cases):
      let templates = cases.mapValues { template($0, own: own, open: open) }
      guard let index = decidingArgument(content, own: own) else { return templates[.other] ?? .literal("") }
      return .plural(index, templates)
    }
  }

  private func decidingArgument(_ content: LocalizationContent, own: Substitution?) -> Int? {
    guard let own else { return localization.pluralCandidates(in: content, arguments: arguments).first }
    var counted = 0
    return localization.argument(in: .ownArgument, own: own, counted: &counted).flatMap(arguments.index)
  }

  private func template(_ value: String, own: Substitution?, open: Set<String>) -> TextTemplate {
    var counted = 0
    let pieces = TextFormat(value).pieces.map { piece -> TextTemplate in
      switch piece {
      case .literal(let text): return .literal(text)
      case .substitution(let name, _):
        guard let inner = localization.substitution(named: name), !open.contains(name) else { return .literal(name) }
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
