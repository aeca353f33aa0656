public import Speech

/// What a `ScreenReaderProbe` has found.
public struct ScreenReaderFindings: Sendable, Hashable {
  /// What was seen, the surest signs first.
  public var sightings: [ScreenReaderSighting]
  /// The session bus was asked and did not answer, or not as a bus does; Orca may be there without having been seen.
  public var isBusSilent: Bool

  public init(_ sightings: [ScreenReaderSighting] = [], isBusSilent: Bool = false) {
    self.sightings = sightings
    self.isBusSilent = isBusSilent
  }

  /// The first that our own voice would come on top of; nil when it may speak.
  public var silencing: ScreenReaderSighting? { sightings.first(where: \.asksForSilence) }
}
