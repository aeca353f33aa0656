/// Which substitutions of a localization are named, and by which.
struct SubstitutionGraph {
  /// What the texts of each substitution name.
  private var namedBySubstitution: [String: Set<String>] = [:]
  private var named: Set<String>

  init(_ localization: Localization) {
    named = Self.names(in: localization.content)
    for substitution in localization.substitutions {
      let names = Self.names(in: substitution.content)
      namedBySubstitution[substitution.name, default: []].formUnion(names)
      named.formUnion(names)
    }
  }

  /// Whether any text names it.
  func isNamed(_ name: String) -> Bool { named.contains(name) }

  /// Whether it is the other one, or names it, be it through others.
  func leads(from start: String, to end: String) -> Bool {
    var (seen, waiting): (Set<String>, [String]) = ([start], [start])
    while let name = waiting.popLast() {
      if name == end { return true }
      for next in namedBySubstitution[name] ?? [] where seen.insert(next).inserted { waiting.append(next) }
    }
    return false
  }

  private static func names(in content: LocalizationContent) -> Set<String> {
    Set(content.units.flatMap { TextFormat($0.value).pieces.compactMap(\.substitutionName) })
  }
}

extension TextFormat.Piece {
  var substitutionName: String? { if case .substitution(let name, _) = self { name } else { nil } }
}
