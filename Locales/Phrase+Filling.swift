import StringCatalog

// What the generated texts are made with. Nothing here is inlined, so that a text is one call and compiles fast.

extension Phrase {
  @inline(never)
  func filled(_ column: Int, _ before: StaticString, _ first: Int, _ after: StaticString) -> String {
    "\(before)\(value(first, column))\(after)"
  }

  @inline(never)
  func filled(
    _ column: Int, _ before: StaticString, _ first: Int, _ between: StaticString, _ second: Int, _ after: StaticString
  ) -> String {
    "\(before)\(value(first, column))\(between)\(value(second, column))\(after)"
  }

  /// An argument as the language writes it.
  @inline(never)
  func value(_ index: Int, _ column: Int) -> String {
    TextTemplate.argument(index, .integer).text(in: Self.languages[column], arguments: arguments)
  }

  @inline(never)
  func decimal(_ index: Int, _ decimals: Int, _ column: Int) -> String {
    TextTemplate.argument(index, .decimal(decimals)).text(in: Self.languages[column], arguments: arguments)
  }

  /// The plural category of an argument; `zero` for 0 where the text has one for it.
  @inline(never)
  func category(_ index: Int, _ column: Int, zero: Bool = false) -> PluralCategory {
    guard case .integer(let number) = arguments[index] else { return .other }
    return zero && number == 0 ? .zero : PluralRules.category(for: number, in: Self.languages[column])
  }
}
