// The standard library has no sine. This is the one file that asks the C library for it, and for nothing else.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Offset {
  /// From the length and an angle: 0° to the right, clockwise on the screen.
  init(length: Double, degrees: Double) {
    let radians = degrees * .pi / 180
    self.init(dx: length * cos(radians), dy: length * sin(radians))
  }

  /// In points; neither overflows nor underflows on the way.
  public var length: Double { hypot(dx, dy) }

  /// The angle in turns, −0.5…0.5: 0 to the right, clockwise on the screen. Multiples of an eighth are exact.
  var turn: Double { atan2(dy, dx) / (2 * .pi) }
}

func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

/// A wave that dies away: e^−decay · (cos angle + weight · sin angle).
func fadingWave(decay: Double, angle: Double, weight: Double) -> Double {
  exp(-decay) * (cos(angle) + weight * sin(angle))
}

func exponential(_ exponent: Double) -> Double { exp(exponent) }
