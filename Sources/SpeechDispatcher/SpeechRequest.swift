import Speech

/// What the program asks of the worker process.
enum SpeechRequest: Sendable, Hashable {
  case say(Utterance)
  case cut
  case apply(SpeechSettings)
}
