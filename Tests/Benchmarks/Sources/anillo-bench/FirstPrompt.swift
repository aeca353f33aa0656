import Glibc

/// A menu program, how it is started with the five items, and what it has written when it is ready for a key.
private struct Contestant {
  let name: String
  let command: [String]
  var input: [UInt8]?
  let ready: [String]
}

private func contestants(_ place: Workplace) -> [Contestant] {
  let items = Workplace.items
  let tagged = items.enumerated().flatMap { ["\($0.offset + 1)", $0.element] }
  let menu = ["--menu", "Actions", "15", "40", "5"] + tagged
  var found = [Contestant(name: "anillo", command: place.choose(speech: "off"), ready: ["Delete", "\n "])]
  if let bash = place.installed("bash") {
    let script = "select item in \(items.joined(separator: " ")); do break; done"
    found.append(Contestant(name: "bash select", command: [bash, "--norc", "-c", script], ready: ["Delete", "#? "]))
  }
  for name in ["dialog", "whiptail"] {
    guard let path = place.installed(name) else { continue }
    found.append(Contestant(name: name, command: [path] + menu, ready: ["Delete"]))
  }
  if let fzf = place.installed("fzf") {
    let lines = Array(items.map { $0 + "\n" }.joined().utf8)
    found.append(Contestant(name: "fzf", command: [fzf], input: lines, ready: ["Delete"]))
  }
  return found
}

/// Measures the time from fork to the first prompt. Throws when `anillo` itself does not come to it.
func measureFirstPrompt(_ place: Workplace, rounds: Int) throws(BenchFault) {
  say("From exec to the first prompt for five items, \(rounds) rounds")
  var times: [String: [Double]] = [:]
  let all = contestants(place).filter { runs($0, place) }
  guard all.first?.name == "anillo" else { throw .tooSlow("the first prompt of anillo") }
  for _ in 0..<rounds {
    for one in all { times[one.name, default: []].append(try time(one, place)) }
  }
  let figures = times.mapValues(Figures.init)
  for one in all { say(figures[one.name]?.line(one.name, unit: "ms") ?? "") }
  guard let anillo = figures["anillo"] else { return }
  let goals = ["bash select": 1.3, "dialog": 1.0]
  for one in all.dropFirst() {
    guard let other = figures[one.name] else { continue }
    sayRatio("anillo against \(one.name)", anillo.against(other).median, goal: goals[one.name])
  }
}

/// A first run outside the count fills the caches, and tells whether the program works here.
private func runs(_ one: Contestant, _ place: Workplace) -> Bool {
  do {
    _ = try time(one, place)
    return true
  } catch {
    say("\(one.name): left out, \(error)")
    return false
  }
}

private func time(_ one: Contestant, _ place: Workplace) throws(BenchFault) -> Double {
  let session = try place.start(one.command, input: one.input)
  try wait(for: "the first prompt of \(one.name)", [session]) { session.shows(one.ready) }
  return (ContinuousClock.now - session.started).inMilliseconds
}
