public import ActionMenu

/// What a typed line means, decided in one order: a number of the list, an exact title, a unique beginning, a unique
/// part of a title, a unique keyword of any language, a word of the session.
public enum LineMeaning: Sendable, Hashable {
  case nothing
  /// Counted from 0.
  case item(Int)
  /// Several fit equally well; counted from 0.
  case several([Int])
  /// A number that the list does not have; it never chooses.
  case outOfRange(String)
  case noMatch(String)
  case word(SessionWord, argument: String)

  /// - Parameters:
  ///   - line: what was typed.
  ///   - count: how many items the list has.
  ///   - matcher: finds an item by its words; asked only when the line is no number of the list.
  public init(_ line: String, count: Int, matcher: inout some TitleMatcher) {
    let text = line.trimmed
    if text.isEmpty {
      self = .nothing
    } else if let sign = Self.sign(text) {
      self = sign
    } else if text.isNumber {
      self = Self.number(text, count: count, matcher: &matcher)
    } else if text.hasPrefix(":") {
      self = Self.word(text.dropFirst()) ?? Self.words(text, matcher: &matcher)
    } else {
      self = Self.words(text, matcher: &matcher)
    }
  }

  /// What a line means where there are no items: a word of the session, or nothing that is known.
  init(withoutItems line: String) {
    var nothing = ItemMatcher(titles: [])
    self.init(line, count: 0, matcher: &nothing)
  }

  /// The signs of Debian's spoken installer.
  private static func sign(_ text: String) -> LineMeaning? {
    switch text {
    case "<": .word(.back, argument: "")
    case "?": .word(.help, argument: "")
    default: nil
    }
  }

  private static func number(_ text: String, count: Int, matcher: inout some TitleMatcher) -> LineMeaning {
    if let index = text.listIndex(count: count) { return .item(index) }
    // A title such as "2024" can be typed in full; a part of one cannot, or a slip would choose.
    return switch matcher.exactMatch(text) {
    case .none: count > 0 ? .outOfRange(text) : .noMatch(text)
    case .one(let index): .item(index)
    case .several(let indexes): .several(indexes)
    }
  }

  private static func words(_ text: String, matcher: inout some TitleMatcher) -> LineMeaning {
    switch matcher.match(text) {
    case .one(let index): .item(index)
    case .several(let indexes): .several(indexes)
    case .none: word(Substring(text)) ?? .noMatch(text)
    }
  }

  private static func word(_ text: Substring) -> LineMeaning? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let word = SessionWord(first) else { return nil }
    let argument = parts.count > 1 ? String(parts[1]).trimmed : ""
    return argument.isEmpty || word.takesArgument ? .word(word, argument: argument) : nil
  }
}

extension StringProtocol {
  /// Whether it is digits alone: a sign, a fraction, or another alphabet's digits are words.
  var isNumber: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// Where the item stands, counted from 0, whose number this is, counted from 1; nil beyond the list.
  func listIndex(count: Int) -> Int? {
    guard isNumber, let number = Int(self), number >= 1, number <= count else { return nil }
    return number - 1
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}
