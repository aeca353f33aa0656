/// Makes values out of bytes; of no byte at all, the least value of each kind.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }
  /// All that has not been taken yet.
  var remaining: [UInt8] { Array(rest) }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// From 0 to below a count, which is 256 at most.
  mutating func index(below count: Int) -> Int { Int(byte()) % count }

  mutating func element<Element>(of elements: [Element]) -> Element { elements[index(below: elements.count)] }

  /// Nil every second time.
  mutating func optional<Value>(_ value: (inout FuzzInput) -> Value) -> Value? { flag() ? value(&self) : nil }

  /// Of all sizes, the smallest and the largest among them.
  mutating func integer() -> Int {
    let kind = byte()
    switch kind {
    case 0..<224: return Int(kind)
    case 224: return -1
    case 225: return .max
    case 226: return .min
    default: return Int(bitPattern: UInt(word()))
    }
  }

  /// Of all sizes, infinite and none at all.
  mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case 0..<128: return Double(kind) * 5
    case 128..<192: return Double(Int8(bitPattern: byte())) / 8
    case 192..<208: return Self.extremes[Int(kind) - 192]
    default: return Double(bitPattern: word())
    }
  }

  private static let extremes: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne, 1e-9, 1e6, 1e16, 1e154,
    1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  private mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

  /// Up to 31 bytes, whatever they are.
  mutating func bytes() -> [UInt8] {
    let count = Int(byte() & 31)
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }
}
