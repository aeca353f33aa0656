import ActionMenu
import Dialogue
import Speech
import StringCatalog

extension FuzzTarget {
  /// The first line is what was typed, each other one an item: its title and, behind a tabulator, a keyword.
  func checkLine(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let typed = String(lines[0])
    let items = lines.dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    var matcher = ItemMatcher(titles: items.map { [$0[0]] }, keywords: items.map { Array($0.dropFirst()) })
    checkMeaning(of: typed, count: items.count, &matcher)
    let found = matcher.completions(of: typed)
    requirePlaces(found, below: items.count)
    requireRange(matcher.match(typed), count: items.count)
    requireRange(matcher.exactMatch(typed), count: items.count)
    checkEcho(typed, of: items.first?[0] ?? "")
    checkProgress(lines.map(String.init))
  }

  private func checkMeaning(of line: String, count: Int, _ matcher: inout ItemMatcher) {
    switch LineMeaning(line, count: count, matcher: &matcher) {
    case .nothing: require(line.allSatisfy(\.isWhitespace), "\(line) means nothing")
    case .item(let index): require((0..<count).contains(index), "item \(index) of \(count)")
    case .several(let indexes): requireRange(.several(indexes), count: count)
    case .outOfRange(let number), .noMatch(let number): require(!number.isEmpty, "a number without digits")
    case .word(let word, let argument): require(!word.name(in: .english).isEmpty, argument)
    }
  }

  private func requireRange(_ match: ItemMatcher.Match, count: Int) {
    switch match {
    case .none: break
    case .one(let index): require((0..<count).contains(index), "item \(index) of \(count)")
    case .several(let indexes):
      require(indexes.count > 1, "several: \(indexes)")
      requirePlaces(indexes, below: count)
    }
  }

  /// The one line is edited into the other.
  private func checkEcho(_ before: String, of after: String) {
    for setting in SpeechSettings.KeyEcho.allCases {
      for cursor in [-1, 0, 1, after.count, after.count + 1] {
        let edited = EditedLine(after, cursor: cursor)
        let told = EditedLine(before, cursor: 0).echo(of: edited, setting: setting, language: .english)
        for utterance in [told, edited.place(setting: setting, language: .spanish)].compactMap({ $0 }) {
          requireHarmless(utterance.spans)
        }
      }
    }
  }

  private func checkProgress(_ lines: [String]) {
    var report = ProgressReport(title: lines[0], localizer: Localizer(language: .spanish))
    for line in lines { report.take(line).map { requireHarmless($0) } }
    requireHarmless(report.finish())
  }
}
