internal import Dialogue
internal import Glibc
internal import Locales
public import Posix
internal import Speech

extension LinearFront {
  /// A descriptor that is waited for beside the keys.
  struct Watch {
    let descriptor: FileDescriptor
    let ready: () -> Void
  }

  static let heardSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD, SIGTTOU]

  /// The front whose keys are read; readline's functions carry no context.
  static var current: LinearFront?

  /// What readline reads where the keyboard has ended.
  private static let endOfInput: Int32 = -1
  private static let interrupt: Int32 = 3

  func startReadline() {
    Self.current = self
    unsafe Readline.start(keys: terminal.descriptor, screen: screen) { _ in
      MainActor.assumeIsolated { LinearFront.current?.nextByte() ?? -1 }
    }
    Self.bindKeys()
  }

  /// Runs readline until the last conversation ends.
  func readLine() {
    let hasEnded = !Readline.run()
    if hasEnded, !frames.isEmpty { handle(.inputEnded) }
    while hasHungUp, !frames.isEmpty { handle(.inputEnded) }
  }

  /// The next byte from the keyboard: the one place where the program waits.
  private func nextByte() -> Int32 {
    while true {
      if isTimeOver {
        endForTime()
        return Self.endOfInput
      }
      // While keys wait, of which an arrow's sequence is three, nothing is worth drawing or saying yet.
      if !isTypedAhead {
        settle()
        if line.skipped?.comesAtOnce == true { line.skipped = nil }
      }
      let voice = reporting?.fileDescriptor.map { FileDescriptor($0) }
      let watched = watch?.descriptor
      let ready = waitUntilReadable(
        [terminal.keys, signals.descriptor] + [watched, voice].compactMap { $0 },
        within: remainingTime)
      if ready[1], let byte = heedSignals() { return byte }
      if ready[0], let byte = readKey() { return byte }
      if watched != nil, ready[2] {
        watch?.ready()
        if frames.isEmpty { return Self.endOfInput }
      }
    }
  }

  /// Waits from now on for something else, too, beside the keys; nothing is read from it here.
  ///
  /// - Parameters:
  ///   - descriptor: what is waited for.
  ///   - ready: is called as often as it can be read or has ended, as long as it is watched.
  public func watch(_ descriptor: FileDescriptor, ready: @escaping () -> Void) {
    watch = Watch(descriptor: descriptor, ready: ready)
  }

  public func unwatch() { watch = nil }

  /// Whether the time for an answer is over; keys that go on coming do not prolong it.
  var isTimeOver: Bool { remainingTime.map { $0 <= .zero } ?? false }

  /// Nil where there is no end.
  var remainingTime: Duration? { deadline.map { $0 - MonotonicTime.now } }

  /// Ends everything that is open: what stands in the line is no answer.
  private func endForTime() {
    deadline = nil
    setLine("")
    tell(Announcement(localizer(.timeOver), priority: .important))
    if !frames.isEmpty { finish(.timedOut) }
  }

  /// - Returns: Nil where the key is gone that was there.
  private func readKey() -> Int32? {
    do throws(Errno) {
      guard let byte = try terminal.keys.read(upTo: 1).first else { return Self.endOfInput }
      #if DEBUG
      Crash.provoke(by: [byte])
      #endif
      if line.skipsInString(byte) { return nil }
      isCutDue = true
      line.isAnswered = false
      return Int32(byte)
    } catch {
      return error == .wouldBlock ? nil : Self.endOfInput
    }
  }

  var isTypedAhead: Bool { Readline.hasReadAhead || waitUntilReadable([terminal.keys], within: .zero)[0] }

  /// - Returns: What readline should read because of a signal, or nil to go on waiting.
  private func heedSignals() -> Int32? {
    var key: Int32?
    while let signal = signals.next() {
      switch signal {
      case SIGINT: key = Self.interrupt
      case SIGHUP:
        hasHungUp = true
        return Self.endOfInput
      case SIGTERM, SIGQUIT: end(by: signal)
      case SIGTSTP: pause()
      case SIGCONT: isPaused = true
      case SIGWINCH: Readline.noteNewSize()
      default: break
      }
    }
    if isPaused { resume() }
    return key
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

  /// Ctrl-Z: the shell gets its terminal. What has come meanwhile is heeded before the terminal is touched again, since
  /// it may be a request to end.
  private func pause() {
    if SignalDescriptor.isStoppingIgnored { return }
    Readline.leaveLine()
    Readline.giveTerminalBack()
    terminal.restore()
    SignalDescriptor.raiseByDefault(SIGTSTP)
    isPaused = true
  }

  /// The line is there again, as soon as the terminal is ours.
  private func resume() {
    isPaused = false
    if !terminal.isInForeground { awaitForeground() }
    Readline.giveTerminalBack()
    Readline.takeTerminal()
    Readline.draw()
  }

  /// Stops as a program in the background does that wants the terminal, until it is in the foreground: its settings are
  /// the shell's until then. In a group that nobody can bring there, stopping does nothing, and that ends it.
  func awaitForeground() {
    repeat {
      SignalDescriptor.stopGroupForTerminal()
      guard heedContinuing() else {
        hasHungUp = true
        return
      }
    } while !terminal.isInForeground
  }

  /// - Returns: Whether the program has really been stopped and goes on.
  private func heedContinuing() -> Bool {
    var goesOn = false
    while let signal = signals.next() {
      switch signal {
      case SIGCONT: goesOn = true
      case SIGTERM, SIGHUP, SIGQUIT, SIGINT: SignalDescriptor.raiseByDefault(signal)
      default: break
      }
    }
    return goesOn
  }
}
