/// How a menu moves: what is drawn at which time. With reduced motion nothing moves, and the menu fades in place.
public struct MenuMotion: Sendable, Hashable {
  public var isReduced: Bool

  public init(isReduced: Bool) { self.isReduced = isReduced }

  /// Seconds from invisible to visible.
  public static let fadeTime = 0.15
  /// Seconds that each item begins after the one before it.
  public static let delay = 0.02
  /// Later items all begin with the 20th, so that a long menu is not waited for.
  static let lastDelayedItem = 20
  static let openingScale = 0.3
  static let pressedScale = 0.9

  /// How one item is drawn.
  public struct Appearance: Sendable, Hashable {
    /// Of the bubble; goes a little beyond 1 on the way.
    public var scale: Double
    /// 0…1.
    public var opacity: Double
    /// By which the item's offset from the centre is multiplied.
    public var offsetFactor: Double

    public init(scale: Double, opacity: Double, offsetFactor: Double) {
      self.scale = scale
      self.opacity = opacity
      self.offsetFactor = offsetFactor
    }
  }

  /// An item so many seconds after the menu began to open, invisible before; later items begin later.
  public func opening(item index: Int, at time: Double) -> Appearance {
    let scale = isReduced ? 1 : Self.scale(Spring.menu.value(at: time - Self.delay(of: index)))
    return Appearance(scale: scale, opacity: Self.fade(time), offsetFactor: scale)
  }

  /// Any item so many seconds after the menu began to close.
  public func closing(at time: Double) -> Appearance {
    let scale = isReduced ? 1 : Self.scale(1 - Spring.menu.value(at: time))
    return Appearance(scale: scale, opacity: 1 - Self.fade(time), offsetFactor: scale)
  }

  /// Seconds after which opening changes nothing any more.
  public func openingTime(count: Int) -> Double {
    isReduced ? Self.fadeTime : max(Self.fadeTime, Self.delay(of: max(count, 1) - 1) + Spring.menu.settlingTime)
  }

  /// Seconds after which nothing of the menu is visible any more.
  public var closingTime: Double { Self.fadeTime }

  /// What the label's scale moves to.
  public func labelScale(isPressed: Bool) -> Double { isPressed && !isReduced ? Self.pressedScale : 1 }

  /// What a bubble's scale moves to.
  public func bubbleScale(isHighlighted: Bool) -> Double {
    isHighlighted && !isReduced ? RadialLayout.highlightScale : 1
  }

  private static func delay(of index: Int) -> Double { Double(min(max(index, 0), lastDelayedItem)) * delay }

  private static func scale(_ progress: Double) -> Double { openingScale + (1 - openingScale) * progress }

  private static func fade(_ time: Double) -> Double { time > 0 ? min(time / fadeTime, 1) : 0 }
}
