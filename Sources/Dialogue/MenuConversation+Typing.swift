internal import ActionMenu
internal import LineSearch
internal import Locales
internal import Speech

extension MenuConversation {
  /// A number chooses as soon as no longer one can match: `1` of 12 waits, `2` does not. No clock is asked.
  mutating func typed(_ line: String) -> [Reaction] {
    shown = nil
    guard options.selection == .key, session.pendingConfirmation == nil,
      let index = line.listIndex(count: items.count), (index + 1) * 10 > items.count
    else { return [] }
    return confirmChoice(index) + choose(index)
  }

  /// Tells what a number, or nothing typed, has chosen.
  private mutating func confirmChoice(_ index: Int) -> [Reaction] {
    if options.showsChoice { return [show(index)] }
    return [.setLine(""), .say(Utterance(priority: .text, spans: itemLine(index).spans))]
  }

  mutating func submitted(_ line: String) -> [Reaction] {
    if let item = session.pendingConfirmation { return confirm(line, item) }
    if let index = shownIndex(in: line) { return choose(index) }
    shown = nil
    return obey(meaning(of: line), line: line)
  }

  /// The item that an arrow put into the line, unless the line was edited since.
  func shownIndex(in line: String) -> Int? {
    shown.flatMap { line.trimmed == $0.line.printed.trimmed ? $0.index : nil }
  }

  private mutating func meaning(of line: String) -> LineMeaning {
    var matcher = self.matcher ?? makeMatcher()
    defer { self.matcher = matcher }
    // An item's line that was edited, or copied from the list, still begins with its number.
    let parts = line.trimmed.split(separator: " ", maxSplits: 1)
    if parts.count == 2, let index = parts[0].listIndex(count: items.count),
      [nil, .first, .last].contains(where: { itemLine(index, edge: $0).printed.trimmed == line.trimmed })
    {
      return .item(index)
    }
    return LineMeaning(line, count: items.count, matcher: &matcher)
  }

  private mutating func obey(_ meaning: LineMeaning, line: String) -> [Reaction] {
    switch meaning {
    case .nothing: takeDefault()
    case .item(let index): choose(index)
    case .several(let indexes): [tellMatches(indexes), .setLine(line.trimmed)]
    case .outOfRange(let number):
      [tell(.numberOutOfRange(number: number, last: items.count)), .keepLine(line.trimmed)]
    case .noMatch(let text): [tell(.matchNone(text: harmless(text))), .keepLine(line.trimmed)]
    case .word(let word, let argument): [.setLine("")] + answer(word, argument: argument, line: "")
    }
  }

  private mutating func takeDefault() -> [Reaction] {
    if let index = options.defaultIndex, items.indices.contains(index), session.level?.depth == 0 {
      return confirmChoice(index) + choose(index)
    }
    return tellWhereWeAre()
  }

  /// Goes by position, since two items may have the same title or even the same id.
  public mutating func choose(_ index: Int) -> [Reaction] {
    guard items.indices.contains(index) else { return [] }
    if items[index].id == Self.startOverID { return follow(session.handle(.restore)) }
    chosenIndex = index
    return follow(session.handle(.choose(index)))
  }

  private mutating func confirm(_ line: String, _ item: MenuItem) -> [Reaction] {
    if let answer = Answer(line.trimmed) {
      // The items may have been replaced while the question stood; the highlight has followed.
      chosenIndex = session.highlightedIndex ?? chosenIndex
      return follow(session.handle(.confirm(answer == .yes)))
    }
    var nothing = ItemMatcher(titles: [])
    if case .word(let word, let argument) = LineMeaning(line, count: 0, matcher: &nothing) {
      return [.setLine("")] + answer(word, argument: argument, line: "")
    }
    return [question(about: item), .setLine("")]
  }

  func makeMatcher() -> ItemMatcher {
    let titles = items.map { item in
      [localizer.text(item.title).text] + (item.spokenTitle.map { [localizer.text($0).text] } ?? [])
    }
    return ItemMatcher(titles: titles, keywords: items.map(\.keywords))
  }

  /// Tab: what all matching titles begin with; a second one lists them.
  mutating func complete(_ line: String, again: Bool) -> [Reaction] {
    let text = line.trimmed
    if session.pendingConfirmation != nil || items.isEmpty { return tellWhereWeAre() }
    if let shown, shownIndex(in: line) != nil { return [.show(shown.line)] }
    var matcher = self.matcher ?? makeMatcher()
    let found = text.isEmpty ? Array(items.indices) : matcher.completions(of: text)
    self.matcher = matcher
    if found.isEmpty { return [tell(.matchNone(text: harmless(text)))] }
    if found.count == 1 {
      let title = localizer.text(items[found[0]].title)
      return [.setLine(title.text), .say(Utterance(title.text, in: title.language, priority: .text))]
    }
    if again { return [tellMatches(found)] }
    let common = commonBeginning(found.map { localizer.text(items[$0].title).text })
    if common.count > text.count, TextFolding.folded(common).hasPrefix(TextFolding.folded(text)) {
      return [.setLine(common), say(common)]
    }
    return [say(localizer(.matchSeveral(count: found.count)).text)]
  }

  private func say(_ text: String) -> Reaction {
    .say(Utterance(text, in: localizer.language, priority: .text))
  }

  private func commonBeginning(_ titles: [String]) -> String {
    titles.dropFirst().reduce(titles[0]) { common, title in
      var rest = Substring(title)
      return String(
        common.prefix { character in
          rest.popFirst().map { TextFolding.folded(String($0)) } == TextFolding.folded(String(character))
        })
    }
  }
}
