/// Writes numbers and texts one after the other; a text is preceded by its length.
struct PacketWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(_ text: String) {
    let length = UInt32(text.utf8.count)
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: length >> shift)) }
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ text: String?) {
    write(byte: text == nil ? 0 : 1)
    if let text { write(text) }
  }
}

/// Reads what a `PacketWriter` wrote; nil for what is not there.
struct PacketReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func readByte() -> UInt8? { rest.popFirst() }

  mutating func readText() -> String? {
    guard rest.count >= 4 else { return nil }
    let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    rest = rest.dropFirst(4)
    guard rest.count >= length else { return nil }
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }

  /// The outer optional tells a broken packet from a text that was not given.
  mutating func readOptionalText() -> String?? {
    switch readByte() {
    case 0: .some(nil)
    case 1: readText().map { .some($0) }
    default: nil
    }
  }
}
