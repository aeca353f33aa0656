extension BusMessage {
  /// The part of a header whose length is always the same: enough to know the length of the message.
  package static let prefixLength = 16
  /// No message is larger that Anillo takes, in bytes; the protocol's own limit is 128 MiB.
  package static let sizeLimit = 1 << 20

  private static let littleEndian = UInt8(ascii: "l")
  private static let bigEndian = UInt8(ascii: "B")
  private static let version: UInt8 = 1
  /// NO_AUTO_START: nothing is started in order to answer.
  private static let noAutoStart: UInt8 = 2

  /// The message as it goes over the wire.
  package func bytes() throws(BusFault) -> [UInt8] {
    var fields = BusWriter()
    for (field, value) in self.fields {
      fields.align(to: 8)
      fields.write(byte: field.rawValue)
      try fields.write(.signature([value].signature))
      try fields.write(value)
    }
    var writer = BusWriter()
    for byte in [Self.littleEndian, kind.rawValue, Self.noAutoStart, Self.version] { writer.write(byte: byte) }
    writer.write(UInt32(truncatingIfNeeded: body.count))
    writer.write(serial)
    writer.write(UInt32(truncatingIfNeeded: fields.bytes.count))
    // Its first field stands at a multiple of eight here as there.
    writer.write(bytes: fields.bytes)
    writer.align(to: 8)
    writer.write(bytes: body)
    return writer.bytes
  }

  /// How long a message is as a whole, told by its first sixteen bytes.
  /// - Throws: `.malformed` for what is no message, or a larger one than Anillo takes.
  package static func length(_ prefix: ArraySlice<UInt8>) throws(BusFault) -> Int {
    let lengths = try Lengths(prefix)
    return lengths.bodyStart + lengths.body
  }

  /// Reads one whole message.
  /// - Throws: `.malformed`.
  package init(_ bytes: ArraySlice<UInt8>) throws(BusFault) {
    let lengths = try Lengths(bytes)
    let isBigEndian = lengths.isBigEndian
    guard bytes.count == lengths.bodyStart + lengths.body, let kind = Kind(rawValue: lengths.kind), lengths.serial > 0
    else { throw .malformed }
    self.init(
      kind, serial: lengths.serial, body: Array(bytes.suffix(lengths.body)), isBigEndian: isBigEndian)
    var reader = BusReader(bytes.dropFirst(Self.prefixLength).prefix(lengths.fields), isBigEndian: isBigEndian)
    while !reader.isAtEnd {
      try reader.align(to: 8)
      let code = try reader.readByte()
      guard case .signature(let type) = try reader.readValue(UInt8(ascii: "g")), type.utf8.count == 1 else {
        throw .malformed
      }
      let value = try reader.readValue(type.utf8.first!)
      // A field that is not known is to be passed over (D-Bus Specification, "Header Fields").
      if let field = BusMessageField(rawValue: code) { try set(field, to: value) }
    }
  }

  /// What the first sixteen bytes say.
  private struct Lengths {
    let isBigEndian: Bool
    let kind: UInt8
    let serial: UInt32
    let fields: Int
    let body: Int
    var bodyStart: Int { (BusMessage.prefixLength + fields + 7) / 8 * 8 }

    init(_ bytes: ArraySlice<UInt8>) throws(BusFault) {
      guard let order = bytes.first, [BusMessage.littleEndian, BusMessage.bigEndian].contains(order) else {
        throw .malformed
      }
      isBigEndian = order == BusMessage.bigEndian
      var reader = BusReader(bytes, isBigEndian: isBigEndian)
      _ = try reader.readByte()
      kind = try reader.readByte()
      _ = try reader.readByte()
      guard try reader.readByte() == BusMessage.version else { throw .malformed }
      body = Int(try reader.readUInt32())
      serial = try reader.readUInt32()
      fields = Int(try reader.readUInt32())
      guard fields <= BusMessage.sizeLimit, body <= BusMessage.sizeLimit - fields else { throw .malformed }
    }
  }
}
