/// A text of a catalogue, taken apart into what stands as it is and what is filled in.
///
/// Understood are `%@`, `%d` and its kin (`%lld`, `%ld`, `%i`, `%u`), `%f` with an optional count of decimals (`%.1f`),
/// each with an optional number (`%1$@`) and name (`%(title)@`, Xcode 26); the substitution `%#@name@`, its own argument
/// `%arg`, and `%%`. A percent sign that begins none of these stands for itself.
public struct TextFormat: Sendable, Hashable {
  public enum Piece: Sendable, Hashable {
    case literal(String)
    case placeholder(Placeholder)
    case substitution(name: String, number: Int?)
    /// `%arg`
    case ownArgument
  }

  public private(set) var pieces: [Piece] = []
  /// Percent signs that look like the beginning of a placeholder, with the character after them.
  public private(set) var strays: [String] = []

  public init(_ text: String) {
    var rest = Substring(text)
    var strays: [String] = []
    while let percent = rest.firstIndex(of: "%") {
      append(rest[..<percent])
      rest = rest[percent...]
      if let (piece, length) = Self.piece(rest.dropFirst()) {
        append(piece)
        rest = rest.dropFirst(1 + length)
      } else {
        strays.append(String(rest.prefix(2)))
        append("%")
        rest = rest.dropFirst()
      }
    }
    append(rest)
    self.strays = hasArguments ? strays : strays.filter(Self.looksLikePlaceholder)
  }

  /// Whether something is filled in.
  public var hasArguments: Bool {
    pieces.contains { piece in
      if case .literal = piece { false } else { true }
    }
  }

  /// In `50 % off` and `100%.` the sign is meant as itself; in `%s` and `%5d` hardly.
  private static func looksLikePlaceholder(_ stray: String) -> Bool {
    guard let next = stray.dropFirst().unicodeScalars.first else { return false }
    return next.isASCII && (next.properties.isAlphabetic || ("0"..."9").contains(next) || next == "(" || next == "#")
  }

  private mutating func append(_ text: some StringProtocol) {
    guard !text.isEmpty else { return }
    guard case .literal(var literal) = pieces.last else { return pieces.append(.literal(String(text))) }
    // Taken out of its place it is nobody else's, and is not copied for each of many percent signs.
    pieces.removeLast()
    literal += text
    pieces.append(.literal(literal))
  }

  private mutating func append(_ piece: Piece) {
    if case .literal(let text) = piece { append(text) } else { pieces.append(piece) }
  }

  /// The piece that begins after a percent sign, and its length in characters.
  private static func piece(_ text: Substring) -> (Piece, length: Int)? {
    if text.first == "%" { return (.literal("%"), 1) }
    if text.hasPrefix("arg") { return (.ownArgument, 3) }
    var cursor = FormatCursor(text)
    let number = cursor.number()
    if cursor.take("#@") {
      guard let name = cursor.name(until: "@") else { return nil }
      return (.substitution(name: name, number: number), cursor.count)
    }
    let name = cursor.take("(") ? cursor.name(until: ")") : nil
    guard let kind = cursor.kind() else { return nil }
    let placeholder = Placeholder(number: number, name: name, kind: kind, text: "%" + text.prefix(cursor.count))
    return (.placeholder(placeholder), cursor.count)
  }
}

/// Where an argument is filled in.
public struct Placeholder: Sendable, Hashable {
  /// From 1; nil counts on from the placeholder before.
  public var number: Int?
  public var name: String?
  public var kind: ArgumentKind
  /// As it stands in the text.
  public var text: String
}

/// What an argument is.
public enum ArgumentKind: Sendable, Hashable {
  case string
  case integer
  /// A number with that many decimals.
  case decimal(Int)

  /// Reads a format specifier without its percent sign, such as `lld`.
  public init?(specifier: String) {
    var cursor = FormatCursor(Substring(specifier))
    guard let kind = cursor.kind(), cursor.isAtEnd else { return nil }
    self = kind
  }

  /// Whether the same argument fits both; the count of decimals is the translator's.
  func isSameType(as other: ArgumentKind) -> Bool {
    switch (self, other) {
    case (.string, .string), (.integer, .integer), (.decimal, .decimal): true
    default: false
    }
  }
}
