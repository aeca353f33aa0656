extension PressGesture {
  /// What a front does after an event.
  public enum Effect: Sendable, Hashable {
    case shrinkLabel
    case unshrinkLabel
    /// `Event.timePassed` is wanted after so many seconds.
    case setTimer(after: Double)
    case cancelTimer
    /// The menu opens around this place; the answer is `Event.placed`.
    case open(at: Point)
    case cue(Cue)
    /// The highlight is on this item now, or on none.
    case highlight(Int?)
    /// The menu stays open without a finger on it: it can be reached by keys and has to take them.
    case keepOpen
    /// The item is chosen and the menu closes, unless choosing it leads on: then `Event.continued` follows.
    case perform(Int)
    /// A level up, or the menu closes; in the first case `Event.continued` follows.
    case back
    /// The menu closes and nothing is performed.
    case close
  }

  /// What is felt, or heard where there is no motor.
  public enum Cue: Sendable, Hashable {
    /// The menu opened.
    case impact
    /// The highlight came to another item.
    case selection
  }
}
