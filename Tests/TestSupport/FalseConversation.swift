internal import Glibc
internal import Synchronization

/// One connection to a `FalseDaemon`, served by one thread.
final class FalseConversation: @unchecked Sendable {
  private let client: Int32
  private let manner: FalseDaemon.Manner
  private var input: [UInt8] = []
  private var isTakingData = false
  private let isClosed = Mutex(false)

  init(client: Int32, manner: FalseDaemon.Manner) {
    self.client = client
    self.manner = manner
  }

  /// Shuts it down, too: a program that was started before `accept` could mark the descriptor has it as well.
  func close() {
    isClosed.withLock { isClosed in
      if !isClosed {
        shutdown(client, Int32(SHUT_RDWR))
        _ = Glibc.close(client)
      }
      isClosed = true
    }
  }

  /// From any thread: the one that serves it finds its end.
  func hangUp() { isClosed.withLock { if !$0 { shutdown(client, Int32(SHUT_RDWR)) } } }

  /// The next line without its end, waited for; nil when the other side is gone.
  func nextLine() -> String? {
    while true {
      if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        let line = input[..<end].filter { $0 != UInt8(ascii: "\r") }
        input.removeFirst(end + 1)
        return String(decoding: line, as: UTF8.self)
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(client, &buffer, buffer.count)
      guard count > 0 else { return nil }
      input += buffer[..<count]
    }
  }

  func answer(_ line: String) {
    switch manner {
    case .silent, .closing: break
    case .garbage: write("?\r\n")
    case .endless: write("208-SET\r\n")
    case .halfLine: write("20")
    case .late(let delay):
      poll(nil, 0, Int32(delay / .milliseconds(1)))
      answerProperly(line)
    case .refusing: write("300 ERR INTERNAL\r\n")
    case .obedient: answerProperly(line)
    }
  }

  /// The replies of SSIP that a client needs.
  private func answerProperly(_ line: String) {
    if isTakingData {
      guard line == "." else { return }
      isTakingData = false
      return write("225-1\r\n225 OK MESSAGE QUEUED\r\n")
    }
    switch line.split(separator: " ").first?.uppercased() {
    case "SPEAK":
      isTakingData = true
      write("230 OK RECEIVING DATA\r\n")
    case "CHAR", "KEY", "SOUND_ICON": write("225-1\r\n225 OK MESSAGE QUEUED\r\n")
    case "CANCEL": write("210 OK CANCELED\r\n")
    case "BLOCK": write("260 OK BLOCK\r\n")
    default: write("208 OK SET\r\n")
    }
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { bytes in
      unsafe send(client, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
  }
}
