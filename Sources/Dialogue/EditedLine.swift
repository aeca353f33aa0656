internal import Locales
public import Speech
public import StringCatalog

/// What a key did to the line, told from the line before and after, whichever editing key it was.
public struct EditedLine: Sendable, Hashable {
  public var text: String
  /// Where the cursor is, in characters from the beginning.
  public var cursor: Int

  public init(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  /// What is said of the change to `after`: the character typed, deleted or moved to, or the word that was finished;
  /// nil where there is nothing to say.
  public func echo(of after: EditedLine, setting: SpeechSettings.KeyEcho, language: LanguageTag) -> Utterance? {
    guard setting != .none, self != after else { return nil }
    let old = Array(text), new = Array(after.text)
    if old == new { return after.place(setting: setting, language: language) }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let removed = old[start..<(old.count - end)], added = new[start..<(new.count - end)]
    if !removed.isEmpty && added.isEmpty { return say(String(removed), language) }
    if setting == .words { return word(endingAt: after.cursor, in: new).flatMap { say($0, language) } }
    return say(String(added), language)
  }

  /// What is said of where the cursor is: the character there, or that nothing stands there; nil where keys are not
  /// echoed.
  public func place(setting: SpeechSettings.KeyEcho, language: LanguageTag) -> Utterance? {
    guard setting != .none else { return nil }
    let line = Array(text)
    let found = line.indices.contains(cursor) ? say(String(line[cursor]), language) : nil
    return found ?? Utterance(Phrase.itemBlank.text(in: language), in: language, priority: .notification)
  }

  /// The word before a blank that was just typed.
  private func word(endingAt cursor: Int, in line: [Character]) -> String? {
    guard cursor > 0, cursor <= line.count, line[cursor - 1].isWhitespace else { return nil }
    let word = line[..<(cursor - 1)].reversed().prefix { !$0.isWhitespace }
    return word.isEmpty ? nil : String(word.reversed())
  }

  private func say(_ text: String, _ language: LanguageTag) -> Utterance? {
    let clean = harmless(text)
    if text == " " { return Utterance(" ", in: language, priority: .notification, kind: .character) }
    guard !clean.isEmpty else { return nil }
    return Utterance(
      clean, in: language, priority: .notification, kind: clean.count == 1 ? .character : .text)
  }
}
