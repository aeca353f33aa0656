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
  private let ownsFolder: Bool
  private let listener: SocketListener
  private let received = Mutex<[Line]>([])
  /// Those that are open; nil once it has ended.
  private let conversations = Mutex<[FalseConversation]?>([])

  public convenience init(_ manner: Manner) throws {
    try self.init(manner, in: SpeechFiles.makeFolder(with: ["run", "home"]), ownsFolder: true)
  }

  /// Takes the place of a lab's daemon, at the same address, until ``end()``.
  public convenience init(_ manner: Manner, inPlaceOf lab: SpeechLab) throws {
    lab.removeSocket()
    try self.init(manner, in: lab.folder, ownsFolder: false)
  }

  private init(_ manner: Manner, in folder: String, ownsFolder: Bool) throws {
    self.manner = manner
    self.folder = folder
    self.ownsFolder = ownsFolder
    listener = try SocketListener(at: folder + "/run/speechd.sock")
    listener.serve { [weak self] in self?.serve($0) }
  }

  deinit {
    end()
    if ownsFolder { SpeechFiles.remove(folder) }
  }

  /// Ends as a daemon does that is killed: whoever is connected is so no more, and the socket's file stays.
  public func end() {
    listener.end()
    conversations.withLock { open in
      for conversation in open ?? [] { conversation.hangUp() }
      open = nil
    }
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
    try waitUntilFound(text, within: limit, instead: { self.lines.map(\.text).joined(separator: "; ") }) {
      lines.first { $0.text == text }
    }
  }

  private func serve(_ client: Int32) {
    let conversation = FalseConversation(client: client, manner: manner)
    let isOver = conversations.withLock { open in
      open?.append(conversation)
      return open == nil
    }
    if isOver || manner == .closing { return conversation.close() }
    startThread { [weak self] in
      while let text = conversation.nextLine() {
        self?.note(text)
        conversation.answer(text)
      }
      conversation.close()
    }
  }

  private func note(_ text: String) {
    let line = Line(time: Int(MonotonicTime.now / .microseconds(1)), text: text)
    received.withLock { $0.append(line) }
  }
}
