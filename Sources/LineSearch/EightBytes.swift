/// Eight bytes of a text at once, the first one lowest: a scan that is as fast without the C library.
struct EightBytes {
  /// What must stay readable behind the last byte of a text that is scanned.
  static let padding = 8

  private let word: UInt64

  /// The byte at the offset and the next seven must be within the bytes.
  init(_ bytes: RawSpan, at offset: Int) {
    word = UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The highest bit of each byte that the pattern fits.
  func flags(of pattern: BytePattern) -> UInt64 {
    let difference = (word | pattern.caseBits) ^ pattern.bytes
    // Exact in each byte, unlike the shorter form with a subtraction, whose borrow runs into the next.
    return ~(((difference & Self.lowBits) &+ Self.lowBits) | difference | Self.lowBits)
  }

  /// The highest bit of each byte that is not ASCII.
  var flagsBeyondASCII: UInt64 { word & ~Self.lowBits }

  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
}

/// A byte that is looked for; of a small letter the capital fits as well.
struct BytePattern: Sendable {
  /// The byte eight times.
  let bytes: UInt64
  let caseBits: UInt64

  init(_ byte: UInt8) {
    bytes = UInt64(byte) &* Self.ones
    caseBits = UInt64(caseBit(of: byte)) &* Self.ones
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
}

/// What has to be set in a byte before it is compared with another: the bit in which capitals differ from small
/// letters, when the other is a small one.
func caseBit(of byte: UInt8) -> UInt8 { (0x61...0x7A).contains(byte) ? 0x20 : 0 }

extension RawSpan {
  /// The place of the first such byte in a range that has the padding behind it.
  func firstPlace(of pattern: BytePattern, from start: Int, to end: Int) -> Int? {
    var place = start
    while place < end {
      let flags = EightBytes(self, at: place).flags(of: pattern)
      if flags != 0 {
        let found = place + flags.trailingZeroBitCount >> 3
        return found < end ? found : nil
      }
      place += 8
    }
    return nil
  }

  /// Whether all bytes of a range that has the padding behind it are ASCII.
  func isASCII(from start: Int, to end: Int) -> Bool {
    var place = start
    while place + 8 <= end {
      if EightBytes(self, at: place).flagsBeyondASCII != 0 { return false }
      place += 8
    }
    if place == end { return true }
    return EightBytes(self, at: place).flagsBeyondASCII & (1 << UInt64((end - place) * 8) - 1) == 0
  }
}
