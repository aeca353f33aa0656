/// A number on its way by a spring: the scale of a label or bubble.
public struct SpringTransition: Sendable, Hashable {
  public private(set) var start: Double
  public private(set) var target: Double
  /// When it set out, in seconds of the front's clock.
  public private(set) var startTime: Double
  public let spring: Spring

  /// At rest.
  public init(at value: Double, spring: Spring) {
    start = value
    target = value
    startTime = 0
    self.spring = spring
  }

  public func value(at time: Double) -> Double {
    start + (target - start) * spring.value(at: time - startTime)
  }

  public func isSettled(at time: Double) -> Bool { start == target || time - startTime >= spring.settlingTime }

  /// Sets out to another target from wherever it is at that time; to the same target it goes on.
  public mutating func move(to target: Double, at time: Double) {
    guard target != self.target else { return }
    start = value(at: time)
    self.target = target
    startTime = time
  }
}
