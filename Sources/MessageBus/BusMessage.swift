/// One message of the D-Bus protocol (D-Bus Specification, "Message Protocol").
package struct BusMessage: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case methodCall = 1, methodReturn, error, signal
  }

  package var kind: Kind
  /// The sender's number for it, never 0.
  package var serial: UInt32
  package var path: String?
  package var interface: String?
  package var member: String?
  package var errorName: String?
  /// The number of the message that this one answers.
  package var replySerial: UInt32?
  package var destination: String?
  package var sender: String?
  /// The types of what it holds.
  package private(set) var signature = ""
  /// Marshalled. It is read only by who asks for it, since signals hold types that Anillo does not read.
  private(set) var body: [UInt8] = []
  private(set) var isBigEndian = false

  /// - Throws: `.unsendable` for a text that no message may hold.
  package init(
    _ kind: Kind, serial: UInt32, path: String? = nil, interface: String? = nil, member: String? = nil,
    errorName: String? = nil, replySerial: UInt32? = nil, destination: String? = nil, holding values: [BusValue] = []
  ) throws(BusFault) {
    (self.kind, self.serial, self.path, self.interface, self.member) = (kind, serial, path, interface, member)
    (self.errorName, self.replySerial, self.destination) = (errorName, replySerial, destination)
    signature = values.signature
    var writer = BusWriter()
    for value in values { try writer.write(value) }
    body = writer.bytes
  }

  /// A message as it came, its header's fields still to be filled in.
  init(_ kind: Kind, serial: UInt32, body: [UInt8], isBigEndian: Bool) {
    (self.kind, self.serial, self.body, self.isBigEndian) = (kind, serial, body, isBigEndian)
  }

  /// What it holds.
  /// - Throws: `.malformed` where that is not what the signature says, or has types that Anillo does not read.
  package func values() throws(BusFault) -> [BusValue] {
    var reader = BusReader(body[...], isBigEndian: isBigEndian)
    var values: [BusValue] = []
    for sign in signature.utf8 { values.append(try reader.readValue(sign)) }
    guard reader.isAtEnd else { throw .malformed }
    return values
  }

  /// - Throws: `.malformed` where a field does not have the type that the specification gives it.
  mutating func set(_ field: BusMessageField, to value: BusValue) throws(BusFault) {
    switch (field, value) {
    case (.path, .objectPath(let text)): path = text
    case (.interface, .string(let text)): interface = text
    case (.member, .string(let text)): member = text
    case (.errorName, .string(let text)): errorName = text
    case (.replySerial, .uint32(let number)): replySerial = number
    case (.destination, .string(let text)): destination = text
    case (.sender, .string(let text)): sender = text
    case (.signature, .signature(let text)): signature = text
    default: throw .malformed
    }
  }

  var fields: [(BusMessageField, BusValue)] {
    let texts: [(BusMessageField, BusValue?)] = [
      (.path, path.map { .objectPath($0) }), (.interface, interface.map { .string($0) }),
      (.member, member.map { .string($0) }), (.errorName, errorName.map { .string($0) }),
      (.replySerial, replySerial.map { .uint32($0) }), (.destination, destination.map { .string($0) }),
      (.sender, sender.map { .string($0) }), (.signature, signature.isEmpty ? nil : .signature(signature)),
    ]
    return texts.compactMap { field, value in value.map { (field, $0) } }
  }
}

/// The codes of the header's fields.
enum BusMessageField: UInt8 {
  case path = 1, interface, member, errorName, replySerial, destination, sender, signature
}
