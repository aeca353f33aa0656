extension ItemMatcher {
  /// What a text names in full: an item by its whole title, nothing by a part of one.
  public mutating func exactMatch(_ text: String) -> Match {
    let found = indexes(of: Query(text), at: .exactTitle)
    return found.count > 1 ? .several(found) : found.first.map { .one($0) } ?? .none
  }

  /// The items whose titles begin with a text, else those that contain it, else those that a keyword finds; ascending.
  public mutating func completions(of text: String) -> [Int] {
    let query = Query(text)
    if query.folded.isEmpty { return [] }
    for stage in [Stage.titleBeginning, .titlePart, .exactKeyword, .keywordBeginning] {
      let found = indexes(of: query, at: stage)
      if !found.isEmpty { return found }
    }
    return []
  }
}
