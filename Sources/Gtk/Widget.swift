#if Window
internal import CGtk
package import MenuGeometry

/// A part of a window. It lives as long as it is inside of one.
@MainActor
@safe
package class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  init(_ pointer: UnsafeMutablePointer<GtkWidget>) { unsafe self.pointer = unsafe pointer }

  var object: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(pointer) }

  // MARK: Where it is

  package var size: Size {
    Size(width: Double(unsafe gtk_widget_get_width(pointer)), height: Double(unsafe gtk_widget_get_height(pointer)))
  }

  /// The size that it would like to have.
  package var naturalSize: Size {
    var size = GtkRequisition()
    unsafe gtk_widget_get_preferred_size(pointer, nil, &size)
    return Size(width: Double(size.width), height: Double(size.height))
  }

  /// The height that it would like to have at a width, in points.
  package func naturalHeight(forWidth width: Double) -> Double {
    var height: Int32 = 0
    unsafe gtk_widget_measure(
      pointer, GTK_ORIENTATION_VERTICAL, Int32(max(width, 0)), nil, &height, nil, nil)
    return Double(height)
  }

  /// A place of this widget as a place of another one in the same window.
  package func place(_ point: Point, in other: Widget) -> Point? {
    var (x, y) = (0.0, 0.0)
    guard unsafe gtk_widget_translate_coordinates(pointer, other.pointer, point.x, point.y, &x, &y) != 0 else {
      return nil
    }
    return Point(x: x, y: y)
  }

  package var middle: Point { Point(x: size.width / 2, y: size.height / 2) }

  /// At least so large; −1 leaves a side as it is.
  package func setLeastSize(_ width: Int, _ height: Int) {
    unsafe gtk_widget_set_size_request(pointer, Int32(width), Int32(height))
  }

  package func setMargin(_ points: Int) {
    unsafe gtk_widget_set_margin_start(pointer, Int32(points))
    unsafe gtk_widget_set_margin_end(pointer, Int32(points))
    unsafe gtk_widget_set_margin_top(pointer, Int32(points))
    unsafe gtk_widget_set_margin_bottom(pointer, Int32(points))
  }

  package enum Alignment { case start, center, end, fill }

  package func align(_ horizontal: Alignment, _ vertical: Alignment) {
    unsafe gtk_widget_set_halign(pointer, horizontal.value)
    unsafe gtk_widget_set_valign(pointer, vertical.value)
  }

  package func expand(horizontally: Bool = false, vertically: Bool = false) {
    unsafe gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
    unsafe gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
  }

  // MARK: How it looks

  package var isVisible: Bool {
    get { unsafe gtk_widget_get_visible(pointer) != 0 }
    set { unsafe gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  package var opacity: Double {
    get { unsafe gtk_widget_get_opacity(pointer) }
    set { unsafe gtk_widget_set_opacity(pointer, newValue) }
  }

  package func set(class name: String, _ isSet: Bool = true) {
    if isSet {
      unsafe gtk_widget_add_css_class(pointer, name)
    } else {
      unsafe gtk_widget_remove_css_class(pointer, name)
    }
  }

  /// A colour of the theme by its name; nil for a theme that has none of this name.
  package func themeColor(_ name: String) -> (red: Double, green: Double, blue: Double)? {
    var color = GdkRGBA()
    guard unsafe anillo_lookup_color(pointer, name, &color) != 0 else { return nil }
    return (Double(color.red), Double(color.green), Double(color.blue))
  }

  /// Calls back with each frame, as long as the closure says so.
  package func onFrames(_ body: @escaping @MainActor () -> Bool) { unsafe addTick(to: pointer, body) }

  // MARK: What reaches it

  /// Whether pointers meet it, or what is below it.
  package var isTarget: Bool {
    get { unsafe gtk_widget_get_can_target(pointer) != 0 }
    set { unsafe gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  package var isFocusable: Bool {
    get { unsafe gtk_widget_get_focusable(pointer) != 0 }
    set { unsafe gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  package var hasFocus: Bool { unsafe gtk_widget_has_focus(pointer) != 0 }

  package func focus() { unsafe anillo_focus(pointer) }

  package func onSignal(_ name: String, _ body: @escaping @MainActor () -> Void) { unsafe connect(object, name, body) }

  // MARK: What assistive technology is told

  package func setAccessibleLabel(_ text: String) { unsafe anillo_accessible_label(pointer, text) }
  package func setAccessibleDescription(_ text: String) { unsafe anillo_accessible_description(pointer, text) }
  package func setOpensMenu(_ opens: Bool) { unsafe anillo_accessible_popup(pointer, opens ? 1 : 0) }
  package func setExpanded(_ isExpanded: Bool) { unsafe anillo_accessible_expanded(pointer, isExpanded ? 1 : 0) }
  package func setUnavailable(_ isUnavailable: Bool) {
    unsafe anillo_accessible_disabled(pointer, isUnavailable ? 1 : 0)
  }
  /// It is decoration.
  package func hideFromAssistiveTechnology(_ isHidden: Bool = true) {
    unsafe anillo_accessible_hidden(pointer, isHidden ? 1 : 0)
  }
}

extension Widget.Alignment {
  fileprivate var value: GtkAlign {
    switch self {
    case .start: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .end: GTK_ALIGN_END
    case .fill: GTK_ALIGN_FILL
    }
  }
}

/// What a widget is to assistive technology, where it is not what GTK takes it for.
package enum AccessibleRole {
  case group, menu, menuItem, list, status

  var value: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    }
  }
}
#endif
