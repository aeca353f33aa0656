internal import ActionMenu
internal import Dialogue
internal import Glibc
internal import MenuCommands
internal import Posix
internal import Speech

/// One program, run while the menu waits: its lines are printed and said as they come, any key silences it, Ctrl-C ends
/// it and not the menu.
@MainActor
struct CommandRun {
  private let front: LinearFront
  /// What the program gets to judge; its lines are then told by who asked. Nil where it is run for itself.
  private let judged: [UInt8]?
  private var printed = CommandOutput()
  /// Where its output is read from; nil from its end on.
  private var output: FileDescriptor?
  /// Nil as long as it runs.
  private var end: ChildProcess.State?
  /// Bytes. What the program has left behind may hold the pipe open and go on writing: after the program's end only
  /// what was in the pipe then is read.
  private var rest = CommandOutput.pipeCapacity
  private var isSilenced = false
  private var interrupts = 0
  private var ownsTerminal = false
  /// The terminal was somebody else's and has to be taken anew.
  private var isPaused = false

  init(_ front: LinearFront, judging judged: [UInt8]? = nil) {
    self.front = front
    self.judged = judged
  }

  consuming func run(_ command: Command) -> CommandResult {
    var run = self
    return command.takesTerminal ? run.runOnTerminal(command.arguments) : run.runRead(command.arguments)
  }

  // MARK: With the terminal

  private mutating func runOnTerminal(_ arguments: [String]) -> CommandResult {
    front.terminal.restore()
    ownsTerminal = true
    // Also when the program could not be started: what was to become of it had the terminal already.
    defer { front.terminal.give(toGroup: nil) }
    let terminal = front.terminal.descriptor
    do throws(Errno) {
      return follow(
        try ChildProcess.start(
          arguments, input: terminal, output: terminal, errors: terminal, inForegroundOf: terminal), nil)
    } catch {
      return .notStarted(program: arguments[0], error)
    }
  }

  // MARK: With its output read

  private mutating func runRead(_ arguments: [String]) -> CommandResult {
    front.terminal.readKeysUnechoed()
    do throws(Errno) {
      let output = try Pipe()
      defer { output.readEnd.close() }
      let input = try openInput()
      defer { input.close() }
      let started = Result { () throws(Errno) in
        try ChildProcess.start(arguments, input: input, output: output.writeEnd, errors: output.writeEnd)
      }
      output.writeEnd.close()
      return try follow(started.get(), output.readEnd)
    } catch {
      return .notStarted(program: arguments[0], error)
    }
  }

  private func openInput() throws(Errno) -> FileDescriptor {
    if let judged { return try FileDescriptor.memory(judged) }
    return try FileDescriptor.open("/dev/null", .read)
  }

  /// - Parameters:
  ///   - child: the program.
  ///   - output: where its output is read from; nil where it writes to the terminal itself.
  /// - Returns: How it ended.
  private mutating func follow(_ child: ChildProcess, _ output: FileDescriptor?) -> CommandResult {
    // On every way out, or what comes after us finds the terminal with a group that is no more.
    defer { if ownsTerminal { front.terminal.give(toGroup: nil) } }
    Terminal.endUponCrash(group: child.id)
    defer { Terminal.endUponCrash(group: nil) }
    self.output = output
    while self.output != nil || end == nil {
      if let result = heedNext(of: child) { return result }
    }
    printed.finish().map(tell)
    return .ended(end ?? .exited(0), lines: output == nil ? nil : printed.lines)
  }

  /// Waits once, and heeds all that has come.
  /// - Returns: Nil, unless the program is left to itself.
  private mutating func heedNext(of child: ChildProcess) -> CommandResult? {
    let (hadEnded, interruptsBefore) = (end != nil, interrupts)
    let (ready, isThere) = wait(within: hadEnded ? .zero : front.remainingTime)
    if front.isTimeOver, end == nil {
      child.signal(SIGTERM)
      return .ended(.killed(signal: SIGTERM), lines: nil)
    }
    if ready.contains(front.signals.descriptor), let signal = heedSignals(child) {
      return .interruptedFor(signal: signal)
    }
    if !isThere || !ownsTerminal && ready.contains(front.terminal.keys) && !takeKeys() {
      // Gone without a signal, as where the leader of the session ignores it.
      if end == nil { child.signal(SIGHUP) }
      return .interruptedFor(signal: SIGHUP)
    }
    // Of what has ended, Ctrl-C ends the output.
    if hadEnded, interrupts != interruptsBefore { output = nil }
    if let open = output, ready.contains(open) {
      readOutput(open, hadEnded: hadEnded)
    } else if hadEnded {
      output = nil
    }
    return nil
  }

