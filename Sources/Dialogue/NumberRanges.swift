/// Numbers and ranges of numbers as they are typed: `2-4 7`, also apart by commas.
enum NumberRanges: Equatable {
  /// Counted from 0, in the order of the line.
  case indexes([Int])
  /// A number that the list does not have.
  case outOfRange(String)

  /// Nil where the line is anything else.
  init?(_ line: String, count: Int) {
    let parts = line.split { $0.isWhitespace || $0 == "," }.map { part in
      part.split(separator: "-", omittingEmptySubsequences: false)
    }
    guard !parts.isEmpty, parts.allSatisfy({ $0.count <= 2 && $0.allSatisfy(\.isNumber) }) else { return nil }
    if let number = parts.joined().first(where: { $0.listIndex(count: count) == nil }) {
      self = .outOfRange(String(number))
      return
    }
    self = .indexes(
      parts.flatMap { part in
        let ends = part.compactMap { $0.listIndex(count: count) }.sorted()
        return Array(ends[0]...ends[ends.count - 1])
      })
  }
}
