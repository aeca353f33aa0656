extension Tint {
  /// Reads `#RRGGBB` or one of `names`, which are written small; anything else is nil.
  public init?(_ text: String) {
    guard let rgb = Self.rgbByName[text] ?? Self.hexadecimal(text) else { return nil }
    self.init(rgb: rgb)
  }

  /// The colour names a document may use, sorted.
  public static var names: [String] { rgbByName.keys.sorted() }

  /// A digit at a time, since `UInt32(_:radix:)` would also take a sign.
  private static func hexadecimal(_ text: String) -> UInt32? {
    let digits = text.unicodeScalars.dropFirst()
    guard text.first == "#", digits.count == 6 else { return nil }
    var rgb: UInt32 = 0
    for digit in digits {
      switch digit {
      case "0"..."9": rgb = rgb << 4 | (digit.value - 0x30)
      case "A"..."F": rgb = rgb << 4 | (digit.value - 0x37)
      case "a"..."f": rgb = rgb << 4 | (digit.value - 0x57)
      default: return nil
      }
    }
    return rgb
  }

  /// The sixteen basic colours of CSS and nine more that people ask for, all with the values of CSS Color 4, 6.1.
  private static let rgbByName: [String: UInt32] = [
    "aqua": 0x00FFFF, "black": 0x000000, "blue": 0x0000FF, "brown": 0xA52A2A, "coral": 0xFF7F50, "crimson": 0xDC143C,
    "cyan": 0x00FFFF, "fuchsia": 0xFF00FF, "gold": 0xFFD700, "gray": 0x808080, "green": 0x008000, "indigo": 0x4B0082,
    "lime": 0x00FF00, "magenta": 0xFF00FF, "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000, "orange": 0xFFA500,
    "pink": 0xFFC0CB, "purple": 0x800080, "red": 0xFF0000, "silver": 0xC0C0C0, "teal": 0x008080, "white": 0xFFFFFF,
    "yellow": 0xFFFF00,
  ]
}
