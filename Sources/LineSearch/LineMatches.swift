/// The lines that a query has found.
public struct LineMatches: Sendable {
  /// Ascending.
  private(set) var indexes: [UInt32] = []
  private var ranks: [LineRank] = []

  public var count: Int { indexes.count }
  public var isEmpty: Bool { indexes.isEmpty }

  mutating func append(_ index: Int, _ rank: LineRank) {
    indexes.append(UInt32(index))
    ranks.append(rank)
  }

  /// Each line and its rank, in the order of the table.
  public func forEach(_ body: (_ index: Int, _ rank: LineRank) -> Void) {
    for place in indexes.indices { body(Int(indexes[place]), ranks[place]) }
  }

  /// The indexes of the lines, the best first; in the order of the table where they fit equally well. By default all.
  public func bestFirst(limit: Int = .max) -> [Int] {
    var places = firstPlaces()
    var found = [Int](repeating: 0, count: min(limit, count))
    for (index, rank) in zip(indexes, ranks) {
      if places[rank.number] < found.count { found[places[rank.number]] = Int(index) }
      places[rank.number] += 1
    }
    return found
  }

  /// Per rank, how many matches are better.
  private func firstPlaces() -> [Int] {
    var counts = [Int](repeating: 0, count: LineRank.count)
    for rank in ranks { counts[rank.number] += 1 }
    var sum = 0
    return counts.map { count in
      defer { sum += count }
      return sum
    }
  }
}

extension LineQuery {
  /// Searches a table from a line on.
  public func matches(in table: LineTable, from start: Int = 0) -> LineMatches {
    var matches = LineMatches()
    search(table, start..<table.count, &matches)
    return matches
  }

  /// How many lines of a table fit: faster than to find how well.
  public func count(in table: LineTable) -> Int {
    var matcher = LineMatcher(self)
    let bytes = unsafe table.buffer.span.bytes
    var count = 0
    for line in table.lines where matcher.fits(line, in: bytes) { count += 1 }
    return count
  }

  /// The first line of a range that fits.
  public func firstMatch(in table: LineTable, _ range: Range<Int>) -> Int? {
    if words.isEmpty { return nil }
    var matcher = LineMatcher(self)
    let bytes = unsafe table.buffer.span.bytes
    for index in range where matcher.fits(table.lines[index], in: bytes) { return index }
    return nil
  }

  /// Appends to `matches` what is found among some lines, ascending.
  func search(_ table: LineTable, _ candidates: some Sequence<some BinaryInteger>, _ matches: inout LineMatches) {
    var matcher = LineMatcher(self)
    let bytes = unsafe table.buffer.span.bytes
    for index in candidates {
      if let rank = matcher.rank(of: table.lines[Int(index)], in: bytes) { matches.append(Int(index), rank) }
    }
  }
}
