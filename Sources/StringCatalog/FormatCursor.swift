/// Steps through the characters of a placeholder.
struct FormatCursor {
  private var rest: Substring
  /// Characters passed so far.
  private(set) var count = 0

  init(_ text: Substring) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    drop(prefix.count)
    return true
  }

  /// `1$`, up to `99$`.
  mutating func number() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let isMarked = (1...2).contains(digits.count) && rest.dropFirst(digits.count).first == "$"
    guard isMarked, let number = Int(digits), number > 0 else { return nil }
    drop(digits.count + 1)
    return number
  }

  /// A name and the character that closes it.
  mutating func name(until end: Character) -> String? {
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = name.first, !first.isNumber, rest.dropFirst(name.count).first == end else { return nil }
    drop(name.count + 1)
    return String(name)
  }

  /// Precision, length and conversion.
  mutating func kind() -> ArgumentKind? {
    let precision = precision()
    for length in ["ll", "l", "q", "hh", "h", "z", "t", "j"] where take(length) { break }
    guard let conversion = rest.first else { return nil }
    drop(1)
    switch conversion {
    case "@" where precision == nil: return .string
    case "d", "i", "u", "D", "U": return precision == nil ? .integer : nil
    case "f", "F": return .decimal(precision ?? 6)
    default: return nil
    }
  }

  private mutating func precision() -> Int? {
    guard rest.first == ".", let digit = rest.dropFirst().first?.wholeNumberValue, digit < 10 else { return nil }
    drop(2)
    return digit
  }

  private mutating func drop(_ length: Int) {
    rest = rest.dropFirst(length)
    count += length
  }
}
