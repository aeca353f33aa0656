import MenuGeometry
import Testing

@Suite struct ScreenDirectionTests {
  /// Where the four arrows lead from every item.
  private func ways(among centers: [Offset]) -> [[Int]] {
    centers.indices.map { current in
      ScreenDirection.allCases.compactMap { $0.item(from: current, among: centers) }
    }
  }

  /// What can be reached from some items, by any number of arrows; these belong to it.
  private func reached(from start: [Int], by ways: [[Int]]) -> Set<Int> {
    var reached = Set(start)
    var open = start
    while let current = open.popLast() {
      for next in ways[current] where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }

  static let sweeps = [
    Sweep.ring, Sweep(from: -90, to: 90), Sweep(from: 90, to: 270), Sweep(from: 0, to: 180), Sweep(from: 180, to: 360),
    Sweep(from: 0, to: 90), Sweep(from: 90, to: 180), Sweep(from: 180, to: 270), Sweep(from: 270, to: 360),
    Sweep(from: 0, to: 315),
  ]

  @Test(arguments: sweeps, [false, true])
  func everyItemIsReachedFromEveryOther(_ sweep: Sweep, _ isMirrored: Bool) {
    for count in 1...64 {
      let centers = RadialLayout(count: count, radius: 104, sweep: sweep, isMirrored: isMirrored).offsets
      let ways = ways(among: centers)
      let lost = centers.indices.filter { reached(from: [$0], by: ways).count < count }
      #expect(lost.isEmpty, "\(count)")
      let fromNowhere = ScreenDirection.allCases.compactMap { $0.item(from: nil, among: centers) }
      #expect(reached(from: fromNowhere, by: ways).count == count)
    }
  }

  @Test(arguments: 1...5, 1...5)
  func everyCardOfAGridIsReached(_ columns: Int, _ rows: Int) {
    // The last row may be shorter.
    for missing in 0..<columns {
      let centers = grid(columns, count: columns * rows - missing)
      let ways = ways(among: centers)
      for start in centers.indices { #expect(reached(from: [start], by: ways).count == centers.count) }
    }
  }

  private func grid(_ columns: Int, count: Int) -> [Offset] {
    (0..<count).map { Offset(dx: Double($0 % columns) * 174, dy: Double($0 / columns) * 134) }
  }

  /// The first letters of the directions, and where they lead.
  @Test(
    arguments: [
      (nil, "U", 0), (nil, "R", 1), (nil, "D", 2), (nil, "L", 4), (0, "R", 1), (0, "L", 4), (0, "D", 2), (1, "D", 2),
      (1, "L", 0), (1, "U", 0), (2, "L", 3), (2, "U", 1), (3, "R", 2), (4, "R", 0), (4, "U", 0), (4, "D", 3),
      (0, "U", nil), (1, "R", nil), (2, "D", nil), (4, "L", nil),
    ] as [(Int?, String, Int?)])
  func onTheUsualRing(_ current: Int?, _ key: String, _ next: Int?) {
    let centers = RadialLayout(count: 5, radius: 104).offsets
    #expect(direction(key).item(from: current, among: centers) == next)
  }

  private func direction(_ key: String) -> ScreenDirection {
    switch key {
    case "U": .up
    case "D": .down
    case "L": .left
    default: .right
    }
  }

  @Test(arguments: 2...64)
  func inRightToLeftTheKeysGoByTheScreen(_ count: Int) {
    let centers = RadialLayout(count: count, radius: 104).offsets
    let mirrored = RadialLayout(count: count, radius: 104, isMirrored: true).offsets
    for current in centers.indices {
      #expect(
        ScreenDirection.right.item(from: current, among: centers)
          == ScreenDirection.left.item(from: current, among: mirrored))
    }
  }

  @Test func inAGridAnArrowGoesStraight() {
    let centers = grid(3, count: 9)
    #expect(ScreenDirection.right.item(from: 3, among: centers) == 4)
    #expect(ScreenDirection.down.item(from: 1, among: centers) == 4)
    #expect(ScreenDirection.left.item(from: 8, among: centers) == 7)
    #expect(ScreenDirection.up.item(from: 8, among: centers) == 5)
    #expect(ScreenDirection.right.item(from: 2, among: centers) == nil)
  }

  @Test func fromNowhereAnArrowAlwaysLeadsSomewhere() {
    let centers = RadialLayout(count: 3, radius: 104, sweep: Sweep(from: -45, to: 45)).offsets
    #expect(ScreenDirection.left.item(from: nil, among: centers) != nil)
    #expect(ScreenDirection.left.item(from: 99, among: centers) != nil)
    #expect(ScreenDirection.left.item(from: -1, among: centers) != nil)
  }

  @Test(arguments: ScreenDirection.allCases)
  func withoutAnyPlaceItLeadsNowhere(_ direction: ScreenDirection) {
    #expect(direction.item(from: nil, among: []) == nil)
    #expect(direction.item(from: 0, among: []) == nil)
    let broken = [Offset(dx: .nan, dy: 0), Offset(dx: .infinity, dy: .nan)]
    #expect(direction.item(from: nil, among: broken) == nil)
    #expect(direction.item(from: 0, among: broken) == nil)
    #expect(direction.item(from: 0, among: [.zero, .zero]) == nil)
  }
}
