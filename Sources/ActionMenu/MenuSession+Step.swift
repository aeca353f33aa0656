extension MenuSession {
  /// What a front does after an event.
  public enum Step: Sendable {
    case opened(Level)
    /// The highlight moved to this item, or to none. Only changes are told.
    case highlighted(MenuItem?)
    /// The item is unavailable; the reason is a key in the catalogue.
    case refused(MenuItem, reason: String)
    /// The question is to be asked; its answer is `Event.confirm`.
    case confirmationAsked(MenuItem)
    /// The answer was no, or back.
    case confirmationDeclined(MenuItem)
    /// The question is to be taken away: its item is gone.
    case confirmationDropped(MenuItem)
    /// The item's effect is to be carried out; without one the front decides what choosing means.
    case perform(MenuItem)
    case submenuOpened(Level)
    /// The level above is shown again, its highlight on the submenu that was left.
    case wentBack(Level)
    /// A card is gone; the level it was in is shown, its highlight on the neighbour: the next, else the previous one.
    case removed(MenuItem, Level)
    /// All cards are back.
    case restored(Level)
    /// The shown items differ from before, or the level shown is a higher one because its submenu is gone.
    case itemsChanged(Level)
    case closed(CloseReason)
  }

  /// Why a session ended.
  public enum CloseReason: Sendable, Hashable {
    /// The front closed it.
    case dismissed
    /// Back at the root, or an item of the role cancel.
    case cancelled
    /// An item was performed and the session closes after an action.
    case performed
  }
}
