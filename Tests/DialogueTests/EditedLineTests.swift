import Dialogue
import Speech
import StringCatalog
import Testing

@Suite struct EditedLineTests {
  /// What is said when a line turns into another; `|` stands for the cursor, and a name in brackets is one character.
  struct Row: Sendable, CustomTestStringConvertible {
    var before: String
    var after: String
    var key: EditedLine.Key
    var characters: String?
    var words: String?

    init(_ before: String, _ after: String, by key: EditedLine.Key = .typing, characters: String?, words: String?) {
      (self.before, self.after, self.key) = (before, after, key)
      (self.characters, self.words) = (characters, words)
    }

    var testDescription: String { "'\(before)' to '\(after)'" }
  }

  @Test(arguments: typed + deleted + changed + moved + movedByWords)
  func echo(_ row: Row) {
    #expect(said(row, .characters) == row.characters)
    #expect(said(row, .words) == row.words)
    #expect(said(row, .none) == nil)
  }

  private func said(_ row: Row, _ setting: SpeechSettings.KeyEcho) -> String? {
    let echo = line(row.before).echo(of: line(row.after), by: row.key, setting: setting, language: .spanish)
    guard let echo else { return nil }
    #expect(echo.priority == .notification)
    #expect(echo.spans.map(\.language) == [.spanish])
    return Self.told(echo)
  }

  private static func told(_ echo: Utterance) -> String {
    let text = echo.spans.map(\.text).joined()
    return echo.kind == .character ? "[\(text)]" : text
  }

  private func line(_ marked: String) -> EditedLine {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    return EditedLine(parts.joined(), cursor: parts[0].count)
  }

  @Test(arguments: [
    ("|ab", "a"), ("a|ñ", "ñ"), ("a|é", "e con acento"), ("ab|", "en blanco"), ("|", "en blanco"),
    ("|\u{7}", "en blanco"),
  ])
  func place(_ marked: String, _ said: String) {
    #expect(line(marked).place(setting: .characters, language: .spanish)?.spans == [.init(said, .spanish)])
    #expect(line(marked).place(setting: .words, language: .spanish)?.spans == [.init(said, .spanish)])
    #expect(line(marked).place(setting: .none, language: .spanish) == nil)
  }

  static let typed: [Row] = [
    Row("|", "a|", characters: "[a]", words: nil),
    Row("a|", "aa|", characters: "[a]", words: nil),
    Row("caf|", "café|", characters: "[e con acento]", words: nil),
    Row("cafe|", "cafe\u{301}|", characters: "[e con acento]", words: nil),
    Row("|", "N|", characters: "[N]", words: nil),
    Row("|", "É|", characters: "[E con acento]", words: nil),
    Row("|", ".|", characters: "[.]", words: nil),
    Row("|", "ñ|", characters: "[ñ]", words: nil),
    Row("|", "👨‍👩‍👧|", characters: "[👨‍👩‍👧]", words: nil),
    Row("a|b", "ax|b", characters: "[x]", words: nil),
    Row("dos|", "dos |", characters: "[espacio]", words: "dos"),
    Row("uno dos|", "uno dos |", characters: "[espacio]", words: "dos"),
    Row("uno|dos", "uno |dos", characters: "[espacio]", words: "uno"),
    Row("uno |", "uno  |", characters: "[espacio]", words: nil),
    Row("|", " |", characters: "[espacio]", words: nil),
    Row("|", "2 Note|", characters: "2 Note", words: "[2]"),
    // Keys that came faster than they were answered.
    Row("|", "uno dos |", characters: "uno dos ", words: "uno dos"),
    Row("uno|", "uno d|", characters: " d", words: "uno"),
    Row("uno|", "uno dos tres|", characters: " dos tres", words: "uno dos"),
    Row("uno |", "uno  dos  |", characters: " dos  ", words: "dos"),
    Row("|", "   |", characters: "   ", words: nil),
    Row("|", "a b|", characters: "a b", words: "[a]"),
    Row("abc|", "axyzc|", characters: "xyz", words: nil),
    Row("|", "\u{7}|", characters: nil, words: nil),
  ]

