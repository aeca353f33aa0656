import ActionMenu
import Dialogue
import StringCatalog

/// What happens, and all reactions that come of it.
struct Turn: Sendable {
  enum Cause: Sendable {
    case event(LineEvent)
    case replace([MenuItem], at: [String])
    case localize(LanguageTag)
  }

  var cause: Cause
  var reactions: [String]

  init(_ event: LineEvent, _ reactions: String...) {
    cause = .event(event)
    self.reactions = reactions
  }

  init(replace items: [MenuItem], at path: [String] = [], _ reactions: String...) {
    cause = .replace(items, at: path)
    self.reactions = reactions
  }

  init(language: LanguageTag) {
    cause = .localize(language)
    reactions = []
  }
}

/// The events under the names of their keys.
extension LineEvent {
  static let down = LineEvent.moved(.next)
  static let up = LineEvent.moved(.previous)
  static let home = LineEvent.moved(.first)
  static let end = LineEvent.moved(.last)
  static let pageDown = LineEvent.moved(.pageForward)
  static let pageUp = LineEvent.moved(.pageBack)
  static func enter(_ line: String = "") -> LineEvent { .submitted(line) }
  static func esc(_ line: String = "") -> LineEvent { .escaped(line) }
  static func tab(_ line: String) -> LineEvent { .completion(line, again: false) }
  static func tabAgain(_ line: String) -> LineEvent { .completion(line, again: true) }
  static func key(_ word: SessionWord, on line: String = "") -> LineEvent { .asked(word, line: line) }
  static let controlC = LineEvent.interrupted
  static let controlD = LineEvent.inputEnded
}
