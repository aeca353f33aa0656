/// Folds one line after the other by its bytes, in the same memory.
///
/// Bytes that are no UTF-8 become 0xFF, which no text contains.
struct LineFolding {
  /// The folded line, and the padding behind it.
  private(set) var bytes: [UInt8] = []
  private let table: ScalarTable

  init(_ table: ScalarTable) { self.table = table }

  /// Where the folded line ends in `bytes`.
  var end: Int { bytes.count - EightBytes.padding }

  mutating func fold(_ text: RawSpan, from start: Int, to end: Int) {
    bytes.removeAll(keepingCapacity: true)
    // Nothing becomes twice as long; the most is three bytes for two, as of İ.
    let table = table
    bytes.append(addingCapacity: 2 * (end - start) + EightBytes.padding) { output in
      var place = start
      while place < end {
        let byte = unsafe text.unsafeLoad(fromByteOffset: place, as: UInt8.self)
        if byte < 0x80 {
          output.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
          place += 1
        } else if let (scalar, length) = text.scalar(at: place, before: end) {
          output.append(scalar, from: table)
          place += length
        } else {
          output.append(0xFF)
          place += 1
        }
      }
      output.append(repeating: 0, count: EightBytes.padding)
    }
  }
}

extension OutputSpan<UInt8> {
  fileprivate mutating func append(_ scalar: Unicode.Scalar, from table: ScalarTable) {
    guard let entry = table.entry(of: scalar) else {
      for byte in table.bytes(of: scalar) { append(byte) }
      return
    }
    var rest = entry
    for _ in 0..<(entry >> 24) {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
