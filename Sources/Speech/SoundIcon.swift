import StringCatalog

/// The cues, under the names of the theme that speech-dispatcher's modules look for (Debian's package sound-icons).
public enum SoundIcon: String, Sendable, Hashable, CaseIterable {
  /// A menu was opened.
  case start
  /// A menu opened under the finger; a quarter of a second, as what it announces waits for its end.
  case impact = "hash"
  /// The finger came to another item; as short as a tick.
  case selection = "capital"
  /// Something was done.
  case finish
  /// An answer is awaited.
  case prompt
  /// Something is to be read.
  case message
  /// The list's first item.
  case beginning = "beginning-of-line"
  /// The list's last item.
  case end = "end-of-line"
  /// Nothing matches, or nothing stands there.
  case nothing = "empty-text"
}

extension Utterance {
  /// A cue; said only where the theme is installed, since modules speak the name of an icon that they do not have.
  public init(_ icon: SoundIcon, priority: SpeechPriority = .notification) {
    self.init(icon.rawValue, in: .english, priority: priority, kind: .soundIcon)
  }
}
