internal import Speech

extension Announcement {
  /// A text letter by letter, each by its name; SSIP's own spelling mode does nothing in espeak-ng.
  init(spelling text: Utterance.Span) {
    let names = text.text.prefix(harmlessTextLimit).map { CharacterName($0, in: text.language, tellsCase: true) }
    let line = Line(
      names.map(\.printed).joined(separator: ", "), spans: names.map { .init($0.said, text.language) })
    self.init([line], priority: .text, kind: .character)
  }
}
