#if Window
internal import CAtspi

/// What can be done with an accessible.
@safe final class Actions {
  private let pointer: UnsafeMutablePointer<AtspiAction>

  /// Takes over the caller's reference.
  init?(_ pointer: UnsafeMutablePointer<AtspiAction>?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
  }

  deinit { unsafe g_object_unref(pointer) }

  private var indices: Range<Int32> { unsafe 0..<max(0, atspi_action_get_n_actions(pointer, nil)) }

  private func name(_ index: Int32) -> String { unsafe taken(atspi_action_get_action_name(pointer, index, nil)) }

  /// Of each its name, its description and its keys.
  var all: [[String]] {
    indices.map { index in
      let description = unsafe taken(atspi_action_get_action_description(pointer, index, nil))
      return unsafe [name(index), description, taken(atspi_action_get_key_binding(pointer, index, nil))]
    }
  }

  /// Whether there is such an action, and the program has done it.
  func perform(_ name: String) -> Bool {
    guard let index = indices.first(where: { self.name($0) == name }) else { return false }
    return unsafe atspi_action_do_action(pointer, index, nil) != 0
  }
}
#endif
