import Speech

/// What the program asks of the worker process.
enum SpeechRequest: Sendable, Hashable {
  case say(Utterance)
  case cut
  /// A cut and what is said after it; the queue takes them apart.
  case sayInstead(Utterance)
  case apply(SpeechSettings)
}
