import Foundation

/// Counts the system calls of anillo at its prompt, and of the processes it has started, in ten seconds.
func measureIdleCalls(_ place: Workplace) throws(BenchFault) {
  say("System calls while idle, ten seconds")
  guard let strace = place.installed("strace") else { return }
  let server = try place.server("idle")
  let menus = [
    ("speech off", try place.start(place.choose(speech: "off"))),
    ("speech on", try place.start(place.choose(speech: "on"), server)),
  ]
  let sources: [any EventSource] = menus.map(\.1) + [server]
  for (name, session) in menus {
    try wait(for: "the prompt with \(name)", sources) { session.shows(["Delete", "\n "]) }
  }
  // What it has to say at its opening is said by then.
  settle(sources, milliseconds: 1000)
  var watches: [(String, Watch)] = []
  for (name, session) in menus { watches.append((name, try Watch(session, strace, place))) }
  let end = ContinuousClock.now + .seconds(10)
  while ContinuousClock.now < end { serve(sources, milliseconds: 100) }
  // The menus must not end before strace has let them go: their last calls would count.
  withExtendedLifetime(sources) {
    for (name, watch) in watches { watch.report(name) }
  }
}

/// strace attached to a program and its descendants.
private final class Watch {
  private let processes: [Int32]
  private let strace: Session
  private let log: String

  init(_ session: Session, _ path: String, _ place: Workplace) throws(BenchFault) {
    processes = family(of: session.processID)
    log = "\(place.folder)/strace-\(session.processID)"
    let targets = processes.flatMap { ["-p", "\($0)"] }
    strace = try place.start([path, "-f", "-o", log] + targets)
    let strace = strace
    try wait(for: "strace", [strace]) { strace.shows(["ttach"]) }
  }

  /// strace writes the call in which it finds a process, which is not made anew, and marks one that it leaves.
  func report(_ name: String) {
    kill(strace.processID, SIGINT)
    settle([strace], milliseconds: 300)
    guard let text = try? String(contentsOfFile: log, encoding: .utf8), !text.isEmpty else {
      let reason = String(decoding: strace.output, as: UTF8.self).split(whereSeparator: \.isNewline).first ?? ""
      say("\(name): not measured, strace may not attach: \(reason)")
      return
    }
    var seen = Set<Substring>()
    let calls = text.split(separator: "\n").filter { line in
      let process = line.prefix { $0.isNumber }
      let isFirst = seen.insert(process).inserted
      return !isFirst && !line.contains("<detached") && !line.contains("+++") && !line.contains("---")
    }
    let verdict = calls.isEmpty ? "met" : "not met"
    say("\(name): \(calls.count) system calls, of \(processes.count) processes, goal 0, \(verdict)")
    for line in calls.prefix(5) { say("\(name): for instance \(line.prefix(100))") }
  }
}

/// The process and all that descend from it.
private func family(of process: Int32) -> [Int32] {
  let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  let children = tasks.flatMap { task in
    let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
  }
  return [process] + children.flatMap(family)
}
