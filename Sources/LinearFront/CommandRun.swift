internal import ActionMenu
internal import Dialogue
internal import Glibc
internal import Posix
internal import Speech

/// One program, run while the menu waits: its lines are printed and said as they come, any key silences it, Ctrl-C ends
/// it and not the menu.
@MainActor
struct CommandRun {
  /// Lines; what a listener would not sit through anyway is printed but not said.
  private static let spokenLimit = 200
  /// Lines kept for the review of the output.
  private static let keptLimit = 10_000

  private let front: LinearFront
  private var pending: [UInt8] = []
  private var lines: [String] = []
  private var isSilenced = false
  private var interrupts = 0
  private var ownsTerminal = false

  init(_ front: LinearFront) { self.front = front }

  consuming func run(_ command: Command) -> CommandResult {
    var run = self
    let arguments =
      switch command.form {
      case .arguments(let arguments): arguments
      case .shell(let line): ["/bin/sh", "-c", line]
      }
    return command.takesTerminal ? run.runOnTerminal(arguments) : run.runRead(arguments)
  }

  // MARK: With the terminal

  private mutating func runOnTerminal(_ arguments: [String]) -> CommandResult {
    front.terminal.restore()
    let terminal = front.terminal.descriptor
    do throws(Errno) {
      let child = try ChildProcess.start(
        arguments, input: terminal, output: terminal, errors: terminal, inForegroundOf: terminal)
      return .ended(waitWithTerminal(child), lines: nil)
    } catch {
      return .notStarted(program: arguments[0], error)
    }
  }

  /// Ctrl-Z has nowhere to go back to, so the program goes on at once.
  private func waitWithTerminal(_ child: ChildProcess) -> ChildProcess.State {
    defer { front.terminal.give(toGroup: nil) }
    while true {
      let state = child.wait()
      guard case .stopped = state else { return state }
      child.signal(SIGCONT)
    }
  }

  // MARK: With its output read

  private mutating func runRead(_ arguments: [String]) -> CommandResult {
    front.terminal.readKeysUnechoed()
    do throws(Errno) {
      let output = try Pipe()
      defer { output.readEnd.close() }
      let nothing = try FileDescriptor.open("/dev/null", .read)
      defer { nothing.close() }
      let started = Result { () throws(Errno) in
        try ChildProcess.start(arguments, input: nothing, output: output.writeEnd, errors: output.writeEnd)
      }
      output.writeEnd.close()
      return try follow(started.get(), output.readEnd)
    } catch {
      return .notStarted(program: arguments[0], error)
    }
  }

  private mutating func follow(_ child: ChildProcess, _ output: FileDescriptor) -> CommandResult {
    var end: ChildProcess.State?
    var isOpen = true
    while isOpen || end == nil {
      let keys = ownsTerminal ? front.signals.descriptor : front.terminal.keys
      // A program of its own that the child left behind may hold the pipe open: what is there is read, then it ends.
      let hadEnded = end != nil
      let ready = waitUntilReadable(
        [front.signals.descriptor, keys, isOpen ? output : front.signals.descriptor], within: hadEnded ? .zero : nil)
      if ready[0], let signal = heedSignals(child, &end) { return .interruptedFor(signal: signal) }
      if ready[1], !ownsTerminal {
        _ = try? front.terminal.keys.read(upTo: 256)
        silence()
      }
      if isOpen, ready[2] { isOpen = readOutput(output) }
      if hadEnded, !ready[2] { break }
    }
    takeLine(evenIfEmpty: false)
    if ownsTerminal { front.terminal.give(toGroup: nil) }
    return .ended(end ?? .exited(0), lines: lines)
  }

  private mutating func heedSignals(_ child: ChildProcess, _ end: inout ChildProcess.State?) -> Int32? {
    while let signal = front.signals.next() {
      switch signal {
      case SIGINT: interrupt(child)
      case SIGTERM, SIGHUP:
        child.signal(signal)
        return signal
      case SIGCHLD:
        switch child.stateIfChanged() {
        case .stopped: handTerminal(to: child)
        case let state?: end = state
        case nil: break
        }
      default: break
      }
    }
    return nil
  }

  /// First politely, then firmly.
  private mutating func interrupt(_ child: ChildProcess) {
    silence()
    child.signal([SIGINT, SIGTERM, SIGKILL][min(interrupts, 2)])
    interrupts += 1
  }

  /// A program that asks on the terminal (a password) stops in the background: it gets the terminal until it ends.
  private mutating func handTerminal(to child: ChildProcess) {
    ownsTerminal = true
    front.terminal.restore()
    front.terminal.give(toGroup: child.id)
    child.signal(SIGCONT)
  }

  private mutating func silence() {
    isSilenced = true
    front.isCutDue = true
    front.cutIfDue()
  }

  private mutating func readOutput(_ output: FileDescriptor) -> Bool {
    guard let bytes = try? output.read(upTo: 1 << 16), !bytes.isEmpty else { return false }
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { takeLine(evenIfEmpty: true) } else { pending.append(byte) }
    }
    return true
  }

  private mutating func takeLine(evenIfEmpty: Bool) {
    if pending.isEmpty && !evenIfEmpty { return }
    let text = String(decoding: pending, as: UTF8.self)
    pending = []
    if lines.count < Self.keptLimit { lines.append(text) }
    let clean = harmless(text)
    Readline.write(clean + "\n")
    guard !isSilenced, lines.count <= Self.spokenLimit, !clean.isEmpty else { return }
    front.say(Utterance(clean, in: front.localizer.language, priority: .message))
  }
}
