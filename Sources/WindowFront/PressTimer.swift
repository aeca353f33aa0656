#if Window
internal import Gtk

/// The one timer that a press asks for.
@MainActor
final class PressTimer {
  private var source: MainLoop.Source?

  /// Calls back once, after so many seconds.
  func set(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    source = MainLoop.after(seconds) { [unowned self] in
      source = nil
      body()
    }
  }

  func cancel() {
    source?.cancel()
    source = nil
  }
}
#endif
