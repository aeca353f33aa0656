import Dialogue
import Speech

/// Ends the program where something does not hold; `precondition` would say nothing in an optimised build.
func require(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fatalError(what()) }
}

/// A text that is shown or said: nothing in it may control a terminal or turn the direction of a line.
func requireHarmless(_ text: String, _ what: @autoclosure () -> String) {
  let isBad = text.unicodeScalars.contains { scalar in
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
  require(!isBad, "\(what()): \(text.debugDescription)")
}

func requireHarmless(_ line: Announcement.Line) {
  requireHarmless(line.printed, "a printed line")
  requireHarmless(line.spans)
}

func requireHarmless(_ announcement: Announcement) { announcement.lines.forEach { requireHarmless($0) } }

func requireHarmless(_ spans: [Utterance.Span]) {
  for span in spans { requireHarmless(span.text, "what is said") }
}

/// Places in a list, counted from 0, each once and ascending.
func requirePlaces(_ indexes: [Int], below count: Int) {
  require(indexes.allSatisfy { (0..<count).contains($0) }, "\(indexes) of \(count)")
  require(!zip(indexes, indexes.dropFirst()).contains { $0 >= $1 }, "\(indexes) are not ascending")
}
