#if Window
internal import CXTest
internal import Glibc
internal import TestSupport

/// The tester's own connection to the display server.
@safe final class DisplayConnection {
  private let connection: OpaquePointer
  private let screen: xcb_screen_t
  private(set) var keyboard = Keyboard(firstCode: 8, perKey: 1, symbols: [])

  init(display: String) throws {
    unsafe connection = xcb_connect(display, nil)
    unsafe screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data?.pointee ?? xcb_screen_t()
    guard unsafe xcb_connection_has_error(connection) == 0 else {
      throw SessionFault.missing(path: "display \(display)")
    }
    var mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    unsafe xcb_change_window_attributes(connection, screen.root, XCB_CW_EVENT_MASK.rawValue, &mask)
    keyboard = readKeyboard()
  }

  deinit { unsafe xcb_disconnect(connection) }

  /// Readable when a window has appeared, changed or gone, or a property of the root window is another.
  var descriptor: Int32 { unsafe xcb_get_file_descriptor(connection) }

  /// Takes in what has come, also together with an answer, when the descriptor tells nothing of it any more. Returns
  /// whether there was anything; what it was is looked up, not remembered.
  func takeEvents() -> Bool {
    var hasChanged = false
    while let event = unsafe xcb_poll_for_event(connection) {
      unsafe free(event)
      hasChanged = true
    }
    return hasChanged
  }

  /// Waits until the server has done everything asked for so far and has sent its clients what follows from it.
  func synchronize() throws {
    // The answer to the first request may leave before the last events do; the second one is read after them.
    for _ in 0..<2 { _ = try focused() }
  }

  /// One event as from a device: `type` and `detail` are the core protocol's, `place` counts for motion alone.
  func fake(_ type: Int32, detail: UInt8, at place: Point = Point(0, 0)) throws {
    unsafe xcb_test_fake_input(
      connection, UInt8(type), detail, 0, screen.root, Int16(clamping: place.x), Int16(clamping: place.y), 0)
    try synchronize()
  }

  /// The windows that are shown, the topmost last.
  func windows() -> [ScreenWindow] {
    guard let tree = unsafe xcb_query_tree_reply(connection, xcb_query_tree(connection, screen.root), nil) else {
      return []
    }
    defer { unsafe free(tree) }
    let count = unsafe Int(xcb_query_tree_children_length(tree))
    return (0..<count).compactMap { unsafe window(xcb_query_tree_children(tree)[$0]) }
  }

  private func window(_ id: UInt32) -> ScreenWindow? {
    guard
      let attributes = unsafe xcb_get_window_attributes_reply(
        connection, xcb_get_window_attributes(connection, id), nil),
      let geometry = unsafe xcb_get_geometry_reply(connection, xcb_get_geometry(connection, id), nil)
    else { return nil }
    defer {
      unsafe free(attributes)
      unsafe free(geometry)
    }
    let (state, place) = unsafe (attributes.pointee, geometry.pointee)
    guard UInt32(state.map_state) == XCB_MAP_STATE_VIEWABLE.rawValue,
      UInt32(state._class) != XCB_WINDOW_CLASS_INPUT_ONLY.rawValue
    else { return nil }
    let frame = Rectangle(x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
    return ScreenWindow(id: id, frame: frame, isPopup: state.override_redirect != 0)
  }

  /// Whose keys they are from now on: the window with this id; 0 for nobody.
  func focus(_ window: UInt32) throws {
    unsafe xcb_set_input_focus(connection, UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue), window, 0)
    try synchronize()
  }

  /// Whose keys they are.
  func focused() throws -> UInt32 {
    let reply = unsafe xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil)
    guard let reply = unsafe reply else { throw SessionFault.missing(path: "answer of the display") }
    defer { unsafe free(reply) }
    return unsafe reply.pointee.focus
  }

  /// A key that is held comes once only, however long.
  func stopRepeatingKeys() throws {
    var mode = XCB_AUTO_REPEAT_MODE_OFF.rawValue
    unsafe xcb_change_keyboard_control(connection, XCB_KB_AUTO_REPEAT_MODE.rawValue, &mode)
    try synchronize()
  }

  /// Waits until a window manager looks after the screen and says so (EWMH, _NET_SUPPORTING_WM_CHECK).
  func awaitWindowManager(within limit: Duration = .seconds(10)) throws {
    let deadline = Deadline(within: limit)
    while !hasProperty("_NET_SUPPORTING_WM_CHECK") {
      if deadline.isPast { throw SessionFault.timedOut(awaited: "window manager", limit: limit, seen: []) }
      _ = ready([Interest(descriptor: descriptor)], milliseconds: takeEvents() ? 0 : deadline.milliseconds())
    }
  }

  /// Whether the root window has a property.
  private func hasProperty(_ name: String) -> Bool {
    let asked = unsafe xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let atom = unsafe xcb_intern_atom_reply(connection, asked, nil) else { return false }
    defer { unsafe free(atom) }
    let read = unsafe xcb_get_property(connection, 0, screen.root, atom.pointee.atom, 0, 0, 1)
    guard let property = unsafe xcb_get_property_reply(connection, read, nil) else { return false }
    defer { unsafe free(property) }
    return unsafe property.pointee.type != 0
  }

  /// Sets the resources that programs read when they start (X(7), RESOURCE_MANAGER).
  func setResources(_ text: String) throws {
    let bytes = Array(text.utf8)
    unsafe xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), screen.root, XCB_ATOM_RESOURCE_MANAGER.rawValue,
      XCB_ATOM_STRING.rawValue, 8, UInt32(bytes.count), bytes)
    try synchronize()
  }

  /// The key for a symbol; one that the keyboard has not is put on a key without any.
  func place(of symbol: KeySymbol) throws -> Keyboard.Place {
    if let place = keyboard.place(of: symbol) { return place }
    guard let place = keyboard.addPlace(for: symbol) else { throw SessionFault.missing(path: "spare key") }
    var symbols = [symbol.value, symbol.value]
    unsafe xcb_change_keyboard_mapping(connection, 1, place.code, 2, &symbols)
    try synchronize()
    return place
  }

  private func readKeyboard() -> Keyboard {
    let (first, last) = unsafe (
      xcb_get_setup(connection).pointee.min_keycode, xcb_get_setup(connection).pointee.max_keycode
    )
    let asked = unsafe xcb_get_keyboard_mapping(connection, first, last - first + 1)
    guard let reply = unsafe xcb_get_keyboard_mapping_reply(connection, asked, nil) else { return keyboard }
    defer { unsafe free(reply) }
    let count = unsafe Int(xcb_get_keyboard_mapping_keysyms_length(reply))
    let symbols = unsafe Array(UnsafeBufferPointer(start: xcb_get_keyboard_mapping_keysyms(reply), count: count))
    return unsafe Keyboard(firstCode: first, perKey: Int(reply.pointee.keysyms_per_keycode), symbols: symbols)
  }
}

/// A window of the program under test, as the display knows it.
public struct ScreenWindow: Hashable, Sendable {
  let id: UInt32
  /// In pixels of the screen.
  public let frame: Rectangle
  /// Menus, tooltips and popovers place themselves and never have the keys of the display.
  public let isPopup: Bool

  /// Where on the screen an accessible of this window is; nil where it has no place.
  public func place(of accessible: AccessibleNode) -> Rectangle? { accessible.extents?.moved(by: frame.origin) }
}
#endif
