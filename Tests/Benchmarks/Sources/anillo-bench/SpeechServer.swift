import CPseudoTerminal
import Glibc

/// A speech daemon that says nothing: it answers the SSIP of several clients at once and writes down when each text
/// arrived. Codes are those of speech-dispatcher 0.11 (src/server/msg.h).
final class SpeechServer: EventSource {
  struct Arrival {
    let text: String
    let time: ContinuousClock.Instant
  }

  let path: String
  /// False makes it what a stopped daemon is: it accepts (the kernel does that for it) and never answers.
  private let answers: Bool
  private(set) var arrivals: [Arrival] = []
  private let listener: Int32
  private var clients: [Int32: Client] = [:]
  private var messages = 0

  private struct Client {
    var line: [UInt8] = []
    var text: [String]?
  }

  init(path: String, answers: Bool = true) throws(BenchFault) {
    self.path = path
    self.answers = answers
    listener = unsafe terminal_listen(path)
    guard listener >= 0 else { throw .cannotRun("socket at \(path): errno \(-listener)") }
  }

  deinit {
    for client in clients.keys { close(client) }
    close(listener)
  }

  /// What points a client of libspeechd here.
  var address: String { "unix_socket:\(path)" }
  var hasClient: Bool { !clients.isEmpty }

  func forgetArrivals() { arrivals = [] }

  var descriptors: [Int32] { answers ? [listener] + clients.keys : [] }

  func take(_ descriptor: Int32) {
    if descriptor == listener {
      let client = accept(listener, nil, nil)
      if client >= 0 { clients[client] = Client() }
      return
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      clients[descriptor] = nil
      close(descriptor)
      return
    }
    let now = ContinuousClock.now
    for byte in buffer[..<count] { take(byte, from: descriptor, at: now) }
  }

  private func take(_ byte: UInt8, from client: Int32, at time: ContinuousClock.Instant) {
    guard byte == UInt8(ascii: "\n") else {
      clients[client]?.line.append(byte)
      return
    }
    var line = String(decoding: clients[client]?.line ?? [], as: UTF8.self)
    if line.hasSuffix("\r") { line.removeLast() }
    clients[client]?.line = []
    if let reply = reply(to: line, from: client, at: time) { send(reply, to: client) }
  }

  private func reply(to line: String, from client: Int32, at time: ContinuousClock.Instant) -> String? {
    if let text = clients[client]?.text {
      guard line == "." else {
        clients[client]?.text = text + [line.hasPrefix("..") ? String(line.dropFirst()) : line]
        return nil
      }
      clients[client]?.text = nil
      arrivals.append(Arrival(text: text.joined(separator: "\n"), time: time))
      return queued()
    }
    let words = line.uppercased().split(separator: " ")
    switch words.first {
    case "SPEAK":
      clients[client]?.text = []
      return "230 OK RECEIVING DATA"
    case "CHAR", "KEY", "SOUND_ICON":
      arrivals.append(Arrival(text: line, time: time))
      return queued()
    case "SET": return "209 OK PARAMETER SET"
    case "CANCEL": return "213 OK CANCELED"
    case "STOP": return "210 OK STOPPED"
    case "PAUSE": return "211 OK PAUSED"
    case "RESUME": return "212 OK RESUMED"
    case "HISTORY": return "245-1\r\n245 OK CLIENT ID SENT"
    case "BLOCK": return words.last == "BEGIN" ? "260 OK INSIDE BLOCK" : "261 OK OUTSIDE BLOCK"
    case "LIST": return "250-none\r\n250 OK MODULE LIST SENT"
    case "GET": return "251-0\r\n251 OK GET RETURNED"
    case "QUIT": return "231 HAPPY HACKING"
    default: return "500 ERR INVALID COMMAND"
    }
  }

  private func queued() -> String {
    messages += 1
    return "225-\(messages)\r\n225 OK MESSAGE QUEUED"
  }

  private func send(_ reply: String, to client: Int32) {
    let bytes = Array((reply + "\r\n").utf8)
    _ = unsafe Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
