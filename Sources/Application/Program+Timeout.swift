extension Program {
  /// How long an answer may take; nil is for as long as it takes.
  package var timeout: Duration? { value(.timeout).flatMap(Double.init).map { .seconds(min($0, Self.longestTimeout)) } }

  /// Seconds; what is longer is a wait without end for anybody.
  private static let longestTimeout = 1e9
}
