internal import ActionMenu
internal import LineSearch

/// Names an item of a choice by its title, in the order that menus have.
struct ChoiceMatcher: TitleMatcher {
  let table: ChoiceTable
  /// Whether a part of a title names nothing: where a new text is an answer, too, it would be taken for an item.
  let takesWholeTitlesOnly: Bool

  func match(_ text: String) -> ItemMatcher.Match {
    if takesWholeTitlesOnly || text.isPunctuation { return exactMatch(text) }
    return Self.match(table.groups(of: text).first { !$0.isEmpty } ?? [])
  }

  func exactMatch(_ text: String) -> ItemMatcher.Match { Self.match(table.groups(of: text)[0]) }

  /// Those that begin with the text, else those that contain it.
  func completions(of text: String) -> [Int] {
    if TextFolding.folded(text).isEmpty { return [] }
    let groups = table.groups(of: text)
    let beginnings = groups[0] + groups[1]
    return beginnings.isEmpty ? groups[2] : beginnings.sorted()
  }

  private static func match(_ found: [Int]) -> ItemMatcher.Match {
    found.count > 1 ? .several(found) : found.first.map { .one($0) } ?? .none
  }
}
