/// A text on its way out of an imagined loudspeaker.
struct Saying {
  let id: Int
  /// Without the markup and the marks that the daemon put into it.
  let text: String
  let end: ContinuousClock.Instant
  private var marks: [(name: String, time: ContinuousClock.Instant)] = []

  init(id: Int, raw: String, perCharacter: Duration) {
    self.id = id
    var (text, time) = ("", ContinuousClock.now)
    for piece in Self.pieces(of: raw) {
      switch piece {
      case .text(let part):
        text += part
        time += perCharacter * part.unicodeScalars.count
      case .tag(let tag):
        if let name = Self.mark(tag) { marks.append((name, time)) }
      }
    }
    self.text = text
    end = time
  }

  /// When there is something to be told next.
  var nextEvent: ContinuousClock.Instant { marks.first?.time ?? end }

  mutating func takeMarks(until now: ContinuousClock.Instant) -> [String] {
    let reached = marks.prefix { $0.time <= now }.map(\.name)
    marks.removeFirst(reached.count)
    return reached
  }

  private enum Piece {
    case text(String)
    case tag(String)
  }

  /// What stands between angle brackets is markup; the text's own brackets arrive as entities.
  private static func pieces(of raw: String) -> [Piece] {
    var pieces: [Piece] = []
    for (index, part) in raw.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      let halves = index == 0 ? [part] : part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      if index > 0 { pieces.append(.tag(String(halves[0]))) }
      if let text = halves.last, index == 0 || halves.count == 2 { pieces.append(.text(String(text))) }
    }
    return pieces
  }

  /// The name in `mark name="…"/`.
  private static func mark(_ tag: String) -> String? {
    guard tag.hasPrefix("mark ") else { return nil }
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : nil
  }
}
