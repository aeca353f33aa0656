import Speech

/// What the program asks of the worker process.
enum SpeechRequest: Sendable, Hashable {
  case say(Utterance)
  case cut
  /// A cut and what is said after it; the queue takes them apart.
  case sayInstead(Utterance)
  case apply(SpeechSettings)
}

extension SpeechRequest {
  /// What a screen reader that takes messages has to be given of it; nil for what it reads by itself.
  var unreadableText: String? {
    switch self {
    case .say(let utterance), .sayInstead(let utterance):
      utterance.isUnreadable && utterance.kind == .text
        ? SpokenText.text(utterance.spans.map(\.text).joined(separator: " ")) : nil
    case .cut, .apply: nil
    }
  }
}
