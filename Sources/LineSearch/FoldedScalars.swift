/// What `TextFolding` makes of each scalar of the blocks that `FoldingTable` knows, ready to be copied.
///
/// Outside of them a scalar folds to itself, unless it has a small form.
enum FoldedScalars {
  /// Up to three bytes, the first one lowest.
  struct Entry {
    let bytes: UInt32
    let count: UInt32
  }

  /// From Latin-1 to Cyrillic, and from Latin Extended Additional to General Punctuation.
  static let blocks: [Range<UInt32>] = [0x80..<0x530, 0x1E00..<0x2100]

  static func entry(of scalar: Unicode.Scalar) -> Entry? {
    switch scalar.value {
    case 0x80..<0x530: entries[Int(scalar.value - 0x80)]
    case 0x1E00..<0x2100: entries[Int(scalar.value - 0x1E00 + 0x530 - 0x80)]
    default: nil
    }
  }

  private static let entries: [Entry] = blocks.flatMap { block in
    block.map { value in
      let folded = Unicode.Scalar(value).map { TextFolding.utf8(String($0)) } ?? []
      precondition(folded.count <= 3, "an entry holds three bytes")
      return Entry(bytes: folded.reversed().reduce(0) { $0 << 8 | UInt32($1) }, count: UInt32(folded.count))
    }
  }
}
