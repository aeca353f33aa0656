/// The first place where a text stops being JSON (RFC 8259), and what is wrong there; whoever shows it finds the words.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  public var position: SourcePosition
  public var fault: Fault

  public init(position: SourcePosition, fault: Fault) {
    self.position = position
    self.fault = fault
  }

  /// What is wrong at the position.
  public enum Fault: Sendable, Hashable {
    /// The text ends where something else had to stand.
    case unexpectedEnd(expected: Expectation)
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation)
    /// A byte that begins or continues no character of UTF-8.
    case invalidUTF8(UInt8)
    /// The position is the opening quotation mark.
    case unterminatedString
    /// A character below U+0020 that had to be written with a backslash.
    case controlCharacterInString(Unicode.Scalar)
    /// A backslash that is followed by no escape of JSON.
    case invalidEscape
    /// Half of a surrogate pair, such as `\ud800` alone.
    case loneSurrogate
    /// Arrays and objects stand inside one another more deeply than the limit.
    case nestingTooDeep(limit: Int)
  }

  /// What had to stand at the position.
  public enum Expectation: Sendable, Hashable, CaseIterable {
    case value
    case valueOrEndOfArray
    case key
    case keyOrEndOfObject
    case colon
    case commaOrEndOfArray
    case commaOrEndOfObject
    case digit
    case endOfText
  }
}
