import Testing

@testable import MessageBus

@Suite("Messages of a bus")
struct BusMessageTests {
  static func call() throws -> BusMessage {
    try BusMessage(
      .methodCall, serial: 7, path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", member: "RequestName",
      destination: "org.freedesktop.DBus", holding: [.string("org.gnome.Orca.Service"), .uint32(4)])
  }

  static func messages() throws -> [BusMessage] {
    [
      try call(),
      try BusMessage(.methodReturn, serial: 1, replySerial: 7, destination: ":1.2", holding: [.boolean(true)]),
      try BusMessage(.error, serial: 2, errorName: "a.b", replySerial: 9, holding: [.string("ñandú"), .byte(3)]),
      try BusMessage(.signal, serial: 3, path: "/", interface: "a.b", member: "c"),
      try BusMessage(
        .methodReturn, serial: .max, replySerial: 1,
        holding: [.byte(1), .string(""), .byte(2), .boolean(false), .signature("as"), .objectPath("/a"), .uint32(9)]),
    ]
  }

  @Test("What is written is read again")
  func roundTrip() throws {
    for message in try Self.messages() {
      let bytes = try message.bytes()
      #expect(try BusMessage.length(bytes.prefix(16)) == bytes.count)
      let read = try BusMessage(bytes[...])
      #expect(read == message)
      #expect(try read.values() == message.values())
    }
  }

  @Test("A message of a big-endian peer is read as well")
  func bigEndian() throws {
    let header: [UInt8] = [UInt8(ascii: "B"), 2, 1, 1, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 16]
    let serial: [UInt8] = [5, 1, UInt8(ascii: "u"), 0, 0, 0, 1, 2]
    let signature: [UInt8] = [8, 1, UInt8(ascii: "g"), 0, 2, UInt8(ascii: "u"), UInt8(ascii: "b"), 0]
    let body: [UInt8] = [0, 0, 1, 0, 0, 0, 0, 1]
    let message = try BusMessage((header + serial + signature + body)[...])
    #expect(message.kind == .methodReturn && message.serial == 9 && message.replySerial == 258)
    #expect(try message.values() == [.uint32(256), .boolean(true)])
  }

  @Test("A header's field that is not known is passed over")
  func unknownField() throws {
    let field: [UInt8] = [99, 1, UInt8(ascii: "u"), 0, 1, 0, 0, 0]
    let header: [UInt8] = [UInt8(ascii: "l"), 4, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0]
    #expect(try BusMessage((header + field)[...]).kind == .signal)
  }

  @Test("No beginning of a message passes for one, and none traps")
  func beginnings() throws {
    for message in try Self.messages() {
      let bytes = try message.bytes()
      for count in bytes.indices {
        #expect(throws: BusFault.malformed) { try BusMessage(bytes[..<count]) }
        // The first sixteen bytes tell the length, and fewer tell nothing.
        if count < 16 { #expect(throws: BusFault.malformed) { try BusMessage.length(bytes[..<count]) } }
      }
    }
  }

  @Test("Whatever a byte is changed to, the message is read or is malformed")
  func changedBytes() throws {
    let original = try Self.call().bytes()
    var malformed = 0
    for place in original.indices {
      for value in UInt8.min...UInt8.max where value != original[place] {
        var bytes = original
        bytes[place] = value
        do throws(BusFault) {
          _ = try BusMessage(bytes[...]).values()
        } catch {
          #expect(error == .malformed)
          malformed += 1
        }
      }
    }
    #expect(malformed > original.count)
  }

  @Test("Bytes without any sense")
  func noise() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 33))
      }
      bytes[0] = bytes[0].isMultiple(of: 2) ? UInt8(ascii: "l") : UInt8(ascii: "B")
      bytes[3] = 1
      #expect(throws: BusFault.malformed) { try BusMessage(bytes[...]).values() }
    }
  }

  static let liars: [(String, place: Int, bytes: [UInt8])] = [
    ("a body of 4 GiB", 4, [255, 255, 255, 255]),
    ("a body of a byte more than is taken", 4, [1, 0, 16, 0]),
    ("fields of 4 GiB", 12, [255, 255, 255, 255]),
    ("fields of nothing", 12, [0, 0, 0, 0]),
    ("the number 0", 8, [0, 0, 0, 0]),
    ("another version of the protocol", 3, [2]),
    ("another kind of message", 1, [5]),
    ("no order of bytes", 0, [UInt8(ascii: "x")]),
    ("a text longer than the message", 20, [255, 255, 255, 127]),
    ("a field of two types", 17, [2]),
    ("a field of a type that it never has", 18, [UInt8(ascii: "s")]),
    ("a text that is not ended", 45, [UInt8(ascii: "x")]),
    ("a text that is no UTF-8", 24, [0xFF]),
    ("a zero within a text", 25, [0]),
    ("padding that is something", 47, [1]),
  ]

  @Test(arguments: liars)
  func malformed(_ what: String, _ place: Int, _ change: [UInt8]) throws {
    var bytes = try Self.call().bytes()
    bytes.replaceSubrange(place..<(place + change.count), with: change)
    #expect(throws: BusFault.malformed) { try BusMessage(bytes[...]).values() }
  }

  @Test("A body that is not what its signature says", arguments: ["", "s", "ss", "us", "su(", "a", "sub", "v"])
  func otherSignature(_ signature: String) throws {
    var message = try Self.call()
    try message.set(.signature, to: .signature(signature))
    #expect(throws: BusFault.malformed) { try message.values() }
  }

  @Test("A text with a zero character is not sent")
  func zero() throws {
    #expect(throws: BusFault.unsendable) {
      try BusMessage(.methodCall, serial: 1, path: "/", member: "a", holding: [.string("a\0b")])
    }
    #expect(throws: BusFault.unsendable) {
      try BusMessage(.methodCall, serial: 1, path: "/", member: "a\0").bytes()
    }
  }
}
