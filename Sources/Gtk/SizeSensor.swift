#if Window
internal import CGtk

/// Draws nothing and tells when its size has changed: no other widget of GTK does.
package final class SizeSensor: Widget {
  package init(_ changed: @escaping @MainActor () -> Void) {
    unsafe super.init(gtk_drawing_area_new())
    isTarget = false
    hideFromAssistiveTechnology()
    unsafe anillo_connect_resize(
      object,
      { _, _, _, data in
        let body = unsafe Callback<Action>.body(data)
        onMain { body() }
      }, Callback(changed).retained)
  }
}
#endif
