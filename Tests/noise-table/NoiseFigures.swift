internal import TestSupport

/// What one step of a program costs who listens to it.
package struct NoiseFigures: Sendable {
  /// Bytes that reach the terminal. yasr may lose some of an escape sequence that the program writes in pieces.
  package let bytes: Int
  /// Escape sequences among them.
  package let escapes: Int
  package let utterances: Int
  /// Characters that were said, white space apart. A border counts as the signs that yasr hands to the voice; how many
  /// words these become is the voice's affair.
  package let characters: Int
  /// Those of them in words that had to be said: the menu's when it opens, after an arrow the new item's alone; see
  /// ``SampleMenu/words(in:)``.
  package let content: Int
  /// The items that were said, in order.
  package let items: [String]
  /// Those that had to be: all when the menu opens, the new one after an arrow.
  let awaited: [String]

  init(_ step: YasrSession.Step, of menu: SampleMenu, awaited: [String]) {
    let isOpening = awaited.count > 1
    let words = menu.words(in: step.spoken, of: isOpening ? [menu.title] + awaited : awaited)
    bytes = step.output.bytes.count
    escapes = step.output.escapes
    utterances = step.spoken.count
    characters = step.spoken.reduce(0) { $0 + $1.count { !$0.isWhitespace } }
    content = words.reduce(0) { $0 + $1.count }
    items = menu.words(in: step.spoken).filter(menu.items.contains)
    self.awaited = awaited
  }

  /// The content in whole per cent, never rounded up; nil when nothing was said.
  package var percent: Int? { characters == 0 ? nil : content * 100 / characters }

  private var heard: [String] { awaited.filter(items.contains) }

  /// What was said of the items, in words.
  var said: String {
    if awaited.count > 1 { return "\(heard.count) of \(awaited.count) items" }
    if heard.isEmpty { return "not the new item" }
    let others = items.count - heard.count
    return others == 0 ? "the new item" : "the new item and \(others) other\(others == 1 ? "" : "s")"
  }

  /// Whether it is better for a listener. Of two that are alike to the ear it is the one of which yasr lost less.
  func isBetter(than other: NoiseFigures) -> Bool {
    (-heard.count, utterances, characters, -bytes) < (
      -other.heard.count, other.utterances, other.characters, -other.bytes
    )
  }
}
