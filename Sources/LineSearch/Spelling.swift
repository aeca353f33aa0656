/// How words are written but for their case: with which accents.
struct Spelling: Sendable {
  let hasAccents: Bool
  private let words: [String]
  private let needles: [Needle]

  init(_ words: [String]) {
    self.words = words.map { $0.lowercased() }
    needles = self.words.map { Needle(Array($0.utf8)) }
    hasAccents = words.contains(where: TextFolding.hasAccents)
  }

  /// Whether a line in small letters has the words with the same accents, however they are encoded.
  func agrees(with line: LineFolding) -> Bool {
    let text = unsafe line.bytes.span.bytes
    if needles.allSatisfy({ $0.firstPlace(in: text, from: 0, to: line.end) != nil }) { return true }
    // An accent may be a mark of its own in one of them. String compares canonically equivalent texts as equal.
    guard text.hasCombiningMarks(from: 0, to: line.end) || words.contains(where: \.hasCombiningMarks) else {
      return false
    }
    let string = String(decoding: line.bytes[..<line.end], as: UTF8.self)
    return words.allSatisfy { word in string.indices.contains { string[$0...].hasPrefix(word) } }
  }
}

extension String {
  fileprivate var hasCombiningMarks: Bool { unicodeScalars.contains { (0x300...0x36F).contains($0.value) } }
}

extension RawSpan {
  /// Whether there may be scalars of U+0300–036F, whose first byte is one of two.
  fileprivate func hasCombiningMarks(from start: Int, to end: Int) -> Bool {
    [0xCC, 0xCD].contains { firstPlace(of: BytePattern($0), from: start, to: end) != nil }
  }
}
