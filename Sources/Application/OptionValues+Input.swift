package import LineSearch

extension OptionValues {
  /// What ends an item of standard input.
  package var separator: LineTable.Separator { self[.readZero] == nil ? .lineBreak : .zero }

  /// How many of the first lines of standard input are no items.
  package var headerCount: Int { self[.headerLines].flatMap { Int($0) } ?? 0 }
}
