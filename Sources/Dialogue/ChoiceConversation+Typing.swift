internal import ActionMenu
internal import Locales
internal import Speech

extension ChoiceConversation {
  /// A key of the line: Space selects, a digit may choose, and a letter narrows what the arrows go through.
  mutating func keyed(_ line: String) -> [Reaction] {
    if isMultiple, line == " " { return toggleCurrent() }
    let earlier = query
    query = line.trimmed
    let reactions = typed(line)
    if !reactions.isEmpty { return reactions }
    query = earlier
    narrow(to: line.trimmed)
    return report()
  }

  mutating func entered(_ line: String) -> [Reaction] {
    let text = line.trimmed
    if questioned == nil, !text.isEmpty, shownIndex(in: line) == nil { query = text }
    if questioned == nil, isMultiple, text == "!" {
      // The sign of Debian's spoken installer: nothing of all this.
      return [.setLine("")] + finishSelection(Pick())
    }
    if questioned == nil, let reactions = toggleNumbers(in: line) { return reactions }
    return submitted(line)
  }

  // MARK: Narrowing

  /// The items that a typed text fits, which the arrows go through.
  struct Narrowing {
    let text: String
    /// In the order in which the arrows go.
    let matches: [Int]
    /// Where the arrows are, counted from 0; nil before the first.
    var place: Int?
    /// Whether it holds though the line is empty: an item of it was selected, and the next arrow goes on.
    var outlastsEmptyLine = false
  }

  public mutating func note(line: String) {
    if narrowing?.outlastsEmptyLine == true, line.trimmed.isEmpty { return }
    // An item that somebody has begun to edit and has not changed.
    if shownIndex(in: line) != nil { return }
    narrow(to: line.trimmed)
  }

  private mutating func narrow(to text: String) {
    if narrowing?.text == text { return }
    narrowing = nil
    guard !text.isEmpty, questioned == nil, NumberRanges(text, count: count) == nil else { return }
    query = text
    // What Enter would not look for is not looked for by an arrow either.
    let found = text.isPunctuation ? [] : matches(of: text)
    narrowing = Narrowing(text: text, matches: found)
  }

  /// In a long list, how many are left and which comes first.
  private func report() -> [Reaction] {
    guard isLong, let narrowing else { return [] }
    guard let best = narrowing.matches.first else {
      let none = localizer(.matchNone(text: harmless(narrowing.text)))
      return [.report(Utterance(priority: .text, spans: [none]))]
    }
    let count = localizer(.matchSeveral(count: narrowing.matches.count))
    let title = localizer.text(table.item(at: best).title)
    return [.report(Utterance(priority: .text, spans: [count, title]))]
  }

  /// An arrow goes through what a typed text fits; without a text, through the list.
  mutating func walk(_ motion: Motion) -> [Reaction] {
    guard var narrowing, questioned == nil else { return passed(motion) }
    guard !narrowing.matches.isEmpty else {
      return [tell(.matchNone(text: harmless(narrowing.text))), .keepLine(narrowing.text)]
    }
    let count = narrowing.matches.count
    let isFirst = narrowing.place == nil
    let place = motion.target(from: narrowing.place, count: count)
    narrowing.place = place
    narrowing.outlastsEmptyLine = false
    self.narrowing = narrowing
    let index = narrowing.matches[place]
    makeCurrent(index)
    let line = itemLine(
      index, edge: motion.edge(at: place, count: count), isSelected: isSelected(index),
      matchCount: isFirst ? count : nil)
    return [show(index, line)]
  }

  /// In a long list a held arrow tells by their first letters what it passes.
  private mutating func passed(_ motion: Motion) -> [Reaction] {
    let before = isLong ? current.flatMap(initial) : nil
    let reactions = move(motion)
    guard isLong, let current, let letter = initial(current), letter != before else { return reactions }
    let name = CharacterName(letter, in: localizer.language).said
    return [.passing(Utterance(name, in: localizer.language, priority: .text, kind: .character))] + reactions
  }

  private func initial(_ index: Int) -> Character? {
    localizer.text(table.item(at: index).title).text.first { !$0.isWhitespace }.map { Character($0.lowercased()) }
  }
}
