internal import Posix
public import Speech

/// Speech through speech-dispatcher, spoken by a child process that owns the connection.
///
/// libspeechd's calls have no time limit, and a reply that it cannot read ends the process. So a worker makes them, which
/// can be lost and started again, while no call here ever waits but `finish`. The worker is forked at the first
/// utterance, without `exec`; the program must have a single thread. Whoever starts other programs need not mind: our
/// end of the socket is closed on exec, and the daemon's socket lives in the worker alone.
public final class DispatcherSpeech: SpeechReporting {
  private let options: DispatcherOptions
  private var settings: SpeechSettings
  private var worker: WorkerProcess?
  private var backlog = RequestBacklog()
  private var lastStart: Duration?
  private var lastAutospawn: Duration?
  private var state: SpeechReport?
  private var reports: [SpeechReport] = []
  private var isOver = false
  /// A screen reader was seen that takes messages: what it does not read by itself is still handed over.
  private var givesMessages = false
  private let wakeUp = WakeUp()

  public init(_ options: DispatcherOptions = DispatcherOptions()) {
    self.options = options
    settings = options.settings
  }

  /// Without `finish` before it, the last words are still heard, but the worker's end is not waited for, and it remains
  /// as a zombie until the program ends.
  deinit { worker?.abandon() }

  /// To be polled for input, upon which `takeReports` is called; the same as long as this lives. nil when the system has
  /// no descriptor left.
  public var fileDescriptor: Int32? { wakeUp?.descriptor }

  /// What has happened since the last time. Each state is told once, however often it is confirmed.
  public func takeReports() -> [SpeechReport] {
    pump()
    defer {
      reports = []
      wakeUp?.hasNews = false
    }
    return reports
  }

  public func say(_ utterance: Utterance) { handStarting(.say(utterance)) }

  public func sayInstead(_ utterance: Utterance) { handStarting(.sayInstead(utterance)) }

  /// Hands a request to the worker, which is started where there is none.
  private func handStarting(_ request: SpeechRequest) {
    pump()
    guard !isOver, !givesMessages || request.unreadableText != nil, worker != nil || start() else { return }
    hand(request)
  }

  public func cut() {
    pump()
    if worker != nil { hand(.cut) }
  }

  public func apply(_ settings: SpeechSettings) {
    pump()
    self.settings = settings
    if worker != nil { hand(.apply(settings)) }
  }

  /// Waits until the worker has everything that was said so far, and at the latest until the limit: who says more than a
  /// person could have waiting loses nothing by it.
  public func waitUntilTaken(within limit: Duration) {
    let deadline = MonotonicTime.now + limit
    pump()
    while let worker, !backlog.isEmpty, deadline > MonotonicTime.now {
      waitUntilWritable(worker.packets.descriptor, within: deadline - MonotonicTime.now)
      pump()
    }
  }

  public func finish(within limit: Duration) {
    let deadline = MonotonicTime.now + limit
    isOver = true
    waitUntilTaken(within: limit)
    worker?.endRequests()
    while let worker, deadline > MonotonicTime.now {
      _ = waitUntilReadable([worker.packets.descriptor], within: deadline - MonotonicTime.now)
      receive()
    }
    wakeUp?.watchNone()
    worker?.kill()
    _ = worker?.reap()
    worker = nil
  }

  // MARK: The worker

  /// A worker that was lost is not replaced more than once in a while: each attempt costs a fork, and a daemon that is
  /// not there will not be there a key later.
  private func start() -> Bool {
    let now = MonotonicTime.now
    if let lastStart, now - lastStart < options.restartPause { return false }
    let autospawn = lastAutospawn.map { now - $0 >= options.autospawnPause } ?? true
    lastStart = now
    if autospawn { lastAutospawn = now }
    backlog.removeAll()
    worker = WorkerProcess { [options, settings] socket in
      var worker = SpeechWorker(socket: socket, options: options, settings: settings, autospawn: autospawn)
      worker.run()
    }
    if worker == nil { note(.unavailable(.lost)) }
    return worker != nil
  }

  private func hand(_ request: SpeechRequest) {
    backlog.add(request)
    send()
  }

  private func pump() {
    receive()
    send()
  }

  private func send() {
    guard let socket = worker?.packets else { return }
    // What cannot be sent at all is dropped; a worker that ended is noticed by its end of the socket.
    backlog.drain { socket.send($0.packet) != .full }
    wakeUp?.watch(socket.descriptor.raw, forRoom: !backlog.isEmpty)
  }

  private func receive() {
    while let worker {
      switch worker.packets.receive(upTo: WorkerReport.sizeLimit) {
      case .packet(let packet): WorkerReport(packet: packet).map(take)
      case .nothingYet: return
      case .end: lose(worker)
      }
    }
  }

  private func take(_ report: WorkerReport) {
    switch report {
    case .speaking: note(.speaking)
    case .silenced(let reader):
      if case .busName = reader.evidence { givesMessages = true } else { isOver = true }
      note(.silenced(by: reader))
    }
  }

  private func lose(_ worker: WorkerProcess) {
    self.worker = nil
    wakeUp?.watchNone()
    let end = worker.reap()
    // Once silenced, it stays so; that messages are lost is no matter of speech.
    if givesMessages {
      isOver = true
    } else if case .fault(let reason) = end {
      note(.unavailable(reason))
    }
  }

  private func note(_ report: SpeechReport) {
    guard state != report else { return }
    state = report
    reports.append(report)
    wakeUp?.hasNews = true
  }
}
