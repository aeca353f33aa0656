#if Window
internal import CGtk

/// Draws nothing and tells when its size has changed: no other widget of GTK does. It is told after GTK has given all
/// widgets their places, since none may be moved meanwhile.
package final class SizeSensor: Widget {
  package init(_ changed: @escaping @MainActor () -> Void) {
    unsafe super.init(gtk_drawing_area_new())
    isTarget = false
    hideFromAssistiveTechnology()
    let call: @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void =
      { _, _, _, data in
        let body = unsafe Callback<Action>.body(data)
        onMain { _ = MainLoop.after(0) { body() } }
      }
    unsafe connect(object, "resize", unsafeBitCast(call, to: GCallback.self), Callback(changed))
  }
}
#endif
