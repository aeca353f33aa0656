internal import CPosix
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
  private let listener: Int32
  private let received = Mutex<[Line]>([])

  public init(_ manner: Manner) throws {
    self.manner = manner
    folder = try SpeechFiles.makeFolder(with: ["run", "home"])
    listener = try Self.listen(at: folder + "/run/speechd.sock")
    let listener = listener
    Self.startThread { [weak self] in
      // Ends when the listener is shut down.
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        _ = anillo_fcntl(client, F_SETFD, FD_CLOEXEC)
        self?.serve(client)
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
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
    Self.startThread { [weak self] in
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

  /// A thread of its own, since those of Swift's tasks are too few to be blocked.
  private static func startThread(_ body: @escaping @Sendable () -> Void) {
    final class Box {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    let box = unsafe Unmanaged.passRetained(Box(body)).toOpaque()
    unsafe pthread_create(
      &thread, nil,
      { argument in
        unsafe Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
        return nil
      }, box)
    pthread_detach(thread)
  }

  private static func listen(at path: String) throws -> Int32 {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let bound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(listener, pointer, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0, Glibc.listen(listener, 8) == 0 else { throw Errno.last }
    return listener
  }
}
