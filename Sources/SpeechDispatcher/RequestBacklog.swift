import Speech

/// Requests that wait until the worker takes them. Bounded, and a cut empties it of what it silences, so that a worker
/// which stands still costs neither memory nor old words when it goes on.
struct RequestBacklog {
  /// More than a person can have waiting without a cut: what is older goes.
  static let limit = 64

  private var waiting: [SpeechRequest] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ request: SpeechRequest) {
    switch request {
    case .cut, .sayInstead: waiting.removeAll { $0.isSilencedByCut }
    case .apply: waiting.removeAll { if case .apply = $0 { true } else { false } }
    case .say:
      if waiting.count >= Self.limit, let oldest = waiting.firstIndex(where: \.isUtterance) {
        waiting.remove(at: oldest)
      }
    }
    waiting.append(request)
  }

  /// Hands the requests in their order to `send` until it refuses one, which stays.
  mutating func drain(_ send: (SpeechRequest) -> Bool) {
    let sent = waiting.prefix { send($0) }.count
    waiting.removeFirst(sent)
  }

  mutating func removeAll() { waiting = [] }
}

extension SpeechRequest {
  /// Whether it is one message of the priority text: a block is several.
  var isText: Bool {
    if case .say(let utterance) = self { utterance.priority == .text && utterance.spans.count == 1 } else { false }
  }

  var isUtterance: Bool {
    switch self {
    case .say, .sayInstead: true
    case .cut, .apply: false
    }
  }

  /// A cut takes what is said and an earlier cut, whatever the priority: a key was pressed, and the one who pressed it
  /// has heard enough, as `CANCEL self` means it (SSIP). What the key itself brings is said after the cut.
  var isSilencedByCut: Bool { if case .apply = self { false } else { true } }
}
