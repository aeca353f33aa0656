/// A movement from 0 to 1 that starts at rest, like a mass on a damped spring.
///
/// Parameters as in Apple's interfaces: the frequency is 2π / response.
public struct Spring: Sendable, Hashable {
  /// How long a swing would take undamped, in seconds, at most an hour; 0 or less, or not finite, is a jump.
  public let response: Double
  /// 1 and more comes to rest without going beyond 1; less goes beyond it. At least 0.1 is used.
  public let dampingFraction: Double

  public init(response: Double, dampingFraction: Double = 0.825) {
    self.response = response > 0 && response.isFinite ? min(response, 3600) : 0
    self.dampingFraction = dampingFraction < 1 ? max(dampingFraction, 0.1) : 1
  }

  /// Opens and closes a menu.
  public static let menu = Spring(response: 0.35)
  /// Makes the label smaller while it is pressed.
  public static let press = Spring(response: 0.3)
  /// Makes the bubble under the finger larger.
  public static let highlight = Spring(response: 0.2)

  /// The place at a time, in seconds since the beginning: 0 before it, and exactly 1 from the settling time on.
  public func value(at time: Double) -> Double {
    guard time < settlingTime else { return 1 }
    guard time > 0 else { return 0 }
    let decay = dampingFraction * frequency * time
    guard dampingFraction < 1 else { return 1 - exponential(-decay) * (1 + decay) }
    let damped = (1 - dampingFraction * dampingFraction).squareRoot()
    return 1 - fadingWave(decay: decay, angle: frequency * damped * time, weight: dampingFraction / damped)
  }

  /// In seconds; from then on the place differs from 1 by less than a thousandth, and is taken for 1.
  public var settlingTime: Double { response == 0 ? 0 : 9.25 / (dampingFraction * frequency) }

  private var frequency: Double { 2 * .pi / response }
}
