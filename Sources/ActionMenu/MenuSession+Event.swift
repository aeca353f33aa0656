extension MenuSession {
  /// What a person, or the program around the menu, does.
  public enum Event: Sendable {
    /// Opens at the root with nothing highlighted; does nothing while open.
    case open
    /// Closes from any depth; drops a question that stands.
    case close
    /// Opens when closed and closes when open.
    case toggle
    /// Puts the highlight on an item of the current level, counted from 0, or on none.
    case highlight(Int?)
    /// Chooses an item of the current level, counted from 0.
    case choose(Int)
    /// Chooses an item of the current level by its id: right where the items may have been replaced since they were seen.
    case chooseItem(id: String)
    /// Answers the question that stands.
    case confirm(Bool)
    /// Takes a question back, else leaves the level, else closes.
    case back
    /// Replaces the items of the level that the ids lead to from the root; the empty path is the root itself.
    case replace([MenuItem], at: [String])
    /// Brings all removed cards of the current level back: "Start over".
    case restore
  }
}
