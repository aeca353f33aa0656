import ActionMenu
import Application
import Dialogue
import Speech
import StringCatalog

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

func requireFinite(_ numbers: [Double], _ what: @autoclosure () -> String) {
  require(numbers.allSatisfy(\.isFinite), "\(numbers): \(what())")
}

/// A fault of a file that can be told in every language.
func requireTellable(_ fault: FileFault) {
  for language in [LanguageTag.english, .spanish] {
    let localizer = Localizer(language: language)
    requireHarmless(localizer(fault.phrase(file: "file", localizer)).text, "a fault")
  }
}

/// What is shown and said is harmless; what was typed goes back into the line as it is.
///
/// - Parameters:
///   - reactions: what came of an event.
///   - items: those of the menu before it.
///   - count: how many items a script's choice had before it.
func requireSound(_ reactions: [Reaction], of items: [MenuItem] = [], count: Int = 0) {
  for reaction in reactions {
    switch reaction {
    case .tell(let announcement): requireHarmless(announcement)
    case .show(let line): requireHarmless(line)
    case .say(let utterance), .report(let utterance), .passing(let utterance): requireHarmless(utterance.spans)
    case .finish(.chosen(let item, let index)):
      require(items.indices.contains(index) && items[index].id == item.id, "\(item) is chosen, and told as \(index)")
    case .finish(.picked(let pick)): requirePlaces(pick.indexes, below: count)
    case .setLine, .keepLine, .cut, .perform, .check, .set, .reviewOutput, .finish: break
    }
  }
}
