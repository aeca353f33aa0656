#if Window
internal import ActionMenu
internal import Dialogue
internal import Glibc
internal import Gtk
internal import Locales
internal import MenuCommands
internal import Posix
internal import Speech

/// One program, run while the menu waits: its lines are shown and said as they come.
@MainActor
final class CommandInWindow {
  private unowned let front: WindowFront
  private let command: Command
  private var child: ChildProcess?
  private var terminal: Terminal?
  private var output: FileDescriptor?
  private var watch: MainLoop.Source?
  private var printed = CommandOutput()
  private var end: ChildProcess.State?
  private var interrupts = 0
  var isSilenced = false

  init(_ command: Command, _ front: WindowFront) {
    self.command = command
    self.front = front
  }

  func start() {
    do throws(Errno) {
      if command.takesTerminal { try startOnTerminal() } else { try startRead() }
    } catch {
      front.finish(.notStarted(program: command.arguments[0], error))
    }
  }

  /// A program that wants a terminal gets the one that the window was started from.
  private func startOnTerminal() throws(Errno) {
    guard let terminal = try? Terminal() else {
      front.running = nil
      return front.tell(.windowNeedsTerminal, priority: .important)
    }
    self.terminal = terminal
    let ends = terminal.descriptor
    child = try ChildProcess.start(
      command.arguments, input: ends, output: ends, errors: ends, inForegroundOf: ends)
  }

  private func startRead() throws(Errno) {
    let pipe = try Pipe()
    defer { pipe.writeEnd.close() }
    let nothing = try FileDescriptor.open("/dev/null", .read)
    defer { nothing.close() }
    do throws(Errno) {
      child = try ChildProcess.start(command.arguments, input: nothing, output: pipe.writeEnd, errors: pipe.writeEnd)
    } catch {
      pipe.readEnd.close()
      throw error
    }
    output = pipe.readEnd
    watch = MainLoop.whenReadable(pipe.readEnd.raw) { [unowned self] in readOutput() }
  }

  private func readOutput() {
    guard let output else { return }
    let bytes = (try? output.read(upTo: CommandOutput.pieceSize)) ?? []
    for line in printed.take(bytes) { tell(line) }
    if bytes.isEmpty { closeOutput() }
    finishIfEnded()
  }

  private func tell(_ line: CommandOutput.Line) {
    front.frame.append(line.text)
    guard !isSilenced, line.isSpoken else { return }
    // The focus never comes to what is printed, and nothing else would tell of it.
    front.say(Utterance(line.text, in: front.localizer.language, priority: .message, isUnreadable: true))
  }

  /// A child has changed its state; whether it is this one is to be seen.
  func heedChild() {
    guard end == nil, let child else { return }
    switch child.stateIfChanged() {
    // It asked on a terminal, and none is lent to it: it goes on and finds its input at its end.
    case .stopped: child.signal(SIGCONT)
    case let state?: end = state
    case nil: return
    }
    drain()
    finishIfEnded()
  }

  /// What was in the pipe at the child's end is read; a program that it left behind may hold the pipe open.
  private func drain() {
    guard end != nil, let output else { return }
    var rest = CommandOutput.pipeCapacity
    while rest > 0, waitUntilReadable([output], within: .zero)[0] {
      let bytes = (try? output.read(upTo: CommandOutput.pieceSize)) ?? []
      if bytes.isEmpty { break }
      rest -= bytes.count
      for line in printed.take(bytes) { tell(line) }
    }
    closeOutput()
  }

  private func closeOutput() {
    watch?.cancel()
    watch = nil
    output?.close()
    output = nil
  }

  private func finishIfEnded() {
    guard let end, output == nil, front.running === self else { return }
    printed.finish().map(tell)
    terminal?.give(toGroup: nil)
    front.finish(.ended(end, lines: command.takesTerminal ? nil : printed.lines))
  }

  func interrupt() {
    child?.interrupt(after: interrupts)
    interrupts += 1
  }

  /// The window goes away, and with it whom the output was for.
  func interruptForGood() {
    if end == nil { child?.signal(SIGHUP) }
    closeOutput()
    terminal?.give(toGroup: nil)
  }
}

extension WindowFront {
  /// Tells how the command ended.
  func finish(_ result: CommandResult) {
    running = nil
    guard let phrase = result.phrase else { return refresh() }
    tell(phrase, priority: result.priority)
    refresh()
  }
}
#endif
