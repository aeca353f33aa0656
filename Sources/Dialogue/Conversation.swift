public import ActionMenu
public import Speech

/// One exchange with a person over lines: a menu, a question, the review of an output.
///
/// It takes what was typed and returns what to do; it prints, speaks and runs nothing itself.
public protocol Conversation {
  mutating func handle(_ event: LineEvent) -> [Reaction]

  /// The language has changed, or the words that belong to it; what is said from now on follows.
  mutating func localize(_ localizer: Localizer)

  /// What may be seen and heard of what is typed.
  var secrecy: LineSecrecy { get }

  /// The text that is in the line when a key is pressed that does not bring it along, as an arrow; not told of an item
  /// that an arrow has put there.
  mutating func note(line: String)
}

extension Conversation {
  public var secrecy: LineSecrecy { .open }

  public mutating func note(line: String) {}
}

/// What a person does at the line.
public enum LineEvent: Sendable, Hashable {
  /// The conversation is there for the first time.
  case began
  /// Another conversation over it was left; it tells where that leads back to.
  case resumed
  case moved(Motion)
  /// A digit or letter was typed; the line as it is now.
  case typed(String)
  /// Enter.
  case submitted(String)
  /// Esc.
  case escaped(String)
  /// Ctrl-C.
  case interrupted
  /// Ctrl-D, or the terminal is gone.
  case inputEnded
  /// A key of the table that is a word too; with the line as it is.
  case asked(SessionWord, line: String)
  /// Tab; `again` when it directly follows another.
  case completion(String, again: Bool)
  /// A text was checked as `Reaction.check` wanted it; without a refusal it is good.
  case checked(String, refusal: Announcement?)
}

/// What the front does.
public enum Reaction: Sendable {
  /// Prints whole lines and says them.
  case tell(Announcement)
  /// Puts an item into the line in place of what is there, to be read as one line.
  case show(Announcement.Line)
  /// Makes this the typed text of the line.
  case setLine(String)
  /// Leaves the typed text of the line as it is: it can be edited, and what is typed next without editing takes its
  /// place.
  case keepLine(String)
  /// Says something that is not printed.
  case say(Utterance)
  /// Says what has come of a typed key, behind the echo of that key and in one with it.
  case report(Utterance)
  /// Says something short of what is passed by, where further keys are waiting already.
  case passing(Utterance)
  /// Silences what is being said.
  case cut
  /// Carries out the item's effect.
  case perform(MenuItem)
  /// Has a text checked; `LineEvent.checked` tells what came of it.
  case check(String)
  /// Changes a setting of the session by a word and its argument.
  case set(SessionWord, to: String)
  /// Opens the review of the last output.
  case reviewOutput
  case finish(Outcome)
}

/// How a conversation ended.
public enum Outcome: Sendable {
  case chosen(MenuItem, index: Int)
  case text(String)
  case answered(Answer)
  /// What a choice for a script has come to.
  case picked(Pick)
  /// Left by Esc, back or quit.
  case left
  /// Left for good: the word quit.
  case quit
  /// Ctrl-C, Ctrl-D or hang-up where a choice was wanted.
  case cancelled
  /// Nobody has answered in the time that was given.
  case timedOut

  /// Whether the conversations below end, too.
  public var endsEverything: Bool {
    switch self {
    case .quit, .timedOut: true
    case .chosen, .text, .picked, .answered, .left, .cancelled: false
    }
  }

  public var isChoice: Bool {
    switch self {
    case .chosen, .picked: true
    case .text, .answered, .left, .quit, .cancelled, .timedOut: false
    }
  }
}
