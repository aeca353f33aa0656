#if Window
internal import CGtk

/// A key, as far as a menu needs to know.
package struct Key {
  package enum Name: Hashable {
    case up, down, left, right, home, end
    case enter, space, escape, tab, backspace, menu
    case digit(Int)
    case letter(Character)
    case other
  }

  package let name: Name
  package let hasShift: Bool
  package let hasControl: Bool
  package let hasAlt: Bool
  private let value: UInt32

  init(_ value: UInt32, _ modifiers: GdkModifierType) {
    self.value = value
    hasShift = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    hasControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    hasAlt = modifiers.rawValue & GDK_ALT_MASK.rawValue != 0
    name = Self.names[Int32(bitPattern: value)] ?? Self.character(value)
  }

  package var isHelp: Bool { value == UInt32(GDK_KEY_F1) }
  package var isModifier: Bool { (UInt32(GDK_KEY_Shift_L)...UInt32(GDK_KEY_Hyper_R)).contains(value) }

  /// Shift+F10 is the Menu key of keyboards without one.
  package var opensContextMenu: Bool { name == .menu || value == UInt32(GDK_KEY_F10) && hasShift }

  private static func character(_ value: UInt32) -> Name {
    // The keys of the number pad, with and without Num Lock's own values, are the digits of the top row.
    if (UInt32(GDK_KEY_KP_0)...UInt32(GDK_KEY_KP_9)).contains(value) { return .digit(Int(value) - Int(GDK_KEY_KP_0)) }
    let scalar = gdk_keyval_to_unicode(value)
    if (0x30...0x39).contains(scalar) { return .digit(Int(scalar) - 0x30) }
    guard scalar > 0x20, let found = Unicode.Scalar(scalar) else { return .other }
    return .letter(Character(found))
  }

  private static let names: [Int32: Name] = [
    GDK_KEY_Up: .up, GDK_KEY_Down: .down, GDK_KEY_Left: .left, GDK_KEY_Right: .right, GDK_KEY_Home: .home,
    GDK_KEY_End: .end, GDK_KEY_KP_Up: .up, GDK_KEY_KP_Down: .down, GDK_KEY_KP_Left: .left, GDK_KEY_KP_Right: .right,
    GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end, GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter,
    GDK_KEY_ISO_Enter: .enter, GDK_KEY_space: .space, GDK_KEY_KP_Space: .space, GDK_KEY_Escape: .escape,
    GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .backspace,
    GDK_KEY_Menu: .menu,
  ]
}
#endif
