import Dialogue

/// What happens, and all reactions that come of it.
struct ChoiceTurn: Sendable {
  enum Cause: Sendable {
    case event(LineEvent)
    /// An arrow while this text stands in the line.
    case moved(Motion, over: String)
    case arrived([String], isLast: Bool)
  }

  var cause: Cause
  var reactions: [String]

  init(_ event: LineEvent, _ reactions: String...) { (cause, self.reactions) = (.event(event), reactions) }

  init(_ motion: Motion, over line: String, _ reactions: String...) {
    (cause, self.reactions) = (.moved(motion, over: line), reactions)
  }

  init(arrived items: [String], last: Bool = false, _ reactions: String...) {
    (cause, self.reactions) = (.arrived(items, isLast: last), reactions)
  }
}
