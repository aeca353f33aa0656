/// Hands everything to several outputs, in their order.
public final class SpeechTee: SpeechOutput {
  private let outputs: [any SpeechOutput]

  public init(_ outputs: [any SpeechOutput]) { self.outputs = outputs }

  public func say(_ utterance: Utterance) { outputs.forEach { $0.say(utterance) } }
  public func sayInstead(_ utterance: Utterance) { outputs.forEach { $0.sayInstead(utterance) } }
  public func cut() { outputs.forEach { $0.cut() } }
  public func apply(_ settings: SpeechSettings) { outputs.forEach { $0.apply(settings) } }

  /// Each output gets the whole limit, since only the one that talks to a daemon ever uses any of it.
  public func finish(within limit: Duration) { outputs.forEach { $0.finish(within: limit) } }
}
