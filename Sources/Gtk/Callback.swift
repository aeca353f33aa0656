#if Window
internal import CGtk

/// A closure on its way through C.
final class Callback<Body> {
  let body: Body

  init(_ body: Body) { self.body = body }

  /// As C's user data, until `release`.
  var retained: UnsafeMutableRawPointer { unsafe Unmanaged.passRetained(self).toOpaque() }

  static func body(_ data: UnsafeMutableRawPointer?) -> Body {
    unsafe Unmanaged<Callback<Body>>.fromOpaque(data!).takeUnretainedValue().body
  }
}

typealias Action = @MainActor () -> Void

/// Lets go of a `Callback` that GLib has held.
func release(_ data: UnsafeMutableRawPointer?) {
  if let data = unsafe data { unsafe Unmanaged<AnyObject>.fromOpaque(data).release() }
}

/// Any signal: the object holds the callback as long as it lives.
func connect<Body>(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ call: GCallback, _ callback: Callback<Body>
) {
  unsafe anillo_connect(object, signal, call, callback.retained, { data, _ in unsafe release(data) })
}

/// Called by GLib's main loop, which is this program's main thread.
func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result { MainActor.assumeIsolated(body) }

/// A signal that only tells that it happened, or which property has changed.
func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping Action) {
  let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  // What stands between the object and our data differs: nothing, or the property or key that the signal is of.
  if signal.contains("::") {
    unsafe call = { _, _, data in unsafe perform(data) }
  } else {
    unsafe call = { _, data, _ in unsafe perform(data) }
  }
  unsafe connect(object, signal, unsafeBitCast(call, to: GCallback.self), Callback(body))
}

private func perform(_ data: UnsafeMutableRawPointer?) {
  let body = unsafe Callback<Action>.body(data)
  onMain { body() }
}

/// A signal that asks whether it was dealt with.
func connectQuestion(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Bool) {
  let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
    let body = unsafe Callback<@MainActor () -> Bool>.body(data)
    return onMain { body() } ? 1 : 0
  }
  unsafe connect(object, signal, unsafeBitCast(call, to: GCallback.self), Callback(body))
}

/// A signal with a key: its value and the modifiers.
func connectKey(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor (UInt32, GdkModifierType) -> Bool
) {
  let call:
    @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean =
      { _, key, _, modifiers, data in
        let body = unsafe Callback<@MainActor (UInt32, GdkModifierType) -> Bool>.body(data)
        return onMain { body(key, modifiers) } ? 1 : 0
      }
  unsafe connect(object, signal, unsafeBitCast(call, to: GCallback.self), Callback(body))
}

/// A signal with an event of a device.
func connectEvent(_ object: UnsafeMutableRawPointer, _ body: @escaping @MainActor (OpaquePointer) -> Bool) {
  let call: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean =
    { _, event, data in
      let body = unsafe Callback<@MainActor (OpaquePointer) -> Bool>.body(data)
      nonisolated(unsafe) let event = unsafe event!
      return onMain { unsafe body(event) } ? 1 : 0
    }
  unsafe connect(object, "event", unsafeBitCast(call, to: GCallback.self), Callback(body))
}

/// Repeats with each frame that the widget is drawn in, as long as the closure says so.
func addTick(to widget: UnsafeMutablePointer<GtkWidget>, _ body: @escaping @MainActor () -> Bool) {
  unsafe gtk_widget_add_tick_callback(
    widget,
    { _, _, data in
      let body = unsafe Callback<@MainActor () -> Bool>.body(data)
      return onMain { body() } ? 1 : 0
    }, Callback(body).retained, { unsafe release($0) })
}
#endif
