/// Looks for a query in one line after the other; keeps what that needs, so that a line takes no memory of its own.
struct LineMatcher {
  private let query: LineQuery
  private var folding = LineFolding(.folded)
  private var lowercasing = LineFolding(.lowercase)

  init(_ query: LineQuery) { self.query = query }

  /// How well a line fits; nil when it does not.
  mutating func rank(of line: LineTable.Line, in bytes: RawSpan) -> LineRank? {
    let (start, end) = (Int(line.start), Int(line.end))
    if bytes.isASCII(from: start, to: end) {
      guard let place = place(in: bytes, from: start, to: end) else { return nil }
      return LineRank(place, hasOtherAccents: query.spelling.hasAccents)
    }
    folding.fold(bytes, from: start, to: end)
    guard let place = unsafe place(in: folding.bytes.span.bytes, from: 0, to: folding.end) else { return nil }
    // Among beginnings and parts, a query without accents prefers nothing: a finds á as well as a.
    guard place == .exact || query.spelling.hasAccents else { return LineRank(place, hasOtherAccents: false) }
    lowercasing.fold(bytes, from: start, to: end)
    return LineRank(place, hasOtherAccents: !query.spelling.agrees(with: lowercasing))
  }

  /// Whether a line fits, however well.
  mutating func fits(_ line: LineTable.Line, in bytes: RawSpan) -> Bool {
    let (start, end) = (Int(line.start), Int(line.end))
    if bytes.isASCII(from: start, to: end) { return containsAll(bytes, from: start, to: end) }
    folding.fold(bytes, from: start, to: end)
    return unsafe containsAll(folding.bytes.span.bytes, from: 0, to: folding.end)
  }

  private func containsAll(_ text: RawSpan, from start: Int, to end: Int) -> Bool {
    for word in query.words where word.firstPlace(in: text, from: start, to: end) == nil { return false }
    return true
  }

  private func place(in text: RawSpan, from start: Int, to end: Int) -> LineRank.Place? {
    // Where nothing is looked for, nothing is found better than anything else.
    if query.words.isEmpty { return .inside }
    var worst = LineRank.Place.beginning
    for index in query.words.indices {
      guard let place = place(of: query.words[index], isFirst: index == 0, in: text, from: start, to: end) else {
        return nil
      }
      if place.rawValue > worst.rawValue { worst = place }
    }
    if worst == .beginning, query.whole.count == end - start, query.whole.fits(text, at: start) { return .exact }
    return worst
  }

  /// The best place of a word; of one that is not the first, the beginning of the line is the beginning of a word.
  private func place(
    of word: Needle, isFirst: Bool, in text: RawSpan, from start: Int, to end: Int
  ) -> LineRank.Place? {
    guard var found = word.firstPlace(in: text, from: start, to: end) else { return nil }
    if isFirst, found == start { return .beginning }
    while !text.beginsWord(at: found, after: start) {
      guard let next = word.firstPlace(in: text, from: found + 1, to: end) else { return .inside }
      found = next
    }
    return isFirst ? .wordBeginning : .beginning
  }
}

extension RawSpan {
  /// Whether no letter, mark or digit stands before a place.
  fileprivate func beginsWord(at place: Int, after start: Int) -> Bool {
    if place == start { return true }
    switch unsafe unsafeLoad(fromByteOffset: place - 1, as: UInt8.self) {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return false
    case ..<0x80: return true
    default: return scalar(endingAt: place, after: start).map { !$0.isPartOfWord } ?? true
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
