/// A speaking menu with a speech server of its own.
private final class Speaker {
  let name: String
  let session: Session
  let server: SpeechServer
  var times: [Double] = []

  init(_ name: String, _ command: [String], _ place: Workplace) throws(BenchFault) {
    self.name = name
    server = try place.server(name)
    session = try place.start(command, server)
    try anillo_bench.wait(for: "the prompt of \(name)", sources) { [session] in session.shows(["Delete", "\n "]) }
  }

  var sources: [any EventSource] { [session, server] }

  /// Presses an arrow and waits until the item's name is at the server; nothing else runs meanwhile.
  func press(_ keys: String, saying title: String) throws(BenchFault) -> Double {
    server.forgetArrivals()
    let start = ContinuousClock.now
    session.press(keys)
    var arrived: ContinuousClock.Instant?
    try anillo_bench.wait(for: "SPEAK \(title) from \(name)", sources) { [server] in
      arrived = server.arrivals.first { $0.text.contains(title) }?.time
      return arrived != nil
    }
    settle(sources, milliseconds: 5)
    return ((arrived ?? start) - start).inMilliseconds
  }
}

/// Measures the time from an arrow key to its SPEAK at the speech daemon's socket.
func measureKeyToSpeak(_ place: Workplace, presses: Int) throws(BenchFault) {
  say("From an arrow key to the SPEAK text at the socket, \(presses) presses")
  var speakers = [try Speaker("anillo", place.choose(speech: "on"), place)]
  speakers.append(try Speaker("menu-in-c", [place.own("menu-in-c")] + Workplace.items, place))
  if place.installed("spd-say") != nil {
    speakers.append(try Speaker("menu-with-spd-say", [place.own("menu-with-spd-say")] + Workplace.items, place))
  }
  // To the second item, once the opening has been said; from there between the second and the third.
  for one in speakers {
    settle(one.sources, milliseconds: 300)
    _ = try one.press(down, saying: "Camera")
    _ = try one.press(down, saying: "Note")
  }
  for press in 0..<presses {
    let (key, title) = press.isMultiple(of: 2) ? (down, "Share") : (up, "Note")
    for one in speakers { one.times.append(try one.press(key, saying: title)) }
  }
  let figures = speakers.map { Figures($0.times) }
  for (one, figure) in zip(speakers, figures) { say(figure.line(one.name, unit: "ms")) }
  for (index, goal) in [(1, 1.5), (2, 0.1)] where index < figures.count {
    sayRatio("anillo against \(speakers[index].name)", figures[0].against(figures[index]).median, goal: goal)
  }
}

let down = "\u{1B}[B"
let up = "\u{1B}[A"
