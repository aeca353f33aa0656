import LineSearch
import Testing

/// Against a search that is slow and has no byte in it.
@Suite struct LineSearchPropertyTests {
  @Test(arguments: 0..<12 as Range<UInt64>) func findsWhatASlowSearchFinds(seed: UInt64) {
    var random = SplitMix(state: seed)
    let lines = (0..<200).map { _ in randomLine(&random) }
    let table = LineTable(items: lines)
    for _ in 0..<15 {
      let text = randomQuery(&random)
      let expected = SlowSearch(text).bestFirst(lines)
      let query = LineQuery(text)
      #expect(query.matches(in: table).bestFirst() == expected, "\(seed): \(text.debugDescription)")
      #expect(query.count(in: table) == expected.count)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func aLongerQueryFindsWhatAFreshOneFinds(seed: UInt64) {
    var random = SplitMix(state: seed)
    var (table, session, text) = (LineTable(), LineSearchSession(), "")
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 0...10, using: &random) { table.append(item: randomLine(&random)) }
      switch Int.random(in: 0...5, using: &random) {
      case 0: text = String(text.dropLast())
      case 1: text = randomQuery(&random)
      default: text += randomPiece(&random)
      }
      session.search(LineQuery(text), in: table)
      #expect(session.matches.bestFirst() == LineQuery(text).matches(in: table).bestFirst(), "\(seed): \(text)")
    }
  }

  private static let pieces = [
    "a", "A", "á", "Á", "a\u{301}", "n", "ñ", "N\u{303}", "e", "s", "ß", "ẞ", "æ", "œ", "σ", "ς", "Ά", "й", "日", "🎥",
    "-", "_", ".", "…", "’", "¿", "1", "٣", " ", "\u{301}", "k", "\u{212A}",
  ]

  private func randomPiece(_ random: inout SplitMix) -> String { Self.pieces.randomElement(using: &random) ?? "" }

  private func randomQuery(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in randomPiece(&random) }.joined()
  }

  private func randomLine(_ random: inout SplitMix) -> [UInt8] {
    (0..<Int.random(in: 0...24, using: &random)).flatMap { _ -> [UInt8] in
      switch Int.random(in: 0...40, using: &random) {
      case 0: [[0xFF], [0xC3], [0x80], [0xE2, 0x82], [0xC0, 0xA0]].randomElement(using: &random) ?? []
      case 1: [0x0D]
      default: Array(randomPiece(&random).utf8)
      }
    }
  }
}

/// The definition of the search, by scalars.
private struct SlowSearch {
  private let spelled: [String]
  private let words: [[Unicode.Scalar]]
  private let whole: [Unicode.Scalar]

  init(_ text: String) {
    let parts = text.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init)
      .filter { !Self.folded($0).isEmpty }
    spelled = parts.map { $0.lowercased() }
    words = parts.map(Self.folded)
    whole = Self.folded(parts.joined(separator: " "))
  }

  func bestFirst(_ lines: [[UInt8]]) -> [Int] {
    let ranked = lines.enumerated().compactMap { index, line in rank(line).map { (rank: $0, index: index) } }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  private func rank(_ bytes: [UInt8]) -> Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    let line = Self.folded(text)
    if words.isEmpty { return 0 }
    var place = 1
    for (number, word) in words.enumerated() {
      let found = line.indices.filter { line[$0...].starts(with: word) }
      if found.isEmpty { return nil }
      if number == 0, found[0] == 0 { continue }
      let begins = found.contains { $0 == 0 || !isPartOfWord(line[$0 - 1]) }
      place = max(place, begins ? (number == 0 ? 2 : 1) : 3)
    }
    if place == 1, line == whole { place = 0 }
    let hasAccents = spelled.contains { Self.folded($0) != Array($0.unicodeScalars) }
    let counts = hasAccents || place == 0
    return place * 2 + (counts && !agrees(text.lowercased()) ? 1 : 0)
  }

  private func agrees(_ text: String) -> Bool {
    spelled.allSatisfy { word in
      let (line, word) = (Array(text.unicodeScalars), word)
      return line.indices.contains { line[$0...].starts(with: word.unicodeScalars) }
        || text.indices.contains { text[$0...].hasPrefix(word) }
    }
  }

  private func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func folded(_ text: String) -> [Unicode.Scalar] { Array(TextFolding.folded(text).unicodeScalars) }
}

/// The same numbers at each run (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
