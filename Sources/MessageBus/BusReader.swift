/// Reads values as D-Bus marshals them. Whatever the bytes are, it reads within them or throws.
struct BusReader {
  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool
  /// From the beginning of the bytes, which stands at a multiple of eight in the message.
  private(set) var offset = 0

  init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The padding must be there, and be nothing but zeros.
  mutating func align(to size: Int) throws(BusFault) {
    while !offset.isMultiple(of: size) {
      guard try readByte() == 0 else { throw .malformed }
    }
  }

  mutating func readByte() throws(BusFault) -> UInt8 {
    guard offset < bytes.count else { throw .malformed }
    defer { offset += 1 }
    return bytes[bytes.startIndex + offset]
  }

  mutating func readUInt32() throws(BusFault) -> UInt32 {
    try align(to: 4)
    let four = try read(4)
    return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func read(_ count: Int) throws(BusFault) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - offset else { throw .malformed }
    defer { offset += count }
    return bytes.dropFirst(offset).prefix(count)
  }

  /// Reads a value of the type that the signature names by this sign.
  mutating func readValue(_ sign: UInt8) throws(BusFault) -> BusValue {
    switch sign {
    case UInt8(ascii: "y"): return .byte(try readByte())
    case UInt8(ascii: "u"): return .uint32(try readUInt32())
    case UInt8(ascii: "b"):
      let number = try readUInt32()
      guard number < 2 else { throw .malformed }
      return .boolean(number == 1)
    case UInt8(ascii: "s"): return .string(try readText(length: Int(readUInt32())))
    case UInt8(ascii: "o"): return .objectPath(try readText(length: Int(readUInt32())))
    case UInt8(ascii: "g"): return .signature(try readText(length: Int(readByte())))
    default: throw .malformed
    }
  }

  private mutating func readText(length: Int) throws(BusFault) -> String {
    let text = try read(length)
    guard try readByte() == 0, !text.contains(0), let text = String(validating: text, as: UTF8.self) else {
      throw .malformed
    }
    return text
  }
}
