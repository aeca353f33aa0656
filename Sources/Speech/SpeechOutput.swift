/// Where utterances go. No call waits for a daemon, a disk or a device, and none fails.
public protocol SpeechOutput: AnyObject {
  /// Hands over an utterance to be said.
  func say(_ utterance: Utterance)

  /// Silences what this program is saying and still has to say; never what others say.
  func cut()

  /// Cuts and says as one step, so that nothing is heard in between.
  func sayInstead(_ utterance: Utterance)

  /// Takes effect from the next utterance on.
  func apply(_ settings: SpeechSettings)

  /// Gives the last words their chance before the program ends: returns when they are handed over, and at the latest
  /// after `limit`.
  func finish(within limit: Duration)
}

extension SpeechOutput {
  public func sayInstead(_ utterance: Utterance) {
    cut()
    say(utterance)
  }
}
