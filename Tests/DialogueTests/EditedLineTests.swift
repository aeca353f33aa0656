import Dialogue
import Speech
import StringCatalog
import Testing

@Suite struct EditedLineTests {
  /// What is said when a line turns into another; `|` stands for the cursor, and a name in brackets is one character.
  struct Row: Sendable, CustomTestStringConvertible {
    var before: String
    var after: String
    var characters: String?
    var words: String?

    init(_ before: String, _ after: String, characters: String?, words: String?) {
      (self.before, self.after, self.characters, self.words) = (before, after, characters, words)
    }

    var testDescription: String { "'\(before)' to '\(after)'" }
  }

  @Test(arguments: typed + deleted + moved)
  func echo(_ row: Row) {
    #expect(said(row, .characters) == row.characters)
    #expect(said(row, .words) == row.words)
    #expect(said(row, .none) == nil)
  }

  private func said(_ row: Row, _ setting: SpeechSettings.KeyEcho) -> String? {
    let echo = line(row.before).echo(of: line(row.after), setting: setting, language: .spanish)
    guard let echo else { return nil }
    #expect(echo.priority == .notification)
    #expect(echo.spans.map(\.language) == [.spanish])
    let text = echo.spans.map(\.text).joined()
    return echo.kind == .character ? "[\(text)]" : text
  }

  private func line(_ marked: String) -> EditedLine {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    return EditedLine(parts.joined(), cursor: parts[0].count)
  }

  @Test(arguments: [("|ab", "a"), ("a|ñ", "ñ"), ("ab|", "en blanco"), ("|", "en blanco"), ("|\u{7}", "en blanco")])
  func place(_ marked: String, _ said: String) {
    #expect(line(marked).place(setting: .characters, language: .spanish)?.spans == [.init(said, .spanish)])
    #expect(line(marked).place(setting: .words, language: .spanish)?.spans == [.init(said, .spanish)])
    #expect(line(marked).place(setting: .none, language: .spanish) == nil)
  }

  static let typed: [Row] = [
    Row("|", "a|", characters: "[a]", words: nil),
    Row("a|", "aa|", characters: "[a]", words: nil),
    Row("caf|", "café|", characters: "[é]", words: nil),
    Row("cafe|", "cafe\u{301}|", characters: "[é]", words: nil),
    Row("|", "ñ|", characters: "[ñ]", words: nil),
    Row("|", "👨‍👩‍👧|", characters: "[👨‍👩‍👧]", words: nil),
    Row("a|b", "ax|b", characters: "[x]", words: nil),
    Row("dos|", "dos |", characters: "[ ]", words: "dos"),
    Row("uno dos|", "uno dos |", characters: "[ ]", words: "dos"),
    Row("uno|dos", "uno |dos", characters: "[ ]", words: "uno"),
    Row("uno |", "uno  |", characters: "[ ]", words: nil),
    Row("|", " |", characters: "[ ]", words: nil),
    Row("|", "2 Note|", characters: "2 Note", words: nil),
    Row("|", "uno dos |", characters: "uno dos ", words: "dos"),
    Row("abc|", "axyzc|", characters: "xyz", words: nil),
    Row("|", "\u{7}|", characters: nil, words: nil),
  ]

  static let deleted: [Row] = [
    Row("ab|", "a|", characters: "[b]", words: "[b]"),
    Row("aa|", "a|", characters: "[a]", words: "[a]"),
    Row("a|bc", "a|c", characters: "[b]", words: "[b]"),
    Row("ñu|", "ñ|", characters: "[u]", words: "[u]"),
    Row("a |", "a|", characters: "[ ]", words: "[ ]"),
    Row("uno dos|", "uno |", characters: "dos", words: "dos"),
    Row("uno dos|", "|", characters: "uno dos", words: "uno dos"),
  ]

  static let moved: [Row] = [
    Row("abc|", "ab|c", characters: "[c]", words: "[c]"),
    Row("ab|c", "|abc", characters: "[a]", words: "[a]"),
    Row("|ñandú", "ñand|ú", characters: "[ú]", words: "[ú]"),
    Row("a| b", "a| b", characters: nil, words: nil),
    Row("|a b", "a| b", characters: "[ ]", words: "[ ]"),
    // Behind the last character it is blank.
    Row("ab|c", "abc|", characters: "en blanco", words: "en blanco"),
  ]
}
