/// A text in small letters that is looked for in another, or in ASCII, where capitals count as small letters.
struct Needle: Sendable {
  let bytes: [UInt8]
  private let firstPattern: BytePattern
  private let lastPattern: BytePattern

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    firstPattern = BytePattern(bytes.first ?? 0)
    lastPattern = BytePattern(bytes.last ?? 0)
  }

  init(folding text: String) { self.init(TextFolding.utf8(text)) }

  var count: Int { bytes.count }

  /// Whether it fits at a place behind which there are enough bytes.
  func fits(_ text: RawSpan, at place: Int) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      if unsafe text.unsafeLoad(fromByteOffset: place + index, as: UInt8.self) | caseBit(of: byte) != byte {
        return false
      }
    }
    return true
  }

  /// The first place in a range that has the padding behind it. Whole characters only are found, since the needle is
  /// UTF-8.
  func firstPlace(in text: RawSpan, from start: Int, to end: Int) -> Int? {
    if bytes.isEmpty { return start }
    let lastPlace = end - bytes.count
    var place = start
    while place <= lastPlace {
      var flags = EightBytes(text, at: place).flags(of: firstPattern)
      if flags != 0 { flags &= EightBytes(text, at: place + bytes.count - 1).flags(of: lastPattern) }
      while flags != 0 {
        let candidate = place + flags.trailingZeroBitCount >> 3
        if candidate > lastPlace { return nil }
        if fits(text, at: candidate) { return candidate }
        flags &= flags &- 1
      }
      place += 8
    }
    return nil
  }

  /// Whether what contains this one contains the other, too.
  func contains(_ other: Needle) -> Bool {
    guard count >= other.count else { return false }
    return (0...(count - other.count)).contains { bytes[$0...].starts(with: other.bytes) }
  }
}
