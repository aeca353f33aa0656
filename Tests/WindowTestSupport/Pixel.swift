#if Window
/// A colour as the screen shows it, each part 0…255.
public struct Pixel: Hashable, Sendable, CustomStringConvertible {
  /// 0xRRGGBB.
  public let value: UInt32

  public init(_ value: UInt32) { self.value = value & 0xFF_FFFF }

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  public var red: UInt8 { UInt8(value >> 16 & 0xFF) }
  public var green: UInt8 { UInt8(value >> 8 & 0xFF) }
  public var blue: UInt8 { UInt8(value & 0xFF) }

  /// The largest difference of a part.
  public func distance(to other: Pixel) -> Int {
    func difference(_ shift: UInt32) -> Int { abs(Int(value >> shift & 0xFF) - Int(other.value >> shift & 0xFF)) }
    return max(difference(16), max(difference(8), difference(0)))
  }

  public static let black = Pixel(0)
  public static let white = Pixel(0xFF_FFFF)

  public var description: String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
#endif
