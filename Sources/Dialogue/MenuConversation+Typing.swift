internal import ActionMenu
internal import Locales
internal import Speech

extension MenuConversation {
  /// A number chooses as soon as no longer one can match: `1` of 12 waits, `2` does not. No clock is asked.
  mutating func typed(_ line: String) -> [Reaction] {
    shown = nil
    guard options.selection == .key, session.pendingConfirmation == nil, let number = Int(line),
      line.utf8.allSatisfy({ (0x30...0x39).contains($0) }), (1...max(1, items.count)).contains(number),
      number * 10 > items.count
    else { return [] }
    return [show(number - 1)] + choose(number - 1)
  }

  mutating func submitted(_ line: String) -> [Reaction] {
    if let item = session.pendingConfirmation { return confirm(line, item) }
    if let shown, line.trimmed == shown.line.printed.trimmed { return choose(shown.index) }
    let hadLine = shown != nil
    shown = nil
    return obey(meaning(of: line), line: line, afterEditing: hadLine)
  }

  private mutating func meaning(of line: String) -> LineMeaning {
    var matcher = self.matcher ?? makeMatcher()
    defer { self.matcher = matcher }
    // An item's line that was edited, or copied from the list, still begins with its number.
    let parts = line.trimmed.split(separator: " ", maxSplits: 1)
    if parts.count == 2, let number = Int(parts[0]), items.indices.contains(number - 1),
      itemLine(number - 1).printed == line.trimmed
    {
      return .item(number - 1)
    }
    return LineMeaning(line, count: items.count, matcher: &matcher)
  }

  private mutating func obey(_ meaning: LineMeaning, line: String, afterEditing: Bool) -> [Reaction] {
    switch meaning {
    case .nothing: takeDefault()
    case .item(let index): choose(index)
    case .several(let indexes): [tellMatches(indexes), .setLine(line.trimmed)]
    case .outOfRange(let number):
      [tell(.numberOutOfRange(number: number, last: items.count)), .setLine(line.trimmed)]
    case .noMatch(let text): [tell(.matchNone(text: harmless(text))), .setLine(line.trimmed)]
    case .word(let word, let argument): [.setLine("")] + answer(word, argument: argument, line: "")
    }
  }

  private mutating func takeDefault() -> [Reaction] {
    if let index = options.defaultIndex, session.level?.depth == 0 { return [show(index)] + choose(index) }
    return tellWhereWeAre()
  }

  /// Goes by position, since two items may have the same title or even the same id.
  mutating func choose(_ index: Int) -> [Reaction] {
    guard items.indices.contains(index) else { return [] }
    if items[index].id == Self.startOverID { return follow(session.handle(.restore)) }
    return follow(session.handle(.choose(index)))
  }

  private mutating func confirm(_ line: String, _ item: MenuItem) -> [Reaction] {
    if let answer = Answer(line.trimmed) { return follow(session.handle(.confirm(answer == .yes))) }
    if line.trimmed == "<" { return follow(session.handle(.back)) }
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
    if let shown { return [.show(shown.line)] }
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
    if common.count > text.count { return [.setLine(common), say(common)] }
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
