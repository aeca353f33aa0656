internal import CPseudoTerminal
internal import Glibc

extension TerminalSession {
  /// Waits until the program has written `text`, since the last keys or since `place` in ``output``. Returns the place
  /// after it.
  @discardableResult
  public func waitFor(_ text: String, since place: Int? = nil, within limit: Duration = .seconds(10)) throws -> Int {
    var found: Int?
    try waitUntil("\(escaped(text.utf8))", within: limit) { session in
      found = find(text.utf8, in: session.output, from: place ?? session.mark)
      return found != nil
    }
    return found ?? output.count
  }

  /// Waits until `condition` holds of what was written; it is asked again after each piece of output.
  public func waitUntil(
    _ awaited: String, within limit: Duration = .seconds(10), _ condition: (TerminalSession) throws -> Bool
  ) throws {
    let deadline = Deadline(within: limit)
    drain()
    while try !condition(self) {
      if let status = child.status { throw SessionFault.ended(awaited: awaited, status: status, seen: seen) }
      if deadline.isPast { throw fault(awaited, deadline) }
      take(milliseconds: deadline.milliseconds())
      // Reaped before the last output is taken in, so that the condition is asked once more with all of it.
      if child.reap() != nil { drain() }
    }
  }

  /// Waits until everything sent has been read and answered and the program is asleep, waiting for more: from then on
  /// nothing can come without a new key, so that "nothing was printed" can be claimed.
  ///
  /// Quiet is, in this order: the processes of the foreground group sleep; those that read the terminal (as standard
  /// input, or opened anew) wait without a time limit, at least one of them for input; no key is unread and no signal
  /// pending; all output is taken in; and no thread of them has run meanwhile (its count of context switches is the
  /// same). A wait with a limit, as readline's after ESC, is therefore not quiet. The kernel gives no event when a
  /// process falls asleep, so after each output this is looked up every millisecond.
  public func waitUntilQuiet(within limit: Duration = .seconds(10)) throws {
    let deadline = Deadline(within: limit)
    drain()
    while !isQuiet() {
      if child.reap() != nil {
        drain()
        return
      }
      if deadline.isPast { throw fault("rest", deadline) }
      take(milliseconds: 1)
    }
  }

  private func isQuiet() -> Bool {
    let before = foreground()
    guard sleeps(before), unreadKeys == 0, !drain() else { return false }
    return foreground() == before
  }

  private func sleeps(_ processes: [ProcessSnapshot]) -> Bool {
    guard !processes.contains(where: { $0.activity == .working || $0.hasPendingSignal }) else { return false }
    let readers = processes.filter { $0.activity != .still && $0.reads(terminal: terminal) }
    return !readers.contains { $0.activity == .pausing } && readers.contains { $0.activity == .awaitingInput }
  }

  private func foreground() -> [ProcessSnapshot] {
    let group = master.map { tcgetpgrp($0.number) }
    return ProcessSnapshot.family(of: child.id).filter { $0.group == group }
  }

  /// Keys that the program has not read yet. Polling makes the kernel deliver what was written a moment ago, which it
  /// otherwise does by itself a little later (n_tty_poll in drivers/tty/n_tty.c).
  var unreadKeys: Int32 {
    _ = ready([Interest(descriptor: programSide.number)], milliseconds: 0)
    return terminal_unread(programSide.number)
  }

  var seen: [UInt8] { output + standardError }

  func fault(_ awaited: String, _ deadline: Deadline) -> SessionFault {
    .timedOut(awaited: awaited, limit: deadline.limit, seen: seen)
  }
}

/// The place after the first occurrence of `needle`.
private func find(_ needle: some Collection<UInt8>, in bytes: [UInt8], from start: Int) -> Int? {
  let needle = Array(needle)
  guard bytes.count - start >= needle.count else { return nil }
  for place in start...(bytes.count - needle.count)
  where bytes[place..<(place + needle.count)].elementsEqual(needle) {
    return place + needle.count
  }
  return nil
}
