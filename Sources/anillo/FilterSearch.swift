internal import Application
internal import LineSearch

/// Looks for a query in tables of items that follow on each other, and numbers the items over all of them.
struct FilterSearch {
  private let query: LineQuery
  /// What stands between the label, which is looked at, and the value, which is printed.
  private let delimiter: [UInt8]
  private var passed = 0

  init(_ text: String, delimiter: String?) {
    query = LineQuery(text)
    self.delimiter = Array((delimiter ?? "").utf8)
  }

  /// - Parameters:
  ///   - table: what is searched.
  ///   - values: what is printed instead of it; nil where that is the same.
  ///   - found: gets what fits.
  mutating func take(
    _ table: LineTable, values: [ArraySlice<UInt8>]? = nil,
    _ found: (_ value: ArraySlice<UInt8>, _ number: Int, LineRank) -> Void
  ) {
    if let values {
      query.matches(in: table).forEach { found(values[$0], passed + $0, $1) }
    } else if delimiter.isEmpty {
      query.matches(in: table).forEach { found(table[$0], passed + $0, $1) }
    } else {
      var labels = LineTable()
      for index in 0..<table.count { labels.append(item: parts(of: table[index]).label) }
      query.matches(in: labels).forEach { found(parts(of: table[$0]).value, passed + $0, $1) }
    }
    passed += table.count
  }

  /// A line without the delimiter is both.
  private func parts(of line: ArraySlice<UInt8>) -> (label: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
    line.split(around: delimiter).map { ($0.before, $0.after) } ?? (line, line)
  }
}
