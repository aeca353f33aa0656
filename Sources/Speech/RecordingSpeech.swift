/// Keeps what it is given, in order; for tests.
public final class RecordingSpeech: SpeechOutput {
  /// One call.
  public enum Event: Sendable, Hashable {
    case said(Utterance)
    case cut
    case applied(SpeechSettings)
    case finished
  }

  public private(set) var events: [Event] = []

  public init() {}

  /// The utterances that no later cut silenced.
  public var unsilenced: [Utterance] {
    let start = events.lastIndex(of: .cut).map { $0 + 1 } ?? 0
    return events[start...].compactMap { if case .said(let utterance) = $0 { utterance } else { nil } }
  }

  /// Gives the events so far and forgets them.
  public func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  public func say(_ utterance: Utterance) { events.append(.said(utterance)) }
  public func cut() { events.append(.cut) }
  public func apply(_ settings: SpeechSettings) { events.append(.applied(settings)) }
  public func finish(within limit: Duration) { events.append(.finished) }
}
