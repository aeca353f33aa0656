public import Speech

/// Whole lines to be printed, and how they are said.
public struct Announcement: Sendable, Hashable {
  /// One line: what is printed, and the spans of speech that tell the same.
  public struct Line: Sendable, Hashable {
    public var printed: String
    public var spans: [Utterance.Span]

    public init(_ printed: String, spans: [Utterance.Span]) {
      self.printed = printed
      self.spans = spans
    }

    public init(_ span: Utterance.Span) { self.init(span.text, spans: [span]) }
  }

  public var lines: [Line]
  public var priority: SpeechPriority
  /// What the spans are to the voice.
  public var kind: Utterance.Kind

  public init(_ lines: [Line], priority: SpeechPriority, kind: Utterance.Kind = .text) {
    self.lines = lines
    self.priority = priority
    self.kind = kind
  }

  public init(_ span: Utterance.Span, priority: SpeechPriority) { self.init([Line(span)], priority: priority) }

  /// All lines as one utterance.
  public var utterance: Utterance {
    let spans = lines.flatMap(\.spans)
    // A notification is dropped while anything is spoken, its own first line too: it has to be one message.
    guard priority == .notification, let language = spans.first?.language, spans.count > 1 else {
      return Utterance(kind, priority: priority, spans: spans)
    }
    return Utterance(spans.map(\.text).joined(separator: "\n"), in: language, priority: priority)
  }
}
