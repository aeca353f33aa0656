import CPosix
import Glibc
import Posix
import ScreenReaders
import Speech

/// The child process that talks to the daemon. It may hang in a call, be killed or be ended by the library at any time;
/// the program notices and forks another.
struct SpeechWorker {
  /// The least time between two attempts to connect.
  static let reconnectPause = Duration.seconds(1)
  /// The time after a cancel in which the daemon may still take us for speaking: measured, it is silent after 40 ms.
  static let silencePause = Duration.milliseconds(80)

  let socket: PacketSocket
  let options: DispatcherOptions
  let autospawn: Bool
  private(set) var settings: SpeechSettings

  private var queue = WorkerQueue()
  private var connection: DispatcherConnection?
  private var lastOpened: Duration?
  private var hasSpoken = false
  /// Whether everything said since the last cancel would be cut by a text.
  private var saidOnlyTexts = true
  private var voice = VoiceEstimate()
  /// Whether something was said since the last cancel that a notification does not take the place of.
  private var saidMoreThanNotifications = false
  /// When the daemon has noticed the last cancel.
  private var silence: Duration?
  /// When the program wants no more of us: the moment at which we end at the latest.
  private var deadline: Duration?

  init(socket: PacketSocket, options: DispatcherOptions, settings: SpeechSettings, autospawn: Bool) {
    self.socket = socket
    self.options = options
    self.settings = settings
    self.autospawn = autospawn
  }

  mutating func run() -> Never {
    stayQuietBesideScreenReader()
    serve { $0.perform($1) }
    stayConnectedUntilSaid()
    end(.done)
  }

  /// Everything that the program asks for, until it wants no more of us and nothing is left.
  private mutating func serve(_ perform: (inout Self, SpeechRequest) -> Void) {
    while deadline == nil || !queue.isEmpty {
      if deadline == nil { awaitRequests() }
      takeRequests()
      if let request = queue.next() { perform(&self, request) }
    }
  }

  /// The probe runs here, and not in the program, so that no prompt waits for it.
  private mutating func stayQuietBesideScreenReader() {
    guard let probe = options.probe, let reader = probe.look().silencing else { return }
    _ = socket.send(WorkerReport.silenced(reader).packet)
    if case .busName(let name) = reader.evidence, let orca = OrcaMessages(name: name, environment: probe.environment) {
      serve { $0.present($1, by: orca) }
    }
    end(.done)
  }

  /// Orca says what it would not come across by itself; here, where nobody waits for its answers.
  private func present(_ request: SpeechRequest, by orca: OrcaMessages) {
    guard let text = request.unreadableText, deadline.map({ MonotonicTime.now < $0 }) ?? true else { return }
    orca.present(text)
  }

  /// Waits for the program; a daemon that goes in the meantime is let go, and looked for at the next utterance.
  private mutating func awaitRequests() {
    guard queue.isEmpty else { return }
    let ready = waitUntilReadable([socket.descriptor] + (connection.map { [$0.socket] } ?? []))
    if ready.count > 1, ready[1] { connection = nil }
  }

  /// Everything that has come, so that of many keys only the last is said.
  private mutating func takeRequests() {
    while deadline == nil {
      switch socket.receive(upTo: SpeechRequest.sizeLimit) {
      case .packet(let packet): if let request = SpeechRequest(packet: packet) { queue.add(request) }
      case .nothingYet: return
      case .end: deadline = MonotonicTime.now + options.lastWordsLimit
      }
    }
  }

  private mutating func perform(_ request: SpeechRequest) {
    switch request {
    case .say(let utterance), .sayInstead(let utterance):
      if isOvertakenBeforeSilence(utterance) { return queue.putBack(request) }
      if isPlayable(utterance) { say(utterance) }
    case .cut: cut()
    case .apply(let settings): apply(settings)
    }
  }

  private mutating func cut() {
    guard voice.mayBeSpeaking, let connection else { return }
    // A text cuts a text by itself (SSIP), which saves a round trip before the item that an arrow leads to.
    if saidOnlyTexts, queue.first?.isText == true { return }
    if saidMoreThanNotifications, voice.remaining != nil { silence = MonotonicTime.now + Self.silencePause }
    (saidOnlyTexts, saidMoreThanNotifications) = (true, false)
    voice.cut()
    if attempt({ () throws(DispatcherConnection.Fault) in try connection.cancel() }) != nil { self.connection = nil }
  }

