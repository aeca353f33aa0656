/// The long press that opens a menu, and every other way to open it and to choose, as one state machine.
///
/// A front hands it what happens to the label and to the open menu and carries out the effects it returns. It knows no
/// clock: it asks for a timer, and a script of events replays everything.
///
/// ```
///          pressed            the press time is over
///   idle ───────────▶ pressing ──────────▶ open ──── released on an item: performs
///    │ ▲                │ │ released: a tap  │└───── released in the dead zone, anything else: closes
///    │ │ drifted beyond │ ▼                  │ with `staysOpen`
///    │ └─ the slop,     └─▶ kept open ◀──────┘
///    │    anything else       ▲    └─ a tap, a key: performs, goes back or closes
///    └── key, secondary ──────┘
/// ```
///
/// `perform`, `back` and `close` end in idle. Where choosing or going back leads to another level the front says so with
/// `continued`. An event that does not belong to the phase does nothing.
public struct PressGesture: Sendable {
  public let settings: Settings
  var state = State.idle
  /// Enter or Space is still down: its repeats are not meant, neither on the menu that it opened nor after it chose.
  var isOpeningKeyDown = false

  public init(_ settings: Settings) { self.settings = settings }

  /// Takes one event.
  /// - Returns: What the front has to do, in this order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .pressed(let button, let point, let time): pressed(button, at: point, time: time)
    case .moved(let point, let time): moved(to: point, time: time)
    case .released(let point): released(at: point)
    case .timePassed(let time): timePassed(time)
    case .grabLost: interrupted(closingKeptOpen: false)
    case .left: left()
    case .escaped: escaped()
    case .dismissed: interrupted(closingKeptOpen: true)
    case .openingKeyPressed(let point): openingKeyPressed(at: point)
    case .openingKeyReleased: openingKeyReleased()
    case .highlighted(let index): highlighted(index)
    case .chosen(let index): chosen(index)
    case .placed(let targets): placed(targets)
    case .replaced(let targets, let highlight): replaced(by: targets, highlight: highlight)
    case .continued(let targets, let highlight): continued(targets, highlight: highlight)
    }
  }
}

extension PressGesture {
  public struct Settings: Sendable, Hashable {
    /// Seconds; below 0 counts as 0, where the press opens at once.
    public let minimumPressTime: Double
    /// How far the finger may drift meanwhile, in points: the platform's; below 0 counts as 0.
    public let slop: Double
    /// For a card that is lifted: however it was opened it stays open, and a secondary click opens it, too.
    public let staysOpen: Bool

    public init(minimumPressTime: Double = 0.35, slop: Double, staysOpen: Bool = false) {
      // A number that is none is not above 0 either.
      self.minimumPressTime = minimumPressTime > 0 ? minimumPressTime : 0
      self.slop = slop > 0 ? slop : 0
      self.staysOpen = staysOpen
    }
  }

  /// How far the gesture has got.
  public enum Phase: Sendable, Hashable {
    case idle
    case pressing
    /// The finger is down on the open menu; how far it is from where it was pressed.
    case open(translation: Offset)
    /// Open without a finger on it.
    case keptOpen
  }

  public var phase: Phase {
    switch state {
    case .idle: .idle
    case .pressing: .pressing
    case .open(let menu) where menu.isDragged: .open(translation: (menu.pointer ?? menu.origin) - menu.origin)
    case .open: .keptOpen
    }
  }

  /// The highlighted item of the open menu.
  public var highlight: Int? {
    guard case .open(let menu) = state else { return nil }
    return menu.highlight
  }
}
