#if Window
internal import CXTest

extension DesktopSession {
  /// As ``WindowSession/key(_:)``; `answered` waits until what follows from a key that is now pressed has happened.
  func key(_ combination: String, answered: () throws -> Void = {}) throws {
    let places = try places(of: combination)
    for place in places {
      try press(place)
      try answered()
    }
    for place in places.reversed() { try release(place) }
  }

  /// As ``WindowSession/pressKey(_:)``.
  func pressKey(_ combination: String) throws {
    for place in try places(of: combination) { try press(place) }
  }

  func releaseKey(_ combination: String) throws {
    for place in try places(of: combination).reversed() { try release(place) }
  }

  func type(_ text: String) throws {
    for character in text.unicodeScalars { try key(String(character)) }
  }

  private func places(of combination: String) throws -> [Keyboard.Place] {
    let names = combination == "+" ? ["+"] : combination.split(separator: "+").map(String.init)
    return try names.flatMap(places(ofKey:))
  }

  /// A key by its name; a character with Shift before it where it needs that.
  private func places(ofKey name: String) throws -> [Keyboard.Place] {
    let place = try display.place(of: KeySymbol(named: name))
    let isCharacter = name.unicodeScalars.count == 1
    return isCharacter && place.needsShift ? [try display.place(of: .shift), place] : [place]
  }

  private func press(_ place: Keyboard.Place) throws { try display.fake(XCB_KEY_PRESS, detail: place.code) }

  private func release(_ place: Keyboard.Place) throws { try display.fake(XCB_KEY_RELEASE, detail: place.code) }
}
#endif
