import Testing

@testable import LineSearch

@Suite struct LineFoldingTests {
  private static let kinds: [(table: ScalarTable, map: @Sendable (String) -> [UInt8])] = [
    (.folded, TextFolding.utf8), (.lowercase, { Array($0.lowercased().utf8) }),
  ]

  /// Two planes: beyond them nothing has a small form.
  @Test(arguments: kinds.indices) func everyScalarFoldsAsAString(kind: Int) {
    let (table, map) = Self.kinds[kind]
    var folding = LineFolding(table)
    var faults: [Unicode.Scalar] = []
    for scalar in (0...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      let bytes = Array(String(scalar).utf8) + [UInt8](repeating: 0, count: EightBytes.padding)
      unsafe folding.fold(bytes.span.bytes, from: 0, to: bytes.count - EightBytes.padding)
      if !folding.bytes[..<folding.end].elementsEqual(map(String(scalar))) { faults.append(scalar) }
    }
    #expect(faults == [])
  }

  @Test func theTableOfBasesIsWithinTheBlocks() {
    for scalar in FoldingTable.bases.keys where scalar >= 0x80 {
      #expect(ScalarTable.blocks.contains { $0.contains(scalar) }, "\(scalar)")
    }
  }

  @Test(arguments: 0...40) func asciiIsToldFromTheRest(length: Int) {
    let text = [UInt8](repeating: 0x61, count: length)
    let padding = [UInt8](repeating: 0xFF, count: EightBytes.padding)
    let plain = text + padding
    #expect(unsafe plain.span.bytes.isASCII(from: 0, to: length))
    for place in 0..<length {
      var bytes = text + padding
      bytes[place] = 0x80
      #expect(unsafe !bytes.span.bytes.isASCII(from: 0, to: length))
      #expect(unsafe bytes.span.bytes.isASCII(from: place + 1, to: length))
      #expect(unsafe bytes.span.bytes.firstPlace(of: BytePattern(0x80), from: 0, to: length) == place)
      #expect(unsafe bytes.span.bytes.firstPlace(of: BytePattern(0x80), from: place + 1, to: length) == nil)
    }
  }
}
