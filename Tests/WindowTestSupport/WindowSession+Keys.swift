#if Window
extension WindowSession {
  /// Presses and releases a key, with others held: `Return`, `a`, `Shift+F10`, `Ctrl+Alt+Delete`. Names are X's; the
  /// modifiers are Shift, Ctrl, Alt and Super. Shift is held for a character that needs it.
  public func key(_ combination: String) throws { try desktop.key(combination) }

  /// Presses a key and holds it; the display repeats it, 25 times a second after 0.5 s, until it is released.
  public func pressKey(_ name: String) throws { try desktop.pressKey(name) }

  public func releaseKey(_ name: String) throws { try desktop.releaseKey(name) }

  /// Types a text, one key after another.
  public func type(_ text: String) throws { try desktop.type(text) }
}
#endif