  private func wait(within limit: Duration?) -> (ready: Set<FileDescriptor>, isThere: Bool) {
    let waited = [front.signals.descriptor] + (output.map { [$0] } ?? []) + (ownsTerminal ? [] : [front.terminal.keys])
    let found = front.terminal.wait(for: waited, within: limit)
    return (Set(zip(waited, found.ready).filter(\.1).map(\.0)), found.isThere)
  }

  private mutating func heedSignals(_ child: ChildProcess) -> Int32? {
    while let signal = front.signals.next() {
      switch signal {
      case SIGINT: interrupt(child)
      case SIGTERM, SIGHUP, SIGQUIT: return leave(child, upon: signal)
      case SIGTSTP: pause(child)
      case SIGCONT: isPaused = true
      // Another child's, once this one has ended.
      case SIGCHLD where end == nil:
        switch child.stateIfChanged() {
        // By us, with ourselves.
        case .stopped where isPaused: break
        case .stopped: handTerminal(to: child)
        case let state?: end = state
        case nil: break
        }
      default: break
      }
    }
    if isPaused { resume(child) }
    return front.hasHungUp ? leave(child, upon: SIGHUP) : nil
  }

  /// Ends a command, which may stand still, with the menu.
  private func leave(_ child: ChildProcess, upon signal: Int32) -> Int32 {
    child.signal(signal)
    child.signal(SIGCONT)
    return signal
  }

  /// Ctrl-Z: the shell gets its terminal, and the command stands still as long as the menu does. What has come meanwhile
  /// is heeded before the terminal is touched again. A program that has the terminal gets the key itself.
  private mutating func pause(_ child: ChildProcess) {
    if ownsTerminal || SignalDescriptor.isStoppingIgnored { return }
    child.signal(SIGSTOP)
    front.terminal.restore()
    SignalDescriptor.raiseByDefault(SIGTSTP)
    isPaused = true
  }

  /// Both go on, as soon as the terminal is ours.
  private mutating func resume(_ child: ChildProcess) {
    isPaused = false
    if ownsTerminal { return }
    if !front.terminal.isInForeground { front.awaitForeground() }
    front.terminal.readKeysUnechoed()
    child.signal(SIGCONT)
    // Its end may have been told meanwhile, to whoever waited for the terminal.
    if end == nil, let state = child.stateIfChanged(), !state.isStopped { end = state }
  }

  private mutating func interrupt(_ child: ChildProcess) {
    silence()
    child.interrupt(after: interrupts)
    interrupts += 1
  }

  /// A program that asks on the terminal (a password) stops in the background: it gets the terminal until it ends. One
  /// that has it and stops has nowhere to go back to, and goes on at once.
  private mutating func handTerminal(to child: ChildProcess) {
    if !ownsTerminal {
      ownsTerminal = true
      front.terminal.restore()
      front.terminal.give(toGroup: child.id)
    }
    child.signal(SIGCONT)
  }

  /// - Returns: False where no key will ever come again.
  private mutating func takeKeys() -> Bool {
    do throws(Errno) {
      let keys = try front.terminal.keys.read(upTo: 256)
      #if DEBUG
      Crash.provoke(by: keys)
      #endif
      if keys.isEmpty { return false }
      silence()
      return true
    } catch {
      return error == .wouldBlock
    }
  }

  private mutating func silence() {
    isSilenced = true
    front.isCutDue = true
    front.cutIfDue()
  }

  private mutating func readOutput(_ open: FileDescriptor, hadEnded: Bool) {
    let bytes = (try? open.read(upTo: CommandOutput.pieceSize)) ?? []
    for line in printed.take(bytes) { tell(line) }
    if hadEnded { rest -= bytes.count }
    if bytes.isEmpty || rest <= 0 { output = nil }
  }

  private func tell(_ line: CommandOutput.Line) {
    if judged != nil { return }
    Readline.write(line.text + "\n")
    guard !isSilenced, line.isSpoken else { return }
    front.say(Utterance(line.text, in: front.localizer.language, priority: .message))
  }
}
