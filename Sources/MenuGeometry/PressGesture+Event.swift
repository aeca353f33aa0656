extension PressGesture {
  /// What happens to the label and to the open menu. Points are places in the window; times are seconds of one clock
  /// that never goes back. Points that are not finite are passed over.
  public enum Event: Sendable, Hashable {
    /// On the label while idle, anywhere in the window while kept open, and any further button while one is down.
    case pressed(Button, at: Point, time: Double)
    /// With a finger or button down, or, while kept open, a pointer that hovers.
    case moved(to: Point, time: Double)
    /// The finger or primary button is up again.
    case released(at: Point)
    /// The timer that was asked for has fired.
    case timePassed(Double)
    /// The system took the press away.
    case grabLost
    /// The finger or pointer left the window.
    case left
    case escaped
    /// The front closes the menu for a reason of its own.
    case dismissed
    /// Enter or Space, on the label or in the menu it opened; the point is the label's centre.
    case openingKeyPressed(at: Point)
    /// It is up again, or the window has lost the keyboard.
    case openingKeyReleased
    /// An arrow key leads to this item.
    case highlighted(Int)
    /// A number key chooses this item.
    case chosen(Int)
    /// The answer to `Effect.open`: the menu is there.
    case placed(MenuTargets)
    /// The items are others; `highlight` says where the highlighted one stands now, nil when it is gone. It counts for
    /// a highlight set by a key. For a finger or pointer it is the item under it that counts.
    case replaced(MenuTargets, highlight: Int?)
    /// After `Effect.perform` or `Effect.back`: that led to another level, or nowhere, and the menu stays open with it;
    /// `highlight` is the item that has it there already, as by a key.
    case continued(MenuTargets, highlight: Int? = nil)
  }

  public enum Button: Sendable, Hashable {
    /// A finger, a pen's tip, the left button of a mouse.
    case primary
    case secondary
    case other
  }
}
