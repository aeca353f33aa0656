#if Window
/// Which key gives which symbol, as the display has it.
struct Keyboard {
  /// A key, and whether Shift has to be held for the symbol.
  struct Place: Hashable {
    let code: UInt8
    let needsShift: Bool
  }

  private var places: [UInt32: Place] = [:]
  private var spare: [UInt8] = []

  /// `symbols` are those of one key after another, `perKey` of each: plain, with Shift, and others.
  init(firstCode: UInt8, perKey: Int, symbols: [UInt32]) {
    for (index, start) in stride(from: 0, to: symbols.count, by: perKey).enumerated() {
      let code = firstCode + UInt8(index)
      let key = symbols[start..<(start + perKey)]
      if key.allSatisfy({ $0 == 0 }) { spare.append(code) }
      for (level, symbol) in key.prefix(2).enumerated() where symbol != 0 {
        // Of two keys the plainer one, then the first: arrows are on the number pad, too.
        if let known = places[symbol], !known.needsShift || level == 1 { continue }
        places[symbol] = Place(code: code, needsShift: level == 1)
      }
    }
  }

  func place(of symbol: KeySymbol) -> Place? { places[symbol.value] }

  /// A key that had no symbol so far; it keeps this one. Nil when there is none left.
  mutating func addPlace(for symbol: KeySymbol) -> Place? {
    guard let code = spare.popLast() else { return nil }
    let place = Place(code: code, needsShift: false)
    places[symbol.value] = place
    return place
  }
}
#endif
