/// What each scalar of some blocks becomes, ready to be copied; of any other scalar it is asked anew.
struct ScalarTable: Sendable {
  /// Up to three bytes of UTF-8, the first one lowest, and above them their number.
  typealias Entry = UInt32

  /// As `TextFolding` has it.
  static let folded = ScalarTable(TextFolding.utf8)
  static let lowercase = ScalarTable { Array($0.lowercased().utf8) }

  /// From Latin-1 to Cyrillic, and from Latin Extended Additional to General Punctuation: all that `FoldingTable` knows.
  static let blocks: [Range<UInt32>] = [0x80..<0x530, 0x1E00..<0x2100]

  private let entries: [Entry]
  private let map: @Sendable (String) -> [UInt8]

  private init(_ map: @escaping @Sendable (String) -> [UInt8]) {
    self.map = map
    entries = Self.blocks.flatMap { block in
      block.map { value in
        let bytes = Unicode.Scalar(value).map { map(String($0)) } ?? []
        precondition(bytes.count <= 3, "an entry holds three bytes")
        return bytes.reversed().reduce(0) { $0 << 8 | Entry($1) } | Entry(bytes.count) << 24
      }
    }
  }

  /// Nil outside of the blocks.
  func entry(of scalar: Unicode.Scalar) -> Entry? {
    switch scalar.value {
    case 0x80..<0x530: entries[Int(scalar.value - 0x80)]
    case 0x1E00..<0x2100: entries[Int(scalar.value - 0x1E00 + 0x530 - 0x80)]
    default: nil
    }
  }

  /// Outside of the blocks, only what has a small form changes.
  func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
    scalar.properties.changesWhenLowercased ? map(String(scalar)) : Array(String(scalar).utf8)
  }
}
