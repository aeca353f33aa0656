internal import Locales
public import Speech
public import StringCatalog

/// What a key did to the line, told from the line before and after, whichever editing key it was.
public struct EditedLine: Sendable, Hashable {
  /// What of the key that has changed the line cannot be told from the line alone.
  public enum Key: Sendable, Hashable {
    /// A letter, a digit or a sign: in the echo of words it is silent until the word is finished.
    case typing
    /// A motion by words.
    case word
    case other
  }

  public var text: String
  /// Where the cursor is, in characters from the beginning.
  public var cursor: Int

  public init(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  /// What is said of the change to `after`: what was typed, deleted, brought back or put in another's place, the
  /// character or word that the cursor came to, or the word that was finished; nil where there is nothing to say.
  public func echo(
    of after: EditedLine, by key: Key = .other, setting: SpeechSettings.KeyEcho, language: LanguageTag
  ) -> Utterance? {
    guard setting != .none, self != after else { return nil }
    let old = Array(text), new = Array(after.text)
    if old == new { return after.place(by: key, hasMoved: true, setting: setting, language: language) }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let removed = old[start..<(old.count - end)], added = new[start..<(new.count - end)]
    if added.isEmpty { return say(removed, language) }
    if key == .typing, setting == .words { return finishedWords(in: new, added.indices).flatMap { say($0, language) } }
    if removed.isEmpty || key == .typing { return say(added, language) }
    if removed.count == 2, added.elementsEqual(removed.reversed()) { return spell(added, language) }
    return say(words(around: added.indices, in: new), language)
  }

  /// What is said of where the cursor is: the character there, or that nothing stands there; nil where keys are not
  /// echoed.
  ///
  /// A motion by words comes to a word, to its beginning or, on the way to the right, to its end: that word is said,
  /// at its end only where the cursor has moved there.
  public func place(
    by key: Key = .other, hasMoved: Bool = false, setting: SpeechSettings.KeyEcho, language: LanguageTag
  ) -> Utterance? {
    guard setting != .none else { return nil }
    let line = Array(text)
    let isOnWord = line.indices.contains(cursor) && Self.isPartOfWord(line[cursor])
    if key == .word, isOnWord || hasMoved, let word = word(around: cursor, in: line) { return say(word, language) }
    let found = line.indices.contains(cursor) ? say(line[cursor...cursor], language) : nil
    return found ?? Utterance(Phrase.itemBlank.text(in: language), in: language, priority: .notification)
  }

  // MARK: Words

  /// The words before the last blank of what was just typed: one, or several where keys came faster than they were
  /// answered.
  private func finishedWords(in line: [Character], _ typed: Range<Int>) -> ArraySlice<Character>? {
    guard let blank = line[typed].lastIndex(where: \.isWhitespace) else { return nil }
    let begun = line[..<typed.lowerBound].reversed().prefix { !$0.isWhitespace }.count
    let words = line[(typed.lowerBound - begun)..<blank].drop(while: \.isWhitespace)
    let behind = words.reversed().prefix(while: \.isWhitespace).count
    return words.count == behind ? nil : words.dropLast(behind)
  }

  /// The word that the cursor is in, before or behind, as readline's motions see words.
  private func word(around cursor: Int, in line: [Character]) -> ArraySlice<Character>? {
    guard cursor <= line.count else { return nil }
    let before = line[..<cursor].reversed().prefix(while: Self.isPartOfWord).count
    let after = line[cursor...].prefix(while: Self.isPartOfWord).count
    return before + after == 0 ? nil : line[(cursor - before)..<(cursor + after)]
  }

  private static func isPartOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// The whole words, as blanks part them, that a change lies in.
  private func words(around range: Range<Int>, in line: [Character]) -> ArraySlice<Character> {
    let before = line[..<range.lowerBound].reversed().prefix { !$0.isWhitespace }.count
    let after = line[range.upperBound...].prefix { !$0.isWhitespace }.count
    return line[(range.lowerBound - before)..<(range.upperBound + after)]
  }

  // MARK: Saying

  private func say(_ characters: ArraySlice<Character>, _ language: LanguageTag) -> Utterance? {
    let text = String(characters)
    if characters.count == 1, characters.allSatisfy(\.isWhitespace) { return spell(characters, language) }
    let clean = harmless(text)
    if clean.count == 1 { return spell(Array(clean)[...], language) }
    return clean.isEmpty ? nil : Utterance(clean, in: language, priority: .notification)
  }

  /// The characters by their names, in one message: of a notification the first one would drop the others.
  private func spell(_ characters: ArraySlice<Character>, _ language: LanguageTag) -> Utterance? {
    let names = characters.map { CharacterName($0, in: language).said }.filter { !$0.isEmpty }
    return names.isEmpty
      ? nil : Utterance(names.joined(separator: ", "), in: language, priority: .notification, kind: .character)
  }
}
