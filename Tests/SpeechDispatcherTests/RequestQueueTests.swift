import Speech
import StringCatalog
import Testing

@testable import SpeechDispatcher

/// What is left of requests that could not be seen to at once, on either side of the socket.
@Suite("Requests that wait")
struct RequestQueueTests {
  static let rows: [(given: [SpeechRequest], left: [SpeechRequest])] = [
    ([], []),
    ([say("a"), say("b")], [say("a"), say("b")]),
    ([say("a"), .cut], [.cut]),
    ([say("a"), .cut, say("b")], [.cut, say("b")]),
    ([say("a"), .cut, say("b"), .cut, .cut, say("c")], [.cut, say("c")]),
    ([.apply(fast), say("a"), .cut, say("b")], [.apply(fast), .cut, say("b")]),
    ([say("a", .important), .cut], [.cut]),
  ]

  @Test(arguments: rows)
  func backlog(_ given: [SpeechRequest], _ left: [SpeechRequest]) {
    var backlog = RequestBacklog()
    given.forEach { backlog.add($0) }
    var sent: [SpeechRequest] = []
    backlog.drain {
      sent.append($0)
      return true
    }
    #expect(sent == left)
    #expect(backlog.isEmpty)
  }

  /// The worker silences first, whatever came before the cut.
  @Test(arguments: rows)
  func queue(_ given: [SpeechRequest], _ left: [SpeechRequest]) {
    var queue = WorkerQueue()
    given.forEach { queue.add($0) }
    var done: [SpeechRequest] = []
    while let next = queue.next() { done.append(next) }
    #expect(done == left.filter { $0 == .cut } + left.filter { $0 != .cut })
  }

  @Test("What is refused stays, in its order")
  func refusal() {
    var backlog = RequestBacklog()
    for text in ["a", "b", "c"] { backlog.add(Self.say(text)) }
    backlog.drain { $0 == Self.say("a") }
    backlog.add(Self.say("d"))
    var sent: [SpeechRequest] = []
    backlog.drain {
      sent.append($0)
      return true
    }
    #expect(sent == ["b", "c", "d"].map { Self.say($0) })
  }

  @Test("Without any cut the oldest go; settings stay, the last of them")
  func bounds() {
    var backlog = RequestBacklog()
    backlog.add(.apply(SpeechSettings()))
    backlog.add(.apply(Self.fast))
    for number in 1...1000 { backlog.add(Self.say("\(number)")) }
    var sent: [SpeechRequest] = []
    backlog.drain {
      sent.append($0)
      return true
    }
    #expect(sent.count == RequestBacklog.limit)
    #expect(sent.first == .apply(Self.fast))
    #expect(sent.last == Self.say("1000"))
  }

  static let fast = SpeechSettings(rate: 50)

  static func say(_ text: String, _ priority: SpeechPriority = .text) -> SpeechRequest {
    .say(Utterance(text, in: .english, priority: priority))
  }
}
