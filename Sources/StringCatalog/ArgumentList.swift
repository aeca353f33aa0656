/// What is filled into the texts of a key, in the order in which it is handed over.
public struct ArgumentList: Sendable, Equatable {
  public struct Argument: Sendable, Hashable {
    /// The name from `%(name)@` or of the substitution; nil for an argument with a number only.
    public var name: String?
    /// From 1. In a list, an argument with a name only has its place as number, as in Xcode 26.
    public var number: Int?
    public var kind: ArgumentKind
    /// The placeholder as it stands in the text.
    public var text: String
  }

  public private(set) var arguments: [Argument] = []
  private var places = Places()

  /// The arguments of all texts of a localization: by number when each has one, else by first use.
  public init(_ localization: Localization) {
    let uses =
      localization.content.units.flatMap { localization.arguments(in: $0.value) }
      + localization.substitutions.flatMap { substitution in
        substitution.content.units.flatMap { localization.arguments(in: $0.value, of: substitution) }
      }
    for use in uses where index(of: use) == nil {
      places.note(use, at: arguments.count)
      arguments.append(use)
    }
    if arguments.allSatisfy({ $0.number != nil }) { arguments.sort { ($0.number ?? 0) < ($1.number ?? 0) } }
    for index in arguments.indices where arguments[index].number == nil { arguments[index].number = index + 1 }
    places = Places()
    for (index, argument) in arguments.enumerated() { places.note(argument, at: index) }
  }

  /// The place in the list of an argument that is used in some text of the key, by its name or else by its number.
  public func index(of use: Argument) -> Int? {
    use.name.flatMap { places.byName[$0] } ?? use.number.flatMap { places.byNumber[$0] }
  }

  /// Where the first argument of each name and number stands: anybody's text may have thousands of them.
  private struct Places: Equatable {
    private(set) var byName: [String: Int] = [:]
    private(set) var byNumber: [Int: Int] = [:]

    mutating func note(_ argument: Argument, at index: Int) {
      if let name = argument.name, byName[name] == nil { byName[name] = index }
      if let number = argument.number, byNumber[number] == nil { byNumber[number] = index }
    }
  }
}

extension Localization {
  /// The arguments that a text uses, in order; those that have neither name nor number are counted.
  func arguments(in value: String, of own: Substitution? = nil) -> [ArgumentList.Argument] {
    var counted = 0
    return TextFormat(value).pieces.compactMap { argument(in: $0, own: own, counted: &counted) }
  }

  func argument(
    in piece: TextFormat.Piece, own: Substitution?, counted: inout Int
  ) -> ArgumentList.Argument? {
    switch piece {
    case .literal: return nil
    case .ownArgument: return own.map { argument(of: $0, number: $0.argumentNumber, text: "%arg") }
    case .substitution(let name, let number):
      guard let substitution = substitution(named: name) else { return nil }
      let explicit = number ?? substitution.argumentNumber
      if explicit == nil { counted += 1 }
      return argument(of: substitution, number: explicit ?? counted, text: "%#@\(name)@")
    case .placeholder(let placeholder):
      if placeholder.name == nil, placeholder.number == nil { counted += 1 }
      let number = placeholder.number ?? (placeholder.name == nil ? counted : nil)
      return ArgumentList.Argument(
        name: placeholder.name, number: number, kind: placeholder.kind, text: placeholder.text)
    }
  }

  func substitution(named name: String) -> Substitution? { substitutions.first { $0.name == name } }

  private func argument(of substitution: Substitution, number: Int?, text: String) -> ArgumentList.Argument {
    let kind = ArgumentKind(specifier: substitution.formatSpecifier) ?? .integer
    return ArgumentList.Argument(name: substitution.name, number: number, kind: kind, text: text)
  }

  /// The places of the whole numbers that stand in these texts: the candidates for choosing a plural category.
  func pluralCandidates(in content: LocalizationContent, arguments: ArgumentList) -> [Int] {
    let uses = content.units.flatMap { self.arguments(in: $0.value) }
    let indices = uses.filter { use in
      use.kind == .integer && !substitutions.contains { $0.name == use.name }
    }.compactMap(arguments.index)
    return Set(indices).sorted()
  }
}
