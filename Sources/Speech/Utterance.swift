public import StringCatalog

/// Something to be said at once, as one whole.
public struct Utterance: Sendable, Hashable {
  /// A stretch of text in one language.
  public struct Span: Sendable, Hashable {
    public var text: String
    public var language: LanguageTag

    public init(_ text: String, _ language: LanguageTag) {
      self.text = text
      self.language = language
    }
  }

  /// What the spans are to the synthesizer.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Running text (SSIP SPEAK); several spans make one block, whose messages are spoken whole and in order.
    case text
    /// Characters, each a span: a single one is read by its name (SSIP CHAR), a longer text is such a name; several make
    /// one block, as above.
    case character
    /// A name from the sound-icon theme (SSIP SOUND_ICON), in the first span.
    case soundIcon
  }

  public var kind: Kind
  public var priority: SpeechPriority
  public var spans: [Span]
  /// Whether a screen reader comes across the same text nowhere by itself, so that one which takes messages has to be
  /// given it; false by default.
  public var isUnreadable: Bool

  public init(_ kind: Kind = .text, priority: SpeechPriority, spans: [Span], isUnreadable: Bool = false) {
    self.kind = kind
    self.priority = priority
    self.spans = spans
    self.isUnreadable = isUnreadable
  }

  public init(
    _ text: String, in language: LanguageTag, priority: SpeechPriority, kind: Kind = .text, isUnreadable: Bool = false
  ) {
    self.init(kind, priority: priority, spans: [Span(text, language)], isUnreadable: isUnreadable)
  }
}

/// The SSIP priorities, with the meaning that speech-dispatcher gives them.
public enum SpeechPriority: String, Sendable, Hashable, CaseIterable {
  /// Errors: cuts all but another important one.
  case important
  /// Results: cuts text and lower, never another message.
  case message
  /// Items and titles: cuts text, notification and progress.
  case text
  /// Key echo and help: dropped while anything else is spoken.
  case notification
  /// Steps of a long work: those that find the voice free are said.
  case progress
}
