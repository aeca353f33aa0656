/// Writes values as D-Bus marshals them, in little-endian order: each stands at a multiple of its size.
struct BusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func align(to size: Int) {
    while !bytes.count.isMultiple(of: size) { bytes.append(0) }
  }

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(_ number: UInt32) {
    align(to: 4)
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func write(_ value: BusValue) throws(BusFault) {
    switch value {
    case .byte(let byte): write(byte: byte)
    case .boolean(let truth): write(truth ? 1 : 0)
    case .uint32(let number): write(number)
    case .string(let text), .objectPath(let text):
      write(UInt32(truncatingIfNeeded: text.utf8.count))
      try write(terminated: text)
    case .signature(let text):
      guard text.utf8.count < 256 else { throw .unsendable }
      write(byte: UInt8(text.utf8.count))
      try write(terminated: text)
    }
  }

  mutating func write(bytes more: [UInt8]) { bytes += more }

  private mutating func write(terminated text: String) throws(BusFault) {
    guard !text.utf8.contains(0) else { throw .unsendable }
    bytes += text.utf8
    bytes.append(0)
  }
}
