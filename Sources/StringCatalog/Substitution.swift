public import JSONText

/// A part of a text that varies on its own: the text names it `%#@name@`, and `%arg` is its own argument.
public struct Substitution: Sendable, Equatable {
  public var name: String
  public var position: SourcePosition
  /// The number of its argument, from 1; nil is the next in order.
  public var argumentNumber: Int?
  /// Such as `lld`, without the percent sign.
  public var formatSpecifier: String
  public var content: LocalizationContent

  public init(
    name: String, position: SourcePosition = SourcePosition(line: 1, column: 1), argumentNumber: Int? = nil,
    formatSpecifier: String = "lld", content: LocalizationContent
  ) {
    self.name = name
    self.position = position
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
    self.content = content
  }
}
