#if Window
internal import CGtk

/// GLib's loop: the one place where the program waits.
@MainActor
package enum MainLoop {
  private static let loop = unsafe g_main_loop_new(nil, 0)

  /// Returns after `quit`.
  package static func run() { unsafe g_main_loop_run(loop) }

  package static func quit() { unsafe g_main_loop_quit(loop) }

  /// Seconds of a clock that never goes back.
  package static var time: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Something that is called back later, until it is cancelled.
  package struct Source {
    fileprivate let id: UInt32

    package func cancel() { g_source_remove(id) }
  }

  /// Once, after so many seconds; it may be cancelled only before it has come.
  package static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> Source {
    let milliseconds = UInt32(max(0, min(seconds * 1000, 1e9)).rounded(.up))
    return Source(
      id: unsafe g_timeout_add_full(
        G_PRIORITY_DEFAULT, milliseconds,
        { data in
          let body = unsafe Callback<Action>.body(data)
          onMain { body() }
          return 0
        }, Callback(body).retained, { unsafe release($0) }))
  }

  /// Whenever there is something to read, or the other end is gone, until it is cancelled.
  package static func whenReadable(_ descriptor: Int32, _ body: @escaping @MainActor () -> Void) -> Source {
    let interest = GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    return Source(
      id: unsafe g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, interest,
        { _, _, data in
          let body = unsafe Callback<Action>.body(data)
          onMain { body() }
          return 1
        }, Callback(body).retained, { unsafe release($0) }))
  }
}
#endif
