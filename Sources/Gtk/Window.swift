#if Window
internal import CGtk
package import MenuGeometry

package final class Window: Widget {
  package init(title: String) {
    unsafe super.init(gtk_window_new())
    unsafe anillo_window_set_title(pointer, title)
  }

  package func show(_ child: Widget) { unsafe anillo_window_set_child(pointer, child.pointer) }
  package func setDefaultSize(_ size: Size) {
    unsafe anillo_window_set_default_size(pointer, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
  }
  package func present() { unsafe anillo_window_present(pointer) }

  /// Asked when somebody closes the window; true keeps it open.
  package func onClosing(_ body: @escaping @MainActor () -> Bool) {
    unsafe connectQuestion(object, "close-request", body)
  }

  /// Before any widget gets it; true when it has been dealt with.
  package func onKeys(
    pressed: @escaping @MainActor (Key) -> Bool, released: @escaping @MainActor (Key) -> Void
  ) {
    let controller = unsafe UnsafeMutableRawPointer(anillo_key_controller(pointer)!)
    unsafe connectKey(controller, "key-pressed") { value, modifiers in pressed(Key(value, modifiers)) }
    unsafe connectKey(controller, "key-released") { value, modifiers in
      released(Key(value, modifiers))
      return false
    }
  }

  /// Pointer, pen and touch, before any widget gets them; true when it has been dealt with. Places are in `widget`.
  package func onPointer(in widget: Widget, _ body: @escaping @MainActor (PointerEvent) -> Bool) {
    let controller = unsafe UnsafeMutableRawPointer(anillo_legacy_controller(pointer)!)
    unsafe connectEvent(controller) { [unowned self] event in
      guard let event = unsafe PointerEvent(event, place: { self.place(ofSurface: $0, in: widget) }) else {
        return false
      }
      return body(event)
    }
  }

  /// From a place of the window system's surface.
  private func place(ofSurface point: Point, in widget: Widget) -> Point? {
    var (x, y) = (0.0, 0.0)
    unsafe anillo_window_surface_offset(pointer, &x, &y)
    return place(Point(x: point.x - x, y: point.y - y), in: widget)
  }
}
#endif
