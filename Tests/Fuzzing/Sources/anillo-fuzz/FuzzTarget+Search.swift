import LineSearch

extension FuzzTarget {
  /// The first line is the query, typed letter by letter, the others are those it is looked for in, half of which
  /// arrive while it is typed.
  func checkSearch(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let typed = String(decoding: parts[0], as: UTF8.self)
    let lines = parts.dropFirst()
    var (table, session) = (LineTable(), LineSearchSession())
    for line in lines.prefix(lines.count / 2) { table.append(item: line) }
    session.search(LineQuery(String(typed.prefix(1))), in: table)
    for line in lines.dropFirst(lines.count / 2) { table.append(item: line) }
    for count in [2, typed.count, 1] {
      let text = String(typed.prefix(count))
      let query = LineQuery(text)
      session.search(query, in: table)
      checkMatches(of: query, text, in: table, session.matches)
    }
  }

  private func checkMatches(of query: LineQuery, _ text: String, in table: LineTable, _ narrowed: LineMatches) {
    let found = query.matches(in: table)
    var indexes: [Int] = []
    found.forEach { index, rank in
      require((0..<LineRank.count).contains(rank.number), "rank \(rank)")
      indexes.append(index)
    }
    requirePlaces(indexes, below: table.count)
    require(found.bestFirst().sorted() == indexes, "the best first are others")
    require(found.bestFirst(limit: 2) == Array(found.bestFirst().prefix(2)), "the best two are others")
    require(narrowed.bestFirst() == found.bestFirst(), "a longer query finds something else")
    require(query.count(in: table) == found.count, "\(query.count(in: table)) instead of \(found.count)")
    let isBlank = text.unicodeScalars.split { $0.properties.isWhitespace }
      .allSatisfy { TextFolding.folded(String($0)).isEmpty }
    let first = isBlank ? nil : indexes.first
    require(query.firstMatch(in: table, 0..<table.count) == first, "the first is another")
    // Bytes that are no UTF-8 are found by no text, and here become U+FFFD.
    let hasReplacement = text.unicodeScalars.contains("\u{FFFD}")
    require(hasReplacement || indexes == slowMatches(of: text, in: table), "\(text.debugDescription) finds \(indexes)")
  }

  /// The definition: every word of the query, folded, is in the line, folded.
  private func slowMatches(of text: String, in table: LineTable) -> [Int] {
    let words = text.unicodeScalars.split { $0.properties.isWhitespace }
      .map { Array(TextFolding.folded(String($0)).unicodeScalars) }.filter { !$0.isEmpty }
    return (0..<table.count).filter { index in
      let text = TextFolding.folded(String(decoding: table[index], as: UTF8.self))
      let line = Array(text.unicodeScalars)
      return words.allSatisfy { word in line.indices.contains { line[$0...].starts(with: word) } }
    }
  }
}
