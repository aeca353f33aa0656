import Glibc
import MenuGeometry

/// Measures the hit test against the two functions of the C library that it needs.
func measureHitTest(rounds: Int) {
  let drags = drags(100_000)
  say("Hit test, \(rounds) rounds of \(drags.count) drags, against atan2 and hypot alone")
  let layouts = [
    ("ring", RadialLayout(count: 8, radius: 104)),
    ("mirrored ring", RadialLayout(count: 8, radius: 104, isMirrored: true)),
    ("half ring", RadialLayout(count: 8, radius: 104, sweep: Sweep(from: -90, to: 90))),
  ]
  for (name, layout) in layouts {
    var times: [[Double]] = [[], []]
    for _ in 0..<rounds {
      times[0].append(nanoseconds(drags) { Double(layout.item(under: $0) ?? -1) })
      times[1].append(nanoseconds(drags) { atan2($0.dx, -$0.dy) + hypot($0.dx, $0.dy) })
    }
    let (ours, alone) = (Figures(times[0]), Figures(times[1]))
    say(ours.line("\(name), item(under:)", unit: "ns a drag"))
    say(alone.line("atan2 and hypot", unit: "ns a drag"))
    sayRatio("\(name) against atan2 and hypot, in the same round", ours.against(alone).median, goal: 2)
  }
}

/// Drags over the dead zone and all items, in an order that no processor foresees.
private func drags(_ count: Int) -> [Offset] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in
    Offset(dx: .random(in: -150...150, using: &generator), dy: .random(in: -150...150, using: &generator))
  }
}

/// For one drag, in the mean of all.
private func nanoseconds(_ drags: [Offset], _ work: (Offset) -> Double) -> Double {
  var sum = 0.0
  let start = ContinuousClock.now
  for drag in drags { sum += work(drag) }
  let time = ContinuousClock.now - start
  // None of the work can be left out, because its result is looked at.
  precondition(sum.isFinite)
  return time.inMilliseconds * 1_000_000 / Double(drags.count)
}
