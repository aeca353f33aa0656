#if Window
internal import CAtspi

/// One accessible of libatspi, held as long as this object is. What cannot be asked, since the program has gone or has
/// removed it, is empty.
@safe final class Accessible {
  private let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// Takes over the caller's reference.
  init?(_ pointer: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
  }

  deinit { unsafe g_object_unref(pointer) }

  func doNotCache() { unsafe atspi_accessible_set_cache_mask(pointer, ATSPI_CACHE_NONE) }

  var process: UInt32 { unsafe atspi_accessible_get_process_id(pointer, nil) }
  var role: String { unsafe taken(atspi_accessible_get_role_name(pointer, nil)) }
  var name: String { unsafe taken(atspi_accessible_get_name(pointer, nil)) }
  var details: String { unsafe taken(atspi_accessible_get_description(pointer, nil)) }

  var children: [Accessible] {
    let count = unsafe atspi_accessible_get_child_count(pointer, nil)
    return (0..<max(0, Int(count))).compactMap(child)
  }

  func child(_ index: Int) -> Accessible? {
    unsafe Accessible(atspi_accessible_get_child_at_index(pointer, Int32(index), nil))
  }

  var states: [String] {
    guard let set = unsafe atspi_accessible_get_state_set(pointer) else { return [] }
    defer { unsafe g_object_unref(set) }
    guard let states = unsafe atspi_state_set_get_states(set) else { return [] }
    defer { unsafe g_array_free(states, 1) }
    return unsafe (0..<states.pointee.len).map { index in
      unsafe String(cString: anillo_atspi_state_name(anillo_atspi_state(states, index)))
    }
  }

  /// In pixels of the window: x, y, width, height.
  var extents: [Int]? {
    guard let component = unsafe atspi_accessible_get_component_iface(pointer) else { return nil }
    defer { unsafe g_object_unref(component) }
    guard let box = unsafe atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, nil) else { return nil }
    defer { unsafe g_free(box) }
    let numbers = unsafe [box.pointee.x, box.pointee.y, box.pointee.width, box.pointee.height]
    return numbers.map(Int.init)
  }

  /// What stands in it, where it is a text that can be edited.
  var editedText: String? {
    guard let text = unsafe atspi_accessible_get_editable_text_iface(pointer) else { return nil }
    unsafe g_object_unref(text)
    guard let text = unsafe atspi_accessible_get_text_iface(pointer) else { return nil }
    defer { unsafe g_object_unref(text) }
    return unsafe taken(atspi_text_get_text(text, 0, atspi_text_get_character_count(text, nil), nil))
  }

  var actions: Actions? { unsafe Actions(atspi_accessible_get_action_iface(pointer)) }
}

/// A string of GLib's, which is freed.
func taken(_ pointer: UnsafeMutablePointer<gchar>?) -> String {
  guard let pointer = unsafe pointer else { return "" }
  defer { unsafe g_free(pointer) }
  return unsafe String(cString: pointer)
}
#endif
