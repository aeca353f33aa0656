/// A place in a text: both counted from 1, the column in Unicode scalars.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `LINE:COLUMN`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
