/// The items that are selected in a multiple choice, in the order of the list.
struct ItemSelection: Equatable {
  /// Ascending, each once.
  private(set) var indexes: [Int] = []

  init(_ indexes: [Int] = []) { self.indexes = Self.sorted(indexes) }

  var count: Int { indexes.count }
  var isEmpty: Bool { indexes.isEmpty }

  func contains(_ index: Int) -> Bool {
    var (low, high) = (0, indexes.count)
    while low < high {
      let middle = (low + high) / 2
      if indexes[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < indexes.count && indexes[low] == index
  }

  /// Selects those that are not selected, and no longer those that are.
  func toggled(_ others: [Int]) -> ItemSelection {
    var result = ItemSelection()
    var (mine, theirs) = (indexes[...], Self.sorted(others)[...])
    while let left = mine.first, let right = theirs.first {
      if left <= right { mine.removeFirst() }
      if right <= left { theirs.removeFirst() }
      if left != right { result.indexes.append(min(left, right)) }
    }
    result.indexes += Array(mine) + Array(theirs)
    return result
  }

  private static func sorted(_ indexes: [Int]) -> [Int] {
    indexes.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
