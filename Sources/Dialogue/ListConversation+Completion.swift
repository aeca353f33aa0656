internal import ActionMenu
internal import LineSearch
internal import Locales
internal import Speech

extension ListConversation {
  /// Tab: what all matching titles begin with; a second one lists them.
  mutating func complete(_ line: String, again: Bool) -> [Reaction] {
    let text = line.trimmed
    if questioned != nil || count == 0 { return tellWhereWeAre() }
    if let shown, shownIndex(in: line) != nil { return [.show(shown.line)] }
    let found = text.isEmpty ? Array(0..<count) : withMatcher { $0.completions(of: text) }
    if found.isEmpty { return [tell(.matchNone(text: harmless(text)))] }
    if found.count == 1 {
      let title = localizer.text(item(at: found[0]).title)
      return [.setLine(title.text), .say(Utterance(title.text, in: title.language, priority: .text))]
    }
    if again { return [tellMatches(found, of: text)] }
    let common = found.count > completableCount ? "" : commonBeginning(of: found)
    if common.count > text.count, TextFolding.folded(common).hasPrefix(TextFolding.folded(text)) {
      return [.setLine(common), say(common)]
    }
    return [say(localizer(.matchSeveral(count: found.count)).text)]
  }

  private func say(_ text: String) -> Reaction {
    .say(Utterance(text, in: localizer.language, priority: .text))
  }

  /// What the titles of several items begin with. Looked for only as long as there can be anything: most often two or
  /// three titles out of a long list have nothing in common any more.
  private func commonBeginning(of indexes: [Int]) -> String {
    var common = title(item(at: indexes[0]))
    for index in indexes.dropFirst() where !common.isEmpty {
      common = common.commonBeginning(with: title(item(at: index)))
    }
    return common
  }
}

/// Among more items a beginning in common helps nobody, and to look for it would be noticed.
private let completableCount = 10_000
