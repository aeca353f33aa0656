/// Says nothing.
public final class SilentSpeech: SpeechOutput {
  public init() {}

  public func say(_ utterance: Utterance) {}
  public func cut() {}
  public func apply(_ settings: SpeechSettings) {}
  public func finish(within limit: Duration) {}
}
