/// What is looked for in lines: words, each of which a line has to contain.
///
/// Neither case nor accents count, as `TextFolding` has it; they only decide which lines come first.
public struct LineQuery: Sendable {
  /// The words, folded.
  let words: [Needle]
  /// All words with a space between them.
  let whole: Needle
  let spelling: Spelling

  /// - Parameter text: Words with blanks between them; without any, every line fits.
  public init(_ text: String) {
    // A lone combining mark folds to nothing, and any line contains that.
    let words = text.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init)
      .filter { !TextFolding.utf8($0).isEmpty }
    self.words = words.map(Needle.init)
    whole = Needle(words.joined(separator: " "))
    spelling = Spelling(words)
  }

  /// Whether lines that fit this query fit the other one as well, so that only those of the other need to be searched.
  public func narrows(_ other: LineQuery) -> Bool {
    other.words.allSatisfy { word in words.contains { $0.contains(word) } }
  }
}

extension LineQuery {
  /// How the words are written, but for their case.
  struct Spelling: Sendable {
    private let words: [String]
    let hasAccents: Bool

    init(_ words: [String]) {
      self.words = words.map { $0.lowercased() }
      hasAccents = words.contains(where: TextFolding.hasAccents)
    }

    /// Whether a line has the words with the same accents, however they are encoded.
    func agrees(with line: [UInt8]) -> Bool {
      let text = String(decoding: line, as: UTF8.self).lowercased()
      return words.allSatisfy { Self.contains(text, $0) }
    }

    private static func contains(_ text: String, _ word: String) -> Bool {
      let (bytes, wanted) = (Array(text.utf8), Array(word.utf8))
      if bytes.indices.contains(where: { bytes[$0...].starts(with: wanted) }) { return true }
      // An accent may be a mark of its own in one of them. String compares canonically equivalent texts as equal.
      guard (text + word).unicodeScalars.contains(where: { (0x300...0x36F).contains($0.value) }) else { return false }
      return text.indices.contains { text[$0...].hasPrefix(word) }
    }
  }
}
