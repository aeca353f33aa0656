#if Window
internal import Glibc
public import TestSupport

extension WindowSession {
  /// Waits until the program shows a window, gives it the keys, and waits until it has been drawn. Of several windows
  /// it is the topmost: there is no window manager, so that it is to be called again when one has come or gone.
  @discardableResult
  public func openedWindow(within limit: Duration = .seconds(20)) throws -> ScreenWindow {
    var opened: ScreenWindow?
    try waitUntil("window", within: limit) { session in
      opened = session.windows.last { !$0.isPopup && $0.frame.width > 1 && $0.frame.height > 1 }
      return opened != nil
    }
    guard let opened else { throw SessionFault.missing(path: "window") }
    try display.focus(opened.id)
    // A program that has just started is at rest, too, while it waits for the accessibility bus, with its window shown
    // and still empty.
    try frame(of: opened.frame.intersection(screen), showing: "drawn window", within: limit) { !$0.isBlack }
    try waitUntilQuiet(within: limit)
    return opened
  }

  /// The windows that are shown, the topmost last.
  public var windows: [ScreenWindow] { display.windows() }

  /// Waits until the program has written `text` to its standard output.
  public func waitForOutput(_ text: String, within limit: Duration = .seconds(20)) throws {
    try waitUntil("\(escaped(text.utf8))", within: limit) { $0.out.contains(text) }
  }

  /// Waits for the end of the program; it is reaped, and all of its output is taken in.
  public func exit(within limit: Duration = .seconds(20)) throws -> ExitStatus {
    let deadline = Deadline(within: limit)
    while true {
      if let status = child.reap() {
        drain()
        return status
      }
      if deadline.isPast { throw fault("end", deadline) }
      take(milliseconds: deadline.milliseconds())
    }
  }

  /// Waits until `condition` holds; it is asked again after each piece of output and each change of a window.
  public func waitUntil(
    _ awaited: String, within limit: Duration = .seconds(20), _ condition: (WindowSession) throws -> Bool
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

  /// Waits until every event has been answered and drawn and the program waits for more: from then on nothing can come
  /// without a new event, so that "nothing happened" can be claimed. A running animation or long press is therefore not
  /// quiet.
  ///
  /// Timers that were set to `least` or more do not count. A second leaves out that GTK hides the mark of the focus
  /// three seconds after a key; a tenth of one leaves out a long press and the half second that GTK waits after every
  /// motion, too, but no animation.
  ///
  /// The kernel gives no event when a process falls asleep, so this is looked up every millisecond.
  public func waitUntilQuiet(
    ignoringTimersFrom least: Duration = .seconds(1), within limit: Duration = .seconds(20)
  ) throws {
    let deadline = Deadline(within: limit)
    while !isQuiet(ignoringTimersFrom: Int(least / .milliseconds(1))) {
      if child.reap() != nil {
        drain()
        return
      }
      if deadline.isPast { throw fault("rest", deadline) }
      take(milliseconds: 1)
    }
  }

  /// A program may sleep and yet go on: for the server that draws, or for an answer that comes over the bus. But what
  /// is on its way wakes somebody, so when nobody in the home has run between two looks, there is nothing.
  private func isQuiet(ignoringTimersFrom milliseconds: Int) -> Bool {
    guard let program = ProcessSnapshot(child.id), !drain() else { return false }
    let timer = program.activity == .awaitingInput ? Int.max : program.pause ?? 0
    guard timer >= milliseconds else { return false }
    let everybody = home.processes()
    return everybody.contains(program) && !everybody.contains { $0.activity == .working }
      && home.processes() == everybody
  }

  /// Takes in everything that has been written by now. Returns whether there was anything.
  @discardableResult
  func drain() -> Bool { take(milliseconds: 0) }

  /// Waits for output, the end, or a window, at most that long, and takes in all output that is there. Returns whether
  /// there was any.
  @discardableResult
  func take(milliseconds: Int32) -> Bool {
    let pipes = [streams.outputPipe, streams.errorPipe].compactMap { $0 }
    var interests = pipes.filter { !$0.hasEnded }.map { Interest(descriptor: $0.number) }
    if child.status == nil { interests.append(Interest(descriptor: child.ending.number)) }
    interests.append(Interest(descriptor: display.descriptor))
    _ = ready(interests, milliseconds: display.takeEvents() ? 0 : milliseconds)
    _ = display.takeEvents()
    let (written, errors) = (streams.outputPipe?.readAvailable() ?? [], streams.errorPipe?.readAvailable() ?? [])
    standardOutput += written
    standardError += errors
    return !(written.isEmpty && errors.isEmpty)
  }

  var seen: [UInt8] { standardOutput + standardError }

  func fault(_ awaited: String, _ deadline: Deadline) -> SessionFault {
    .timedOut(awaited: awaited, limit: deadline.limit, seen: seen)
  }
}
#endif
