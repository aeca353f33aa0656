public import JSONText

/// A text and how far its translation is.
public struct StringUnit: Sendable, Equatable {
  public enum State: String, Sendable, Hashable, CaseIterable {
    case new, translated, stale
    case needsReview = "needs_review"
  }

  public var state: State
  public var value: String
  /// Where the value stands.
  public var position: SourcePosition

  public init(state: State = .translated, value: String, position: SourcePosition = SourcePosition(line: 1, column: 1))
  {
    self.state = state
    self.value = value
    self.position = position
  }
}
