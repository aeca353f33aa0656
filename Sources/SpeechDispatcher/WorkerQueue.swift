import Speech

/// What a worker has to do, with everything left out that would no longer be heard.
struct WorkerQueue {
  private var waiting: [SpeechRequest] = []

  var isEmpty: Bool { waiting.isEmpty }

  var first: SpeechRequest? { waiting.first }

  mutating func add(_ request: SpeechRequest) {
    switch request {
    case .say, .apply: waiting.append(request)
    case .sayInstead(let utterance):
      add(.cut)
      add(.say(utterance))
    case .cut:
      waiting.removeAll { $0.isSilencedByCut }
      waiting.insert(.cut, at: 0)
    }
  }

  /// A request that has to wait after all.
  mutating func putBack(_ request: SpeechRequest) { waiting.insert(request, at: 0) }

  mutating func next() -> SpeechRequest? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
