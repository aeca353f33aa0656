/// A search while somebody types and lines may still arrive: a longer query looks only at what the last one has found.
public struct LineSearchSession: Sendable {
  public private(set) var matches = LineMatches()
  private var query: LineQuery?
  /// The lines before this one have been searched.
  private var searched = 0

  public init() {}

  /// Finds the lines that fit now. The table is the same each time, be it with more lines.
  public mutating func search(_ query: LineQuery, in table: LineTable) {
    let earlier = matches
    let old = searched
    matches = LineMatches()
    if let last = self.query, query.narrows(last) {
      query.search(table, earlier.indexes, &matches)
      query.search(table, old..<table.count, &matches)
    } else {
      query.search(table, 0..<table.count, &matches)
    }
    (self.query, searched) = (query, table.count)
  }
}
