#if Window
internal import CGtk
package import MenuGeometry

/// What a pointer, a pen or a finger does.
package enum PointerEvent {
  package enum Button { case primary, secondary, other }

  case pressed(Button, Point)
  case released(Button, Point)
  case moved(Point)
  /// The window system took the press away.
  case grabLost
  /// The pointer left the window, with no button down.
  case left

  /// Nil for an event of another kind.
  init?(_ event: OpaquePointer, place: (Point) -> Point?) {
    let kind = unsafe gdk_event_get_event_type(event)
    switch kind {
    case GDK_GRAB_BROKEN, GDK_TOUCH_CANCEL:
      self = .grabLost
      return
    case GDK_LEAVE_NOTIFY:
      // A grab of the window system's own is no motion.
      guard unsafe gdk_crossing_event_get_mode(event) == GDK_CROSSING_NORMAL else { return nil }
      self = .left
      return
    default: break
    }
    var (x, y) = (0.0, 0.0)
    guard unsafe gdk_event_get_position(event, &x, &y) != 0, let point = place(Point(x: x, y: y)) else { return nil }
    switch kind {
    case GDK_BUTTON_PRESS: self = unsafe .pressed(Button(event), point)
    case GDK_BUTTON_RELEASE: self = unsafe .released(Button(event), point)
    case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE: self = .moved(point)
    // A second finger is like another button: it breaks off what the first one does.
    case GDK_TOUCH_BEGIN: self = .pressed(unsafe Self.isFirstFinger(event) ? .primary : .other, point)
    case GDK_TOUCH_END: self = .released(unsafe Self.isFirstFinger(event) ? .primary : .other, point)
    default: return nil
    }
  }

  private static func isFirstFinger(_ event: OpaquePointer) -> Bool {
    unsafe gdk_touch_event_get_emulating_pointer(event) != 0
  }
}

extension PointerEvent.Button {
  fileprivate init(_ event: OpaquePointer) {
    switch unsafe anillo_event_button(event) {
    case 1: self = .primary
    case 3: self = .secondary
    default: self = .other
    }
  }
}
#endif
