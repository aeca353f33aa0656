/// Measures a letter and Backspace in turn, each until its echo, with speech on and a daemon that never answers,
/// against speech off.
func measureEcho(_ place: Workplace, pairs: Int) throws(BenchFault) {
  say("Key to echo, \(pairs * 2) presses, with a speech daemon that never answers, against speech off")
  let server = try place.server("silent", answers: false)
  let sessions = [
    try place.start(place.choose(speech: "on"), server), try place.start(place.choose(speech: "off")),
  ]
  for session in sessions { try wait(for: "the prompt", [session]) { session.shows(["Delete", "\n "]) } }
  // A line that says that speech is not there may come once; it is no echo.
  settle(sessions, milliseconds: 1000)
  var times: [[Double]] = [[], []]
  for press in 0..<(pairs * 2) {
    for (index, session) in sessions.enumerated() {
      times[index].append(try echo(of: press.isMultiple(of: 2) ? "x" : "\u{7F}", session))
    }
  }
  let (on, off) = (Figures(times[0]), Figures(times[1]))
  for (name, figures) in [("speech on, daemon silent", on), ("speech off", off)] {
    say(figures.line(name, unit: "ms"))
    say("\(name): all together \(decimal(figures.total)) ms, 99 of 100 within \(decimal(figures.share(0.99))) ms")
  }
  sayRatio("silent daemon against speech off, all together", on.total / off.total)
  sayRatio("silent daemon against speech off, 99 of 100", on.share(0.99) / off.share(0.99))
}

private func echo(of key: String, _ session: Session) throws(BenchFault) -> Double {
  settle([session], milliseconds: 0)
  session.forgetOutput()
  let start = ContinuousClock.now
  session.press(key)
  try wait(for: "the echo", [session]) { !session.output.isEmpty }
  return (ContinuousClock.now - start).inMilliseconds
}
