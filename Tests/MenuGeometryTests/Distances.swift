import Foundation
import MenuGeometry

/// A place at an angle: 0° to the right, clockwise on the screen. Not from the code that is tested.
func polar(degrees: Double, length: Double) -> Offset {
  Offset(dx: length * cos(degrees * .pi / 180), dy: length * sin(degrees * .pi / 180))
}

func distance(_ one: Offset, _ other: Offset) -> Double {
  ((one.dx - other.dx) * (one.dx - other.dx) + (one.dy - other.dy) * (one.dy - other.dy)).squareRoot()
}

/// The distance of the two nearest places; infinite for fewer than two.
func leastDistance(_ places: [Offset]) -> Double {
  var least = Double.infinity
  for (index, place) in places.enumerated() {
    for other in places[(index + 1)...] { least = min(least, distance(place, other)) }
  }
  return least
}
