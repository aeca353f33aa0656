/// Measures the menu itself with long lists: from a key to its answer, the first key right after the list is there, when
/// nothing has been searched for yet.
func measureTypedKeys(_ place: Workplace, rounds: Int) throws(BenchFault) {
  say("From a key to its answer in a menu of many lines, \(rounds) rounds")
  for count in [10, 100_000, 1_000_000] {
    let lines = try LineFile(count: count, place)
    var times: [[Double]] = [[], [], []]
    for _ in 0..<rounds {
      for (index, time) in try keys(lines, place).enumerated() { times[index].append(time) }
    }
    for (name, figures) in zip(["the first letter", "the next letter", "an arrow"], times.map(Figures.init)) {
      say(figures.line("\(count) lines, \(name)", unit: "ms"))
      if count == 100_000 { sayRatio("\(name) at \(count) lines against 16 ms", figures.median / 16, goal: 1) }
    }
  }
}

private func keys(_ lines: LineFile, _ place: Workplace) throws(BenchFault) -> [Double] {
  let command = "exec '\(place.anillo)' choose --speech off --list 2 <'\(lines.path)'"
  let session = try place.start(["/bin/sh", "-c", command])
  try wait(for: "the prompt", [session]) { session.shows(["\r\n2 ", "\r\n "]) }
  return [
    try time(of: "n", until: "n", session), try time(of: "o", until: "o", session),
    try time(of: "\u{1B}[B", until: "\r\n", session),
  ]
}

private func time(of key: String, until answer: String, _ session: Session) throws(BenchFault) -> Double {
  session.forgetOutput()
  let start = ContinuousClock.now
  session.press(key)
  try wait(for: "the answer", [session]) { session.shows([answer]) }
  return (ContinuousClock.now - start).inMilliseconds
}
