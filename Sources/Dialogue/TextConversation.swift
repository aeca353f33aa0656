public import Locales
internal import Speech

/// A question that is answered by a line of text.
public struct TextConversation: Conversation {
  private let phrase: Phrase
  private var localizer: Localizer

  public init(question: Phrase, localizer: Localizer) {
    phrase = question
    self.localizer = localizer
  }

  private var question: Announcement { Announcement(localizer(phrase), priority: .message) }

  public mutating func localize(_ localizer: Localizer) { self.localizer = localizer }

  public mutating func handle(_ event: LineEvent) -> [Reaction] {
    switch event {
    case .began: [.tell(question), .setLine("")]
    case .typed, .completion: []
    case .resumed, .moved, .asked(.repeatItem, _), .asked(.whereAmI, _), .asked(.help, _): [.tell(question)]
    case .submitted(let line): line.trimmed.isEmpty ? [.tell(question)] : [.setLine(""), .finish(.text(line.trimmed))]
    case .escaped(let line): [.cut, .setLine("")] + (line.isEmpty ? [.finish(.left)] : [])
    case .interrupted, .inputEnded: [.cut, .setLine(""), .finish(.left)]
    case .asked(.silence, _): [.cut]
    case .asked: []
    }
  }
}
