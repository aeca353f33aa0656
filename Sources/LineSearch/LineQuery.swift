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
    self.words = words.map { Needle(folding: $0) }
    whole = Needle(folding: words.joined(separator: " "))
    spelling = Spelling(words)
  }

  /// Whether lines that fit this query fit the other one as well, so that only those of the other need to be searched.
  public func narrows(_ other: LineQuery) -> Bool {
    other.words.allSatisfy { word in words.contains { $0.contains(word) } }
  }
}
