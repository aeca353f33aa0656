import Speech
import StringCatalog
import Testing

@testable import SpeechDispatcher

@Suite("Packets between the program and its worker")
struct PacketTests {
  static let requests: [SpeechRequest] =
    [
      .cut, .apply(SpeechSettings()),
      .apply(
        SpeechSettings(
          rate: -100, pitch: 0, volume: 100, voice: "Español \"x\"", voiceLanguage: .spanish, module: "",
          punctuation: .most, capitals: .icon)),
      .say(Utterance(.text, priority: .text, spans: [])),
      .say(Utterance("line", in: .english, priority: .message, isUnreadable: true)),
      .say(Utterance(.text, priority: .message, spans: [.init("uno\0", .spanish), .init("", .english)])),
    ]
    + Utterance.Kind.allCases.flatMap { kind in
      SpeechPriority.allCases.map { .say(Utterance("👩‍👩‍👧", in: .english, priority: $0, kind: kind)) }
    }

  @Test(arguments: requests)
  func request(_ request: SpeechRequest) { #expect(SpeechRequest(packet: request.packet[...]) == request) }

  @Test("A packet that was cut off is none, or is nothing that was not sent", arguments: requests)
  func truncated(_ request: SpeechRequest) {
    let packet = request.packet
    for count in 0..<packet.count {
      guard let read = SpeechRequest(packet: packet.prefix(count)) else { continue }
      guard case .say(let utterance) = read, case .say(let whole) = request else {
        Issue.record("\(count) of \(packet.count) bytes are \(read)")
        continue
      }
      #expect(whole.spans.starts(with: utterance.spans))
    }
  }

  @Test("Long texts are cut between characters, and fit")
  func long() throws {
    let text = String(repeating: "👩‍👩‍👧", count: 20_000)
    let spans = Array(repeating: Utterance.Span(text, .english), count: 1000)
    let packet = SpeechRequest.say(Utterance(.text, priority: .text, spans: spans)).packet
    #expect(packet.count <= SpeechRequest.sizeLimit)
    guard case .say(let read)? = SpeechRequest(packet: packet[...]) else {
      Issue.record("not read")
      return
    }
    let first = try #require(read.spans.first).text
    #expect(text.hasPrefix(first))
    #expect(first.utf8.count > SpeechRequest.textLimit - 30)
  }

  @Test(arguments: [
    WorkerReport.speaking, .silenced(.init(.orca, .process(12))), .silenced(.init(.yasr, .ancestor(1))),
    .silenced(.init(.speakup, .path("/sys/ñ"))), .silenced(.init(.remote, .variable("SSH_TTY"))),
    .silenced(.init(.orca, .busName("org.gnome.Orca.Service"))),
  ])
  func report(_ report: WorkerReport) { #expect(WorkerReport(packet: report.packet[...]) == report) }

  @Test(
    "Exit statuses tell why a worker ended",
    arguments: [WorkerEnd.done] + SpeechReport.Reason.allCases.filter { $0 != .hung }.map { .fault($0) })
  func end(_ end: WorkerEnd) { #expect(WorkerEnd(waitStatus: end.exitStatus << 8) == end) }

  @Test(
    "So do signals, and libspeechd's own exit",
    arguments: [(14, .fault(.hung)), (9, .fault(.lost)), (13, .fault(.refused)), (1 << 8, .fault(.refused))]
      as [(Int32, WorkerEnd)])
  func wait(_ status: Int32, _ end: WorkerEnd) { #expect(WorkerEnd(waitStatus: status) == end) }
}
