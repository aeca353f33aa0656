import MenuGeometry
import Testing

/// Who owns the border between two items.
@Suite struct BorderTests {
  private func drag(_ degrees: Double, isMirrored: Bool) -> Offset {
    let drag = polar(degrees: degrees, length: 100)
    return isMirrored ? drag.mirrored : drag
  }

  @Test(arguments: 2...64)
  func aHundredthOfADegreeOnEitherSideOfABorder(_ count: Int) {
    let step = 360 / Double(count)
    for isMirrored in [false, true] {
      let layout = RadialLayout(count: count, radius: 104, isMirrored: isMirrored)
      for index in 0..<count {
        let border = -90 + (Double(index) + 0.5) * step
        #expect(layout.item(under: drag(border - 0.01, isMirrored: isMirrored)) == index)
        #expect(layout.item(under: drag(border + 0.01, isMirrored: isMirrored)) == (index + 1) % count)
      }
    }
  }

  @Test(arguments: 2...64)
  func onAPartOfATurn(_ count: Int) {
    for sweep in [Sweep(from: -90, to: 90), Sweep(from: 0, to: 90), Sweep(from: 360, to: 180)] {
      let layout = RadialLayout(count: count, radius: 104, sweep: sweep)
      let step = (sweep.end - sweep.start) / Double(count - 1)
      for index in 0..<(count - 1) {
        let border = sweep.start + (Double(index) + 0.5) * step
        #expect(layout.item(under: polar(degrees: border - step * 0.001, length: 100)) == index)
        #expect(layout.item(under: polar(degrees: border + step * 0.001, length: 100)) == index + 1)
      }
    }
  }

  /// The eight directions whose angles are exact, with the answer counted in eighths of a turn.
  @Test func aBorderBelongsToTheClockwiseNeighbour() {
    let faults = faults(of: 1...1000, on: .ring) { eighth, count in nearest(eighth, count) % count }
    #expect(faults == [])
  }

  @Test func aMirroredBorderBelongsToTheOtherNeighbour() {
    let faults = faults(of: 1...1000, on: .ring, isMirrored: true) { eighth, count in
      nearest((8 - eighth) % 8, count) % count
    }
    #expect(faults == [])
    #expect(RadialLayout(count: 2, radius: 104).item(under: Self.eighths[2]) == 1)
    #expect(RadialLayout(count: 2, radius: 104, isMirrored: true).item(under: Self.eighths[2]) == 0)
  }

  @Test func againstTheClockItIsTheSameBorder() {
    let faults = faults(of: 1...1000, on: Sweep(from: 270, to: -90)) { eighth, count in
      (count - nearest(eighth, count) % count) % count
    }
    #expect(faults == [])
  }

  @Test func onAHalfOppositeToItTheFirstIsTheNeighbour() {
    let faults = faults(of: 2...1000, on: Sweep(from: -90, to: 90)) { eighth, count in
      eighth < 5 ? nearest(eighth, 2 * (count - 1)) : eighth == 5 ? count - 1 : 0
    }
    #expect(faults == [])
  }

  @Test func onAHalfAgainstTheClockItIsTheLast() {
    let faults = faults(of: 2...1000, on: Sweep(from: 90, to: -90)) { eighth, count in
      count - 1 - (eighth < 5 ? nearest(eighth, 2 * (count - 1)) : eighth == 5 ? count - 1 : 0)
    }
    #expect(faults == [])
  }

  /// The nearest of so many items in a turn, halves upwards: floor(eighth / 8 · count + 1 / 2).
  private func nearest(_ eighth: Int, _ count: Int) -> Int { (eighth * count * 2 + 8) / 16 }

  /// The numbers of items for which an eighth does not give the expected item.
  private func faults(
    of counts: ClosedRange<Int>, on sweep: Sweep, isMirrored: Bool = false, expected: (Int, Int) -> Int
  ) -> [Int] {
    counts.filter { count in
      let layout = RadialLayout(count: count, radius: 104, sweep: sweep, isMirrored: isMirrored)
      return (0..<8).contains { layout.item(under: Self.eighths[$0]) != expected($0, count) }
    }
  }

  /// Clockwise from the top.
  static let eighths = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    .map { Offset(dx: Double($0.0) * 100, dy: Double($0.1) * 100) }
}
