internal import Glibc
internal import Posix
internal import Synchronization

/// Something at the other end of a speech-dispatcher's socket that behaves as no daemon should, or, in the form
/// `.obedient`, that answers at once and writes down when each line came.
public final class FalseDaemon: SpeechPlace, Sendable {
  /// What it does with those who connect.
  public enum Manner: Sendable, Hashable {
    /// Takes every line and never answers.
    case silent
    /// Answers every line with what is no SSIP.
    case garbage
    /// Answers every line with a line that another one must follow.
    case endless
    /// Answers every line with the beginning of a reply.
    case halfLine
    /// Answers properly, but only after a while.
    case late(Duration)
    /// Answers every line with an error.
    case refusing
    /// Closes the connection at once.
    case closing
    /// Answers properly and at once, as if everything were said.
    case obedient
  }

  /// A line that arrived.
  public struct Line: Sendable {
    /// Microseconds of the monotonic clock.
    public let time: Int
    public let text: String
  }

  public let folder: String
  let manner: Manner
  private let listener: SocketListener
  private let received = Mutex<[Line]>([])

  public init(_ manner: Manner) throws {
    self.manner = manner
    folder = try SpeechFiles.makeFolder(with: ["run", "home"])
    listener = try SocketListener(at: folder + "/run/speechd.sock")
    listener.serve { [weak self] in self?.serve($0) }
  }

  deinit {
    listener.end()
    SpeechFiles.remove(folder)
  }

  /// What a program needs in its environment to speak to it.
  public var environment: [String: String] {
    SpeechLab.environment(socket: folder + "/run/speechd.sock", folder: folder)
  }

  /// Everything that arrived so far, on all connections.
  public var lines: [Line] { received.withLock { $0 } }

  /// Waits for a line.
  @discardableResult
  public func waitForLine(_ text: String, within limit: Duration = .seconds(10)) throws -> Line {
    try waitForSpeech(text, within: limit, instead: { self.lines.map(\.text).joined(separator: "; ") }) {
      lines.first { $0.text == text }
    }
  }

  private func serve(_ client: Int32) {
    let conversation = FalseConversation(client: client, manner: manner)
    if manner == .closing { return conversation.close() }
    startThread { [weak self] in
      while let text = conversation.nextLine() {
        self?.note(text)
        conversation.answer(text)
      }
      conversation.close()
    }
  }

  private func note(_ text: String) {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    let line = Line(time: time.tv_sec * 1_000_000 + time.tv_nsec / 1000, text: text)
    received.withLock { $0.append(line) }
  }
}