  /// The daemon drops a notification while anything is spoken, and what was cut counts as spoken until the output module
  /// has told that it stopped. So the first letter typed into an item waits that long, or until a key comes after it.
  private func isOvertakenBeforeSilence(_ utterance: Utterance) -> Bool {
    guard [.notification, .progress].contains(utterance.priority), let silence else { return false }
    let remaining = silence - MonotonicTime.now
    guard remaining > .zero else { return false }
    return waitUntilReadable(deadline == nil ? [socket.descriptor] : [], within: remaining).contains(true)
  }

  private mutating func apply(_ settings: SpeechSettings) {
    self.settings = settings
    guard let connection else { return }
    if attempt({ () throws(DispatcherConnection.Fault) in try connection.apply(settings) }) != nil {
      self.connection = nil
    }
  }

  /// A connection that has gone stale gets a second chance at once: a daemon that was restarted costs no utterance.
  private mutating func say(_ utterance: Utterance) {
    let wasOpen = connection != nil
    guard let fault = trySaying(utterance) else { return }
    guard wasOpen, mayOpen else { end(.fault(fault)) }
    connection = nil
    if let fault = trySaying(utterance) { end(.fault(fault)) }
  }

  private mutating func trySaying(_ utterance: Utterance) -> SpeechReport.Reason? {
    if connection == nil, let fault = open() { return fault }
    guard let connection else { return .lost }
    if let fault = attempt({ () throws(DispatcherConnection.Fault) in try connection.say(utterance) }) { return fault }
    voice.say(utterance)
    if !SpeechRequest.say(utterance).isText { saidOnlyTexts = false }
    if utterance.priority != .notification { saidMoreThanNotifications = true }
    if !hasSpoken { _ = socket.send(WorkerReport.speaking.packet) }
    hasSpoken = true
    return nil
  }

  private var mayOpen: Bool { lastOpened.map { MonotonicTime.now - $0 >= Self.reconnectPause } ?? true }

  private mutating func open() -> SpeechReport.Reason? {
    // A daemon that is started from here inherits what is ignored, so this holds only between the openings.
    signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, SIG_IGN) }
    lastOpened = MonotonicTime.now
    let (autospawn, settings) = (autospawn, settings)
    var opened: DispatcherConnection?
    let fault = attempt(within: options.openLimit) { () throws(DispatcherConnection.Fault) in
      opened = try DispatcherConnection(autospawn: autospawn)
      try opened?.apply(settings)
    }
    if fault == nil { connection = opened }
    return fault
  }

  /// Calls into the library, within the limit.
  private func attempt(
    within limit: Duration? = nil, _ call: () throws(DispatcherConnection.Fault) -> Void
  ) -> SpeechReport.Reason? {
    let remaining = deadline.map { $0 - MonotonicTime.now }
    let limit = min(limit ?? options.callLimit, remaining ?? .seconds(3600))
    return TimeLimit(limit).whileDoing {
      do throws(DispatcherConnection.Fault) {
        try call()
        return nil
      } catch {
        return error.reason
      }
    }
  }

  /// A module that does not have an icon says its name instead, so an icon is played only where the theme has it.
  private func isPlayable(_ utterance: Utterance) -> Bool {
    guard utterance.kind == .soundIcon else { return true }
    guard let folder = options.soundIconFolder, let name = utterance.spans.first?.text, !name.contains("/") else {
      return false
    }
    return unsafe access(folder + "/" + name, R_OK) == 0
  }

  /// A daemon that no client is connected to ends after a while (Timeout in speechd.conf, 5 s), in the middle of a word
  /// if need be. So a process stays behind that holds the connection, and nothing else, for as long as the last words
  /// probably take, while this one ends and the program with it.
  private func stayConnectedUntilSaid() {
    guard let connection, let remaining = voice.remaining, anillo_fork() == 0 else { return }
    socket.descriptor.close()
    _ = waitUntilReadable([connection.socket], within: remaining)
    _exit(0)
  }

  private func end(_ end: WorkerEnd) -> Never { _exit(end.exitStatus) }
}

extension DispatcherConnection.Fault {
  fileprivate var reason: SpeechReport.Reason {
    switch self {
    case .noDaemon: .noDaemon
    case .refused: .refused
    case .lost: .lost
    }
  }
}
