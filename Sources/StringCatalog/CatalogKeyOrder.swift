/// The order in which Xcode writes the keys of a catalogue: like the Finder's, and the same in every locale.
///
/// Blanks, then punctuation and signs in the order of CLDR's root collation, digits by the value of the whole number,
/// letters without regard to capitals; of keys that differ in capitals only, small letters come first.
enum CatalogKeyOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (a, b) = (units(of: left), units(of: right))
    if a != b { return a.lexicographicallyPrecedes(b) }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars) { $0.value > $1.value }
  }

  private enum Unit: Comparable {
    case sign(Int)
    /// A number without leading zeros: the longer one is greater.
    case number(length: Int, digits: String)
    case letter(String)
  }

  private static let signs = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)

  private static func units(of key: String) -> [Unit] {
    var units: [Unit] = []
    var digits = ""
    func endNumber() {
      guard !digits.isEmpty else { return }
      let significant = String(digits.drop { $0 == "0" })
      units.append(.number(length: significant.utf8.count, digits: significant))
      digits = ""
    }
    for scalar in key.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits.unicodeScalars.append(scalar)
        continue
      }
      endNumber()
      units.append(unit(of: scalar))
    }
    endNumber()
    return units
  }

  private static func unit(of scalar: Unicode.Scalar) -> Unit {
    if let index = signs.firstIndex(of: scalar) { return .sign(index) }
    let isLetter = scalar.properties.isAlphabetic
    return isLetter ? .letter(scalar.properties.lowercaseMapping) : .sign(signs.count + Int(scalar.value))
  }
}
