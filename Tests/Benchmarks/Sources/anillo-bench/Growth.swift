import LineSearch

/// Measures how time and memory grow with the list: of `choose --filter`, and of the search while somebody types.
func measureGrowth(_ place: Workplace, rounds: Int) throws(BenchFault) {
  say("Growth, \(rounds) rounds; the slowest key of \"\(typed)\", with the first twenty of what it finds in order")
  let fzf = place.installed("fzf")
  for count in [10, 100, 1_000, 10_000, 100_000, 1_000_000] {
    let lines = try LineFile(count: count, place)
    say(try programLine("anillo", [place.anillo, "choose", "--filter", typed], lines, place, rounds))
    if let fzf { say(try programLine("fzf", [fzf, "-e", "--filter", typed], lines, place, rounds)) }
    let slowest = Figures(slowestKeys(count: count, rounds: rounds))
    say(slowest.line("\(count) lines, a typed key", unit: "ms"))
    if count == 100_000 { sayRatio("a typed key at \(count) lines against 16 ms", slowest.median / 16, goal: 1) }
  }
}

private let typed = "noche azul"

private func programLine(
  _ name: String, _ command: [String], _ lines: LineFile, _ place: Workplace, _ rounds: Int
) throws(BenchFault) -> String {
  var uses: [ResourceUse] = []
  for _ in 0..<rounds { uses.append(try lines.use(command, place)) }
  let (time, memory) = (Figures(uses.map(\.milliseconds)), Figures(uses.map(\.megabytes)))
  return "\(lines.count) lines, filter of \(name): median \(decimal(time.median)) ms, \(decimal(memory.median)) MB"
}

/// Types a text letter by letter into a search; per round the milliseconds of the letter that took longest.
private func slowestKeys(count: Int, rounds: Int) -> [Double] {
  var table = LineTable()
  table.append(SampleLines.bytes(count: count))
  return (0..<rounds).map { _ in
    var session = LineSearchSession()
    return typed.indices.map { end in
      let query = LineQuery(String(typed[...end]))
      let start = ContinuousClock.now
      session.search(query, in: table)
      let found = session.matches.bestFirst(limit: 20)
      let time = ContinuousClock.now - start
      // None of the work can be left out, because its result is looked at.
      precondition(found.count <= 20)
      return time.inMilliseconds
    }.max() ?? .nan
  }
}
