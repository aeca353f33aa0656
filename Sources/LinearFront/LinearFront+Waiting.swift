internal import Dialogue
internal import Glibc
internal import Posix
internal import Speech

extension LinearFront {
  static let heardSignals = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD, SIGTTOU]

  /// The front whose keys are read; readline's functions carry no context.
  static var current: LinearFront?

  /// What readline reads where the keyboard has ended.
  private static let endOfInput: Int32 = -1
  private static let interrupt: Int32 = 3

  func startReadline() {
    Self.current = self
    unsafe Readline.start(on: terminal) { _ in MainActor.assumeIsolated { LinearFront.current?.nextByte() ?? -1 } }
    bindKeys()
  }

  /// Runs readline until the last conversation ends.
  func readLine() {
    let hasEnded = !Readline.run()
    if hasEnded, !frames.isEmpty { handle(.inputEnded) }
  }

  /// The next byte from the keyboard: the one place where the program waits.
  private func nextByte() -> Int32 {
    while true {
      // While keys wait, of which an arrow's sequence is three, nothing is worth drawing or saying yet.
      if !isTypedAhead {
        settle()
        line.skipped = nil
      }
      let voice = reporting?.fileDescriptor.map { FileDescriptor($0) }
      let ready = waitUntilReadable([terminal.keys, signals.descriptor] + (voice.map { [$0] } ?? []))
      if ready[1], let byte = heedSignals() { return byte }
      if ready[0], let byte = readKey() { return byte }
    }
  }

  /// - Returns: Nil where the key is gone that was there.
  private func readKey() -> Int32? {
    do throws(Errno) {
      let byte = try terminal.keys.read(upTo: 1).first
      isCutDue = true
      line.isAnswered = false
      return byte.map(Int32.init) ?? Self.endOfInput
    } catch {
      return error == .wouldBlock ? nil : Self.endOfInput
    }
  }

  private var isTypedAhead: Bool { waitUntilReadable([terminal.keys], timeout: 0)[0] }

  /// - Returns: What readline should read because of a signal, or nil to go on waiting.
  private func heedSignals() -> Int32? {
    while let signal = signals.next() {
      switch signal {
      case SIGINT: return Self.interrupt
      case SIGHUP: return Self.endOfInput
      case SIGTERM: end(by: signal)
      case SIGTSTP: pause()
      case SIGCONT:
        Readline.withTerminalGivenBack {}
        Readline.draw()
      case SIGWINCH: Readline.noteNewSize()
      default: break
      }
    }
    return nil
  }

  /// Ends as the signal wants it, after the terminal is as it was.
  func end(by signal: Int32) {
    Readline.leaveLine()
    Readline.withTerminalGivenBack {
      terminal.restore()
      speech.cut()
      SignalDescriptor.raiseByDefault(signal)
    }
  }

  /// Ctrl-Z: the shell gets its terminal, and afterwards the line is there again.
  private func pause() {
    Readline.leaveLine()
    Readline.withTerminalGivenBack {
      terminal.restore()
      SignalDescriptor.raiseByDefault(SIGTSTP)
    }
    // Going on is told by a signal too, which has nothing more to do.
    while signals.next() != nil {}
    Readline.draw()
  }
}
