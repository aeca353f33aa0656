import ActionMenu
import Application
import Dialogue
import JSONText
import LineSearch

extension FuzzTarget {
  /// The first byte says how the others are read, and cut into which pieces they arrive. However they are cut, the
  /// items are the same.
  func checkItems(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let separator: LineTable.Separator = input.flag() ? .zero : .lineBreak
    let headerCount = input.index(below: 3)
    let sizes = input.bytes().map { Int($0) % 24 + 1 }
    let text = input.remaining
    checkLines(text, separator, headerCount, sizes)
    checkObjects(text, separator, headerCount, sizes)
  }

  private func checkLines(_ text: [UInt8], _ separator: LineTable.Separator, _ headerCount: Int, _ sizes: [Int]) {
    for keepsEmptyLines in [false, true] {
      var whole = LineTable(separator: separator, headerCount: headerCount, keepsEmptyLines: keepsEmptyLines)
      var cut = whole
      whole.append(text)
      for piece in text.pieces(sizes) { cut.append(piece) }
      whole.finish()
      cut.finish()
      let lines = (0..<whole.count).map { Array(whole[$0]) }
      require(lines == (0..<cut.count).map { Array(cut[$0]) }, "pieces make other lines")
      require(whole.header.map(Array.init) == cut.header.map(Array.init), "pieces make another header")
      let expected = text.lines(separator).dropFirst(headerCount).filter { keepsEmptyLines || !$0.isEmpty }
      require(lines == Array(expected), "\(lines) instead of \(expected)")
      cut.removeLines()
      require(cut.isEmpty && cut.byteCount == 0, "lines are left behind")
    }
    checkTable(text, separator, headerCount)
  }

  private func checkTable(_ text: [UInt8], _ separator: LineTable.Separator, _ headerCount: Int) {
    let table = ChoiceTable(separator: separator, headerCount: headerCount)
    let read = table.append(upTo: text.count) { output in for byte in text { output.append(byte) } }
    require(read == text.count, "\(read) bytes of \(text.count)")
    table.finish()
    for word in String(decoding: text.prefix(64), as: UTF8.self).split(separator: "\n") {
      table.indexes(of: String(word)).map { indexes in
        require(indexes.allSatisfy { (0..<table.count).contains($0) }, "\(indexes) of \(table.count)")
      }
    }
  }

  private func checkObjects(_ text: [UInt8], _ separator: LineTable.Separator, _ headerCount: Int, _ sizes: [Int]) {
    var whole = ItemObjects(separator: separator, headerCount: headerCount)
    var cut = whole
    let found = whole.take(text) + whole.finish()
    let foundInPieces = text.pieces(sizes).flatMap { cut.take(Array($0)) } + cut.finish()
    require(found.map(\.summary) == foundInPieces.map(\.summary), "pieces make other objects")
    for line in found {
      if case .faults(let faults) = line {
        require(!faults.isEmpty, "refused without a fault")
        faults.forEach { requireTellable($0) }
      }
    }
  }
}

extension ItemObjects.Line {
  fileprivate var summary: [String] {
    switch self {
    case .header(let bytes): [String(decoding: bytes, as: UTF8.self)]
    case .item(let object): [object.title, object.id, object.value].compactMap { $0 }
    case .faults(let faults): faults.map { fault in if case .text(let place, _, _) = fault { "\(place)" } else { "" } }
    }
  }
}

extension [UInt8] {
  /// Pieces of these sizes, again and again.
  fileprivate func pieces(_ sizes: [Int]) -> [ArraySlice<UInt8>] {
    guard !sizes.isEmpty else { return [self[...]] }
    var (pieces, rest) = ([ArraySlice<UInt8>](), self[...])
    while !rest.isEmpty {
      let size = sizes[pieces.count % sizes.count]
      pieces.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return pieces
  }

  /// The definition: what stands between separators, and behind the last one if it is anything.
  fileprivate func lines(_ separator: LineTable.Separator) -> [[UInt8]] {
    let byte: UInt8 = separator == .zero ? 0 : 0x0A
    var lines = split(separator: byte, omittingEmptySubsequences: false).map(Array.init)
    if lines.last == [] { lines.removeLast() }
    guard separator == .lineBreak else { return lines }
    return lines.map { $0.last == 0x0D ? Array($0.dropLast()) : $0 }
  }
}
