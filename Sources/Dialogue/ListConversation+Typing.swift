internal import ActionMenu
internal import Locales
internal import Speech

extension ListConversation {
  /// A number chooses as soon as no longer one can match: `1` of 12 waits, `2` does not. No clock is asked.
  mutating func typed(_ line: String) -> [Reaction] {
    shown = nil
    guard numbersChoose, questioned == nil,
      let index = line.listIndex(count: count), (index + 1) * 10 > count
    else { return [] }
    return confirmChoice(index) + choose(index)
  }

  /// Tells what a number, or nothing typed, has chosen.
  mutating func confirmChoice(_ index: Int) -> [Reaction] {
    if showsChoice { return [show(index)] }
    return [.setLine(""), .say(Utterance(priority: .text, spans: itemLine(index).spans))]
  }

  mutating func submitted(_ line: String) -> [Reaction] {
    if let item = questioned { return answerQuestion(line, about: item) }
    if let index = shownIndex(in: line) { return take(index, isShown: true) }
    shown = nil
    return obey(meaning(of: line), line: line)
  }

  /// The item that an arrow put into the line, unless the line was edited since.
  func shownIndex(in line: String) -> Int? {
    shown.flatMap { line.trimmed == $0.line.printed.trimmed ? $0.index : nil }
  }

  private mutating func meaning(of line: String) -> LineMeaning {
    // An item's line that was edited, or copied from the list, still begins with its number.
    let parts = line.trimmed.split(separator: " ", maxSplits: 1)
    if parts.count == 2, let index = parts[0].listIndex(count: count),
      [nil, .first, .last].contains(where: { itemLine(index, edge: $0).printed.trimmed == line.trimmed })
    {
      return .item(index)
    }
    let count = count
    return withMatcher { LineMeaning(line, count: count, matcher: &$0) }
  }

  private mutating func obey(_ meaning: LineMeaning, line: String) -> [Reaction] {
    switch meaning {
    case .nothing: takeNothing()
    case .item(let index): take(index, isShown: false)
    case .several(let indexes): [tellMatches(indexes, of: line.trimmed), .setLine(line.trimmed)]
    case .outOfRange(let number): takeOutOfRange(number)
    case .noMatch: takeUnknown(line.trimmed)
    case .word(let word, let argument): [.setLine("")] + answer(word, argument: argument, line: "")
    }
  }

  private mutating func answerQuestion(_ line: String, about item: MenuItem) -> [Reaction] {
    if let answer = Answer(line.trimmed) { return confirm(answer == .yes) }
    if case .word(let word, let argument) = LineMeaning(withoutItems: line) {
      return [.setLine("")] + answer(word, argument: argument, line: "")
    }
    return [question(about: item), .setLine("")]
  }
}
