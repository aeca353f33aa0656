#if Window
internal import CAtspi

/// Whether any program has told of a change.
@safe final class AccessibleEvents {
  private var haveCome = false
  private var timeIsOver = false
  private var listener: UnsafeMutablePointer<AtspiEventListener>?

  init() {
    let itself = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe listener = atspi_event_listener_new(
      { event, itself in
        unsafe Unmanaged<AccessibleEvents>.fromOpaque(itself!).takeUnretainedValue().haveCome = true
        unsafe g_boxed_free(atspi_event_get_type(), event)
      }, itself, nil)
    for name in ["object", "window"] {
      unsafe atspi_event_listener_register(listener, name, nil)
    }
  }

  /// Takes in what has come so far.
  func forget() {
    while g_main_context_iteration(nil, 0) != 0 {}
    haveCome = false
  }

  /// Whether any has come, or comes in time, since they were forgotten.
  func await(milliseconds: UInt32) -> Bool {
    timeIsOver = false
    let itself = unsafe Unmanaged.passUnretained(self).toOpaque()
    let timer = unsafe g_timeout_add(
      milliseconds,
      { itself in
        unsafe Unmanaged<AccessibleEvents>.fromOpaque(itself!).takeUnretainedValue().timeIsOver = true
        return 1
      }, itself)
    while !haveCome, !timeIsOver { g_main_context_iteration(nil, 1) }
    g_source_remove(timer)
    return haveCome
  }
}
#endif
