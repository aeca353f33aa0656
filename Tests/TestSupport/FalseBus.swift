internal import CPseudoTerminal
internal import Glibc
internal import Posix
internal import Synchronization

/// Something at a bus's address that behaves as no bus should.
public final class FalseBus: Sendable {
  /// What it does with those who connect.
  public enum Manner: Sendable, Hashable {
    /// Takes everything and never answers.
    case silent
    /// The same, and stops the process that connects, so that its time does not go on.
    case stopping
    /// Closes the connection at once.
    case closing
    /// Lets nobody in.
    case rejecting
    /// Answers with these bytes in place of D-Bus.
    case noise([UInt8])
    /// Lets everybody in, and answers the first message with these bytes.
    case answering([UInt8])
    /// The same, again and again.
    case repeating([UInt8])
  }

  /// What DBUS_SESSION_BUS_ADDRESS is to be.
  public let address: String
  private let manner: Manner
  private let listener: SocketListener
  private let clients = Mutex<[Int32]>([])
  private let stopped = Mutex<Int32?>(nil)

  /// Its socket stands in the home.
  public init(_ manner: Manner, home: PrivateHome) throws {
    self.manner = manner
    address = "unix:path=\(home.path)/runtime/false-bus"
    listener = try SocketListener(at: home.path + "/runtime/false-bus")
    listener.serve { [weak self] in self?.take($0) }
  }

  deinit {
    listener.end()
    resume()
    for client in clients.withLock({ $0 }) { close(client) }
  }

  /// Waits until it has stopped somebody, and gives the process.
  public func waitForStopped(within limit: Duration = .seconds(20)) throws -> Int32 {
    try waitUntilFound("a process at the bus", within: limit) { stopped.withLock { $0 } }
  }

  /// Lets the process that it has stopped go on.
  public func resume() {
    if let process = stopped.withLock({ $0 }) { kill(process, SIGCONT) }
  }

  private func take(_ client: Int32) {
    if manner == .closing { return _ = close(client) }
    clients.withLock { $0.append(client) }
    let manner = manner
    if manner == .stopping { stopped.withLock { $0 = stopPeer(of: client) } }
    startThread { FalseBus.converse(client, manner) }
  }

  private func stopPeer(of client: Int32) -> Int32 {
    let process = terminal_peer_process(client)
    kill(process, SIGSTOP)
    return process
  }

  private static func converse(_ client: Int32, _ manner: Manner) {
    switch manner {
    case .silent, .stopping, .closing: break
    case .rejecting: write(Array("REJECTED EXTERNAL\r\n".utf8), client)
    case .noise(let bytes): write(bytes, client)
    case .answering(let bytes):
      if letIn(client) { write(bytes, client) }
    case .repeating(let bytes):
      if letIn(client) { while write(bytes, client) {} }
    }
  }

  /// Until the first message has come.
  private static func letIn(_ client: Int32) -> Bool {
    write(Array("OK 0123456789abcdef0123456789abcdef\r\n".utf8), client)
    let begin = Array("BEGIN\r\nl".utf8)
    var taken: [UInt8] = []
    while !taken.indices.contains(where: { taken[$0...].starts(with: begin) }) {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(client, &buffer, buffer.count)
      guard count > 0 else { return false }
      taken += buffer[..<count]
    }
    return true
  }

  @discardableResult
  private static func write(_ bytes: [UInt8], _ client: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { unsafe send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) == $0.count }
  }
}