  static let deleted: [Row] = [
    Row("añ|", "a|", characters: "[ñ]", words: "[ñ]"),
    Row("cafés|", "caf|s", characters: "[e con acento]", words: "[e con acento]"),
    Row("uno| dos", "uno|", by: .other, characters: " dos", words: " dos"),
    Row("uno| dos", "| dos", by: .other, characters: "uno", words: "uno"),
    Row("ab|", "a|", characters: "[b]", words: "[b]"),
    Row("aa|", "a|", characters: "[a]", words: "[a]"),
    Row("a|bc", "a|c", characters: "[b]", words: "[b]"),
    Row("ñu|", "ñ|", characters: "[u]", words: "[u]"),
    Row("a |", "a|", characters: "[espacio]", words: "[espacio]"),
    Row("uno dos|", "uno |", characters: "dos", words: "dos"),
    Row("uno dos|", "|", characters: "uno dos", words: "uno dos"),
  ]

  /// Brought back, exchanged, in capitals.
  static let changed: [Row] = [
    Row("|", "uno dos|", by: .other, characters: "uno dos", words: "uno dos"),
    Row("|", "uno |", by: .other, characters: "uno ", words: "uno "),
    Row("a|b", "ba|", by: .other, characters: "[b, a]", words: "[b, a]"),
    // What is no text has no name: it was taken literally, by Ctrl-V.
    Row("a|\u{1B}", "\u{1B}a|", by: .other, characters: "[a]", words: "[a]"),
    Row("é|a", "aé|", by: .other, characters: "[a, e con acento]", words: "[a, e con acento]"),
    Row("uno dos|", "dos uno|", by: .other, characters: "dos uno", words: "dos uno"),
    Row("ab ac|", "ac ab|", by: .other, characters: "ac ab", words: "ac ab"),
    Row("|nota dos", "Nota| dos", by: .other, characters: "Nota", words: "Nota"),
    Row("una |nota", "una NOTA|", by: .other, characters: "NOTA", words: "NOTA"),
  ]

  static let moved: [Row] = [
    Row("abc|", "ab|c", characters: "[c]", words: "[c]"),
    Row("ab|c", "|abc", characters: "[a]", words: "[a]"),
    Row("|ñandú", "ñand|ú", characters: "[u con acento]", words: "[u con acento]"),
    Row("a| b", "a| b", characters: nil, words: nil),
    Row("|a b", "a| b", characters: "[espacio]", words: "[espacio]"),
    // Behind the last character it is blank.
    Row("ab|c", "abc|", characters: "en blanco", words: "en blanco"),
  ]

  /// Alt-B comes to a word's beginning, Alt-F to its end.
  static let movedByWords: [Row] = [
    ("una nota|", "una |nota", "nota"), ("una |nota", "|una nota", "una"), ("|una nota", "una| nota", "una"),
    ("una| nota", "una nota|", "nota"), ("camión rojo|", "camión |rojo", "rojo"), ("a b|", "a |b", "[b]"),
    ("foo-bar|", "foo-|bar", "bar"), ("|foo-bar", "foo|-bar", "foo"), ("uno ...|", "|uno ...", "uno"),
    ("|... uno", "... |uno", "uno"), ("uno|...", "uno...|", "en blanco"),
  ].map { Row($0, $1, by: .word, characters: $2, words: $2) }

  @Test(
    "A motion by words that goes no further",
    arguments: [("|una nota", "una"), ("una nota|", "en blanco"), ("una| nota", "[espacio]"), ("|", "en blanco")])
  func noFurther(_ marked: String, _ said: String) {
    let place = line(marked).place(by: .word, setting: .characters, language: .spanish)
    #expect(place.map(Self.told) == said)
  }
}
