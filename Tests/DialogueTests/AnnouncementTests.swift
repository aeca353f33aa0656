import Dialogue
import Speech
import StringCatalog
import Testing

@Suite struct AnnouncementTests {
  private static let lines = [
    Announcement.Line("1 Uno, destructive", spans: [.init("1 Uno", .spanish), .init("destructive", .english)]),
    Announcement.Line(.init("2 Two", .english)),
  ]

  @Test("Each language keeps its voice", arguments: [SpeechPriority.important, .message, .text, .progress])
  func spans(_ priority: SpeechPriority) {
    let spans = [
      Utterance.Span("1 Uno", .spanish), .init("destructive", .english), .init("2 Two", .english),
    ]
    #expect(Announcement(Self.lines, priority: priority).utterance == Utterance(priority: priority, spans: spans))
  }

  @Test("A notification is one message, or its own first line would drop the rest")
  func notification() {
    #expect(
      Announcement(Self.lines, priority: .notification).utterance
        == Utterance("1 Uno\ndestructive\n2 Two", in: .spanish, priority: .notification))
  }

  @Test("No line is no speech") func empty() {
    #expect(Announcement([], priority: .notification).utterance.spans.isEmpty)
    #expect(Announcement([], priority: .text).utterance.spans.isEmpty)
  }
}
