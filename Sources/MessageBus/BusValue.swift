/// A value of one of the types that Anillo sends and reads; containers are not among them.
package enum BusValue: Hashable, Sendable {
  case byte(UInt8)
  case boolean(Bool)
  case uint32(UInt32)
  case string(String)
  case objectPath(String)
  case signature(String)

  /// The type's sign in a signature.
  var sign: UInt8 {
    switch self {
    case .byte: UInt8(ascii: "y")
    case .boolean: UInt8(ascii: "b")
    case .uint32: UInt8(ascii: "u")
    case .string: UInt8(ascii: "s")
    case .objectPath: UInt8(ascii: "o")
    case .signature: UInt8(ascii: "g")
    }
  }
}

extension [BusValue] {
  var signature: String { String(decoding: map(\.sign), as: UTF8.self) }
}
