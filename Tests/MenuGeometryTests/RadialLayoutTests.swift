import MenuGeometry
import Testing

@Suite struct RadialLayoutTests {
  @Test(arguments: 1...360)
  func everyItemIsUnderItsOwnOffset(_ count: Int) {
    for sweep in [Sweep.ring, Sweep(from: 270, to: -90), Sweep(from: 0, to: 360)] + Self.parts {
      for isMirrored in [false, true] {
        let layout = RadialLayout(count: count, radius: 104, sweep: sweep, isMirrored: isMirrored)
        #expect(layout.offsets.map { layout.item(under: $0) } == Array(0..<count), "\(sweep)")
      }
    }
  }

  static let parts = [
    Sweep(from: -90, to: 90), Sweep(from: 0, to: 90), Sweep(from: 90, to: 270), Sweep(from: 360, to: 180),
    Sweep(from: 0, to: 315), Sweep(from: 0, to: -90), Sweep(from: 1000, to: 1100), Sweep(from: -350, to: 0),
  ]

  @Test(arguments: [1, 2, 7, 11])
  func case31EveryNumberOfItemsIsEvenlySpaced(_ count: Int) {
    let offsets = RadialLayout(count: count, radius: 104).offsets
    #expect(offsets.count == count)
    let chords = offsets.indices.map { distance(offsets[$0], offsets[($0 + 1) % count]) }
    for (offset, chord) in zip(offsets, chords) {
      #expect(abs(offset.length - 104) < 1e-9)
      #expect(abs(chord - chords[0]) < 1e-9)
    }
    #expect(isClose(offsets[0], Offset(dx: 0, dy: -104)))
  }

  @Test(arguments: [Sweep.ring, Sweep(from: 0, to: 90)])
  func case31AnEmptyMenuHasNothingUnderAnyDrag(_ sweep: Sweep) {
    let layout = RadialLayout(count: 0, radius: 104, sweep: sweep)
    #expect(layout.offsets.isEmpty)
    #expect(layout.item(under: Offset(dx: 0, dy: -104)) == nil)
  }

  static let nothing = [
    RadialLayout(count: -1, radius: 104), RadialLayout(count: .min, radius: 104), RadialLayout(count: 5, radius: 0),
    RadialLayout(count: 5, radius: -104), RadialLayout(count: 5, radius: .nan),
    RadialLayout(count: 5, radius: .infinity), RadialLayout(count: 5, radius: -.infinity),
    RadialLayout(count: 5, radius: 104, sweep: Sweep(from: .nan, to: 90)),
    RadialLayout(count: 5, radius: 104, sweep: Sweep(from: 0, to: .infinity)),
    RadialLayout(count: 5, distance: .nan, anchor: .topLeft),
    RadialLayout(count: 5, distance: 80, anchor: .custom(start: -.infinity, end: .infinity)),
  ]

  @Test(arguments: nothing)
  func whatCannotBeIsALayoutOfNothing(_ layout: RadialLayout) {
    #expect(layout.count == 0)
    #expect(layout.radius == 0)
    #expect(layout.offsets.isEmpty)
    for drag in [Offset.zero, Offset(dx: 100, dy: 0), Offset(dx: -1e300, dy: 1e300)] {
      #expect(layout.item(under: drag) == nil)
    }
  }

  static let numbers = [Double.nan, .infinity, -.infinity]

  @Test(arguments: numbers)
  func aDragThatIsNotFiniteIsOnNothing(_ number: Double) {
    for sweep in [Sweep.ring, Sweep(from: 0, to: 90)] {
      let layout = RadialLayout(count: 5, radius: 104, sweep: sweep)
      for drag in [Offset(dx: number, dy: 100), Offset(dx: 100, dy: number), Offset(dx: number, dy: number)] {
        #expect(layout.item(under: drag) == nil)
      }
    }
  }

  @Test func itemsThatAreNotThereHaveNoOffset() {
    let layout = RadialLayout(count: 5, radius: 104)
    #expect([-1, 5, .min, .max].allSatisfy { layout.offset(of: $0) == nil })
  }

  @Test func theReachIsALimitOnlyWhereItIsGiven() {
    let layout = RadialLayout(count: 4, radius: 100)
    #expect(layout.item(under: Offset(dx: 1e6, dy: 0)) == 1)
    #expect(layout.item(under: Offset(dx: 130, dy: 0), reach: 130) == 1)
    #expect(layout.item(under: Offset(dx: 130.001, dy: 0), reach: 130) == nil)
    #expect(layout.item(under: Offset(dx: 130, dy: 0), reach: .nan) == nil)
  }

  static let extremes = [
    RadialLayout(count: .max, radius: 104), RadialLayout(count: .max, radius: 104, sweep: Sweep(from: 0, to: 90)),
    RadialLayout(count: .max, radius: 104, sweep: Sweep(from: 270, to: -90)),
    RadialLayout(count: 5, radius: 1e308), RadialLayout(count: 5, radius: .leastNonzeroMagnitude),
    RadialLayout(count: 5, radius: 104, sweep: Sweep(from: -1e308, to: 1e308)),
    RadialLayout(count: 5, radius: 104, sweep: Sweep(from: 1e308, to: -1e308)),
    RadialLayout(count: 5, radius: 104, sweep: Sweep(from: 0, to: 1e-300)),
    RadialLayout(count: 5, radius: 104, sweep: Sweep(from: 90, to: 90)),
  ]

  @Test(arguments: extremes)
  func extremesStayInRange(_ layout: RadialLayout) {
    for step in 0..<720 {
      let drag = polar(degrees: Double(step) / 2, length: min(layout.radius * 0.9, 1e307))
      if let item = layout.item(under: drag) { #expect(layout.offset(of: item) != nil) }
    }
    for index in [0, layout.count - 1] { #expect(layout.offset(of: index)?.length.isFinite == true) }
  }
}
