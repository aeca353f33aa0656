extension ArraySlice<UInt8> {
  /// What stands before and behind the first occurrence of some bytes; nil where there is none.
  package func split(around delimiter: [UInt8]) -> (before: Self, after: Self)? {
    var place = startIndex
    while place + delimiter.count <= endIndex {
      if self[place...].starts(with: delimiter) { return (self[..<place], self[(place + delimiter.count)...]) }
      place += 1
    }
    return nil
  }
}
