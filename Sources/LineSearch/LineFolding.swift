/// Folds one line after the other by its bytes, in the same memory.
///
/// The result is that of `TextFolding`, but bytes that are no UTF-8 become 0xFF, which no text contains.
struct LineFolding {
  /// The folded line, and the padding behind it.
  private(set) var bytes: [UInt8] = []

  /// Where the folded line ends in `bytes`.
  var end: Int { bytes.count - EightBytes.padding }

  mutating func fold(_ text: RawSpan, from start: Int, to end: Int) {
    bytes.removeAll(keepingCapacity: true)
    var place = start
    while place < end {
      let byte = unsafe text.unsafeLoad(fromByteOffset: place, as: UInt8.self)
      if byte < 0x80 {
        bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        place += 1
      } else if let (scalar, length) = text.scalar(at: place, before: end) {
        append(scalar)
        place += length
      } else {
        bytes.append(0xFF)
        place += 1
      }
    }
    bytes.append(contentsOf: repeatElement(0, count: EightBytes.padding))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if let folded = FoldedScalars.entry(of: scalar) {
      var rest = folded.bytes
      for _ in 0..<folded.count {
        bytes.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
      }
    } else if scalar.properties.changesWhenLowercased {
      bytes += TextFolding.utf8(String(scalar))
    } else {
      bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }
}
