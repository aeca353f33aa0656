import TestSupport

/// What must hold of all that is read, whatever was recorded: each thing is said once, nothing is said that is not
/// content, after a key that moves the item is all that is said, and what was said stands there to be read again.
enum ReadingRule {
  /// What a step breaks of it, in words.
  /// - Parameters:
  ///   - keys: what was pressed.
  ///   - spoken: the utterances of the step.
  ///   - drawn: what the program wrote in it, without controls.
  ///   - screen: what the terminal shows at its end.
  /// - Returns: nothing where all is well.
  static func breaches(keys: [Key], spoken: [String], drawn: String, screen: ScreenModel) -> [String] {
    // Of a title that is wrapped the last row.
    let line = screen.cursorLine
    return contentBreaches(keys: keys, spoken: spoken, drawn: drawn, line: line) + repetitions(spoken, line: line)
      + movingBreaches(keys: keys, spoken: spoken, line: line)
      + reviewBreaches(keys: keys, spoken: spoken, screen: screen)
  }

  /// What is said is what was written, in that order and all of it, but for the echo of typed keys and for the rest of
  /// a line that moves when something is put into it or taken out.
  private static func contentBreaches(keys: [Key], spoken: [String], drawn: String, line: String) -> [String] {
    var rest = drawn.withoutSpaces[...]
    var unsaid = ""
    for utterance in spoken {
      let wanted = utterance.withoutSpaces
      guard let place = rest.firstRange(of: wanted) else { return ["“\(utterance)” is said, and not written"] }
      unsaid += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
    }
    unsaid += rest
    let isRest = keys.contains(where: \.edits) && line.withoutSpaces.hasSuffix(unsaid)
    return isRest || isTyped(unsaid, by: keys) ? [] : ["“\(unsaid)” is written, and not said"]
  }

  private static func isTyped(_ text: String, by keys: [Key]) -> Bool {
    var typed = keys.map { if case .text(let text) = $0 { text.withoutSpaces } else { "" } }.joined()[...]
    for character in text {
      guard let place = typed.firstIndex(of: character) else { return false }
      typed = typed[typed.index(after: place)...]
    }
    return true
  }

  /// The current item may stand in the line below a list of which it is a part.
  private static func repetitions(_ spoken: [String], line: String) -> [String] {
    let told = spoken.last?.withoutSpaces == line.withoutSpaces ? spoken.dropLast() : spoken[...]
    return Set(told).count == told.count ? [] : ["something is said twice: \(spoken)"]
  }

  private static func movingBreaches(keys: [Key], spoken: [String], line: String) -> [String] {
    guard keys.count == 1, let key = keys.first, key.moves else { return [] }
    let isItem = spoken.count == 1 && spoken[0].withoutSpaces.hasSuffix(line.withoutSpaces)
    return isItem ? [] : ["\(spoken) is said after \(key), and not “\(line)” alone"]
  }

  /// What was said is not painted over, so that a review finds it and a braille display can go back to it.
  private static func reviewBreaches(keys: [Key], spoken: [String], screen: ScreenModel) -> [String] {
    let text = (screen.scrolledLines + screen.lines).joined().withoutSpaces
    return spoken.filter { !text.contains($0.withoutSpaces) && !isTyped($0, by: keys) }
      .map { "“\($0)” stands no more on the screen" }
  }
}

extension Key {
  /// Whether it changes a line at its cursor, or moves the cursor.
  fileprivate var edits: Bool {
    switch self {
    case .left, .right, .home, .end, .backspace, .delete: true
    default: false
    }
  }

  /// Whether it goes from item to item.
  fileprivate var moves: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .alt("<"), .alt(">"), .control("n"), .control("p"): true
    default: false
    }
  }
}

extension String {
  var withoutSpaces: String { filter { !$0.isWhitespace } }
}
