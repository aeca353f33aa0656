import Posix
import Speech

/// A guess at how long the daemon still has something of ours to say. Its own events are of no use, since nothing of the
/// library may be called where they arrive.
struct VoiceEstimate {
  /// A voice at its own rate needs about half of this for a character.
  private static let perCharacter = Duration.milliseconds(120)
  /// For the start of the voice.
  private static let perUtterance = Duration.milliseconds(500)
  /// Never is more waited for, however much there is to be read.
  private static let limit = Duration.seconds(60)

  private var end: Duration?

  /// Whether a cut has anything to cut; exact in that it is never false while there is.
  var mayBeSpeaking: Bool { end != nil }

  /// nil when it is probably over.
  var remaining: Duration? {
    let remaining = (end ?? .zero) - MonotonicTime.now
    return remaining > .zero ? min(remaining, Self.limit) : nil
  }

  mutating func say(_ utterance: Utterance) {
    let characters = utterance.spans.reduce(0) { $0 + $1.text.unicodeScalars.count }
    end = max(end ?? .zero, MonotonicTime.now) + Self.perUtterance + Self.perCharacter * characters
  }

  mutating func cut() { end = nil }
}
