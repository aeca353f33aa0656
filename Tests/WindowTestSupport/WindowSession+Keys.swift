#if Window
internal import CXTest

extension WindowSession {
  /// Presses and releases a key, with others held: `Return`, `a`, `Shift+F10`, `Ctrl+Alt+Delete`. Names are X's; the
  /// modifiers are Shift, Ctrl, Alt and Super.
  public func key(_ combination: String) throws {
    let places = try places(of: combination)
    for place in places { try press(place) }
    for place in places.reversed() { try release(place) }
  }

  /// Presses a key and holds it; the display repeats it, 25 times a second after 0.5 s, until it is released.
  public func pressKey(_ name: String) throws {
    for place in try places(of: name) { try press(place) }
  }

  public func releaseKey(_ name: String) throws {
    for place in try places(of: name).reversed() { try release(place) }
  }

  /// Types a text, one key after another.
  public func type(_ text: String) throws {
    for character in text.unicodeScalars {
      let place = try display.place(of: KeySymbol(character))
      let shift = place.needsShift ? try display.place(of: .shift) : nil
      if let shift { try press(shift) }
      try press(place)
      try release(place)
      if let shift { try release(shift) }
    }
  }

  private func places(of combination: String) throws -> [Keyboard.Place] {
    let names = combination == "+" ? ["+"] : combination.split(separator: "+").map(String.init)
    return try names.map { try display.place(of: KeySymbol(named: $0)) }
  }

  private func press(_ place: Keyboard.Place) throws { try display.fake(XCB_KEY_PRESS, detail: place.code) }

  private func release(_ place: Keyboard.Place) throws { try display.fake(XCB_KEY_RELEASE, detail: place.code) }
}
#endif
