internal import ActionMenu
internal import LineSearch
internal import Locales
internal import Speech

/// What Tab does with a text: it goes on as far as all suggestions agree, and a second Tab lists those that fit.
struct TextCompletion: Sendable {
  private let suggestions: [String]
  private var matcher: ItemMatcher

  init(of suggestions: [String]) {
    self.suggestions = suggestions.map { harmless($0) }
    matcher = ItemMatcher(titles: self.suggestions.map { [$0] })
  }

  mutating func complete(_ line: String, again: Bool, _ localizer: Localizer) -> [Reaction] {
    if suggestions.isEmpty { return [] }
    let language = localizer.language
    let text = line.trimmed
    let found = text.isEmpty ? Array(suggestions.indices) : matcher.completions(of: text)
    if found.isEmpty {
      return [.tell(Announcement(localizer(.matchNone(text: harmless(text))), priority: .important)), .setLine(line)]
    }
    let titles = found.map { suggestions[$0] }
    let common = found.count == 1 ? titles[0] : titles.commonBeginning
    if found.count == 1 || common.count > text.count && TextFolding.folded(common).hasPrefix(TextFolding.folded(text)) {
      return [.setLine(common), .say(Utterance(common, in: language, priority: .text))]
    }
    let count = localizer(.matchSeveral(count: found.count))
    if !again { return [.say(Utterance(priority: .text, spans: [count]))] }
    let listed = titles.prefix(longestListTold).map { Announcement.Line(Utterance.Span($0, language)) }
    return [.tell(Announcement([.init(count)] + listed, priority: .text)), .setLine(line)]
  }
}

extension [String] {
  /// What all begin with, in the spelling of the first.
  fileprivate var commonBeginning: String {
    guard let first else { return "" }
    return dropFirst().reduce(first) { $0.commonBeginning(with: $1) }
  }
}

extension String {
  /// What both begin with, in the spelling of this one; case and accents do not count.
  func commonBeginning(with other: String) -> String {
    var rest = Substring(other)
    return String(
      prefix { character in
        rest.popFirst().map { TextFolding.folded(String($0)) } == TextFolding.folded(String(character))
      })
  }
}
