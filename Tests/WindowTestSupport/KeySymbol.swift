#if Window
internal import TestSupport

/// What a key stands for (keysymdef.h).
struct KeySymbol: Hashable {
  let value: UInt32

  /// A name of X, such as `Return` or `Page_Down`, or one character.
  init(named name: String) throws(SessionFault) {
    if let value = Self.names[name] ?? Self.functionKey(name) ?? Self.padDigit(name) {
      self.init(value: value)
    } else if name.unicodeScalars.count == 1, let character = name.unicodeScalars.first {
      self.init(character)
    } else {
      throw .missing(path: "key \(name)")
    }
  }

  /// Latin-1 stands for itself; other characters of Unicode lie behind 0x1000000.
  init(_ character: Unicode.Scalar) {
    switch character.value {
    case 0x0A, 0x0D: self.init(value: 0xFF0D)
    case 0x20...0x7E, 0xA0...0xFF: self.init(value: character.value)
    default: self.init(value: 0x100_0000 + character.value)
    }
  }

  static let shift = KeySymbol(value: 0xFFE1)

  private init(value: UInt32) { self.value = value }

  private static func functionKey(_ name: String) -> UInt32? {
    guard name.first == "F", let number = UInt32(name.dropFirst()), (1...12).contains(number) else { return nil }
    return 0xFFBD + number
  }

  /// `KP_7`, which the number pad gives after `Num_Lock`.
  private static func padDigit(_ name: String) -> UInt32? {
    guard name.hasPrefix("KP_"), let digit = UInt32(name.dropFirst(3)), digit < 10 else { return nil }
    return 0xFFB0 + digit
  }

  private static let names: [String: UInt32] = [
    "BackSpace": 0xFF08, "Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "Home": 0xFF50, "Left": 0xFF51,
    "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "Page_Up": 0xFF55, "Page_Down": 0xFF56, "End": 0xFF57,
    "Insert": 0xFF63, "Menu": 0xFF67, "Num_Lock": 0xFF7F, "KP_Enter": 0xFF8D, "Delete": 0xFFFF, "space": 0x20,
    "Shift": 0xFFE1,
    "Ctrl": 0xFFE3,
    "Alt": 0xFFE9, "Super": 0xFFEB,
  ]
}
#endif
