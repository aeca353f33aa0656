import MenuGeometry
import Testing

/// Bubbles do not touch, also while one of them is grown by a fifth: their centres are 1.1 diameters apart.
@Suite struct SeparationTests {
  static let sweeps = [
    Sweep.ring, Sweep(from: -90, to: 90), Sweep(from: 0, to: 90), Sweep(from: 360, to: 180), Sweep(from: 0, to: 315),
    Sweep(from: 0, to: 350),
  ]

  @Test(arguments: sweeps, [24.0, 56, 120])
  func theRadiusSeparates(_ sweep: Sweep, _ diameter: Double) throws {
    for count in 1...64 {
      let radius = try #require(
        RadialLayout.radius(separating: count, diameter: diameter, on: sweep, atLeast: 104))
      let least = leastDistance(RadialLayout(count: count, radius: radius, sweep: sweep).offsets)
      #expect(radius >= 104)
      #expect(least >= diameter * 1.1 - 1e-6)
      // No larger than needed.
      if radius > 104 { #expect(abs(least - diameter * 1.1) < 1e-6) }
    }
  }

  @Test(arguments: sweeps)
  func theDiameterSeparates(_ sweep: Sweep) {
    for count in 1...64 {
      let diameter = RadialLayout.diameter(separating: count, radius: 104, on: sweep, atMost: 56)
      let least = leastDistance(RadialLayout(count: count, radius: 104, sweep: sweep).offsets)
      #expect(diameter <= 56 && diameter > 0)
      #expect(least >= diameter * 1.1 - 1e-6)
      if diameter < 56 { #expect(abs(least - diameter * 1.1) < 1e-6) }
    }
  }

  @Test func tenOfTheUsualBubblesFitOnTheUsualRing() {
    #expect(RadialLayout.radius(separating: 10, diameter: 56, atLeast: 104) == 104)
    #expect(RadialLayout.radius(separating: 11, diameter: 56, atLeast: 104)! > 104)
    #expect(RadialLayout.diameter(separating: 10, radius: 104, atMost: 56) == 56)
    #expect(RadialLayout.diameter(separating: 11, radius: 104, atMost: 56) < 56)
  }

  @Test func whatNothingSeparates() {
    let sweep = Sweep(from: 90, to: 90)
    #expect(RadialLayout.radius(separating: 2, diameter: 56, on: sweep, atLeast: 104) == nil)
    #expect(RadialLayout.radius(separating: 1, diameter: 56, on: sweep, atLeast: 104) == 104)
    #expect(RadialLayout.diameter(separating: 2, radius: 104, on: sweep, atMost: 56) == 0)
    #expect(RadialLayout.radius(separating: 2, diameter: 56, on: Sweep(from: .nan, to: 0), atLeast: 104) == nil)
    #expect(RadialLayout.diameter(separating: 2, radius: .nan, atMost: 56) == 0)
    #expect(RadialLayout.diameter(separating: 2, radius: -1, atMost: 56) == 0)
    #expect(RadialLayout.radius(separating: 0, diameter: 56, atLeast: 104) == 104)
    #expect(RadialLayout.radius(separating: 5, diameter: -1, atLeast: 104) == 104)
  }
}
