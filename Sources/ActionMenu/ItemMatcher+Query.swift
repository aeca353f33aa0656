internal import LineSearch

extension ItemMatcher {
  /// A typed text and the ways in which a name can fit it.
  struct Query {
    let folded: [UInt8]
    let isPunctuation: Bool
    private let lowercase: String
    private let hasAccents: Bool

    init(_ text: String) {
      let trimmed = Self.trimmed(text)
      folded = TextFolding.utf8(trimmed)
      lowercase = trimmed.lowercased()
      hasAccents = TextFolding.hasAccents(trimmed)
      isPunctuation = trimmed.isPunctuation
    }

    func isWhole(_ name: [UInt8]) -> Bool { name == folded }
    func begins(_ name: [UInt8]) -> Bool { name.starts(with: folded) }

    func isPart(_ name: [UInt8]) -> Bool {
      guard name.count >= folded.count else { return false }
      return (0...(name.count - folded.count)).contains { start in
        name[start] == folded[0] && name[start...].starts(with: folded)
      }
    }

    // String compares canonically equivalent spellings as equal, so it does not matter how an accent was typed.
    func isExactlyWhole(_ name: String) -> Bool { name.lowercased() == lowercase }
    func exactlyBegins(_ name: String) -> Bool { hasAccents && name.lowercased().hasPrefix(lowercase) }

    func isExactlyPart(_ name: String) -> Bool {
      let name = name.lowercased()
      return hasAccents && name.indices.contains { name[$0...].hasPrefix(lowercase) }
    }

    private static func trimmed(_ text: String) -> String {
      let scalars = text.unicodeScalars
      guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
      else { return "" }
      return String(scalars[start...last])
    }
  }
}
