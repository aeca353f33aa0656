/// Ways through the tree of items: by indexes, the root's first, or by ids.
extension Menu {
  /// The items of a level; no parents is the root.
  func items(under parents: ArraySlice<Int>) -> [MenuItem] {
    parents.reduce(items) { $0[$1].items }
  }

  /// The items that lead to a level, the root's first.
  func items(along parents: [Int]) -> [MenuItem] {
    var level = items
    return parents.map { index in
      defer { level = level[index].items }
      return level[index]
    }
  }

  /// Where the items with these ids stand, each in the one before; nil when one is not there.
  func indexes(of ids: [String]) -> [Int]? {
    var level = items
    var indexes: [Int] = []
    for id in ids {
      guard let index = level.firstIndex(where: { $0.id == id }) else { return nil }
      indexes.append(index)
      level = level[index].items
    }
    return indexes
  }

  mutating func setItems(_ new: [MenuItem], under parents: ArraySlice<Int>) {
    items.setItems(new, under: parents)
  }
}

extension [MenuItem] {
  fileprivate mutating func setItems(_ new: [MenuItem], under parents: ArraySlice<Int>) {
    guard let first = parents.first else {
      self = new
      return
    }
    self[first].items.setItems(new, under: parents.dropFirst())
  }

  /// Where the item with an id is; the place it had before is looked at first, for siblings whose ids are the same.
  func index(of id: String, near place: Int) -> Int? {
    indices.contains(place) && self[place].id == id ? place : firstIndex { $0.id == id }
  }
}
