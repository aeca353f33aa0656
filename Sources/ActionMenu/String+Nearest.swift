extension String {
  /// The candidate that is nearest in spelling: the fewest letters put in, left out, changed or swapped with the next,
  /// at most one in three; case does not count. The first one of several; nil when none is near.
  func nearest(among candidates: [String]) -> String? {
    let letters = Array(lowercased().unicodeScalars)
    // A hostile key of a megabyte is not compared letter by letter.
    guard letters.count <= 64 else { return nil }
    let ranked = candidates.map { ($0, Self.distance(letters, Array($0.lowercased().unicodeScalars))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, letters.count / 3) else { return nil }
    return best.0
  }

  /// The optimal string alignment distance, with three rows.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = left[row] == right[column] ? 0 : 1
        var best = Swift.min(current[column] + 1, last[column + 1] + 1, last[column] + change)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
