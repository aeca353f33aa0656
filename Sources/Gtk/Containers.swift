#if Window
internal import CGtk
package import MenuGeometry

/// Widgets one after the other.
package final class Box: Widget {
  package init(isVertical: Bool = true, spacing: Int = 0, role: AccessibleRole = .group) {
    unsafe super.init(anillo_new(gtk_box_get_type(), role.value))
    if isVertical { unsafe anillo_set_vertical(pointer) }
    unsafe anillo_box_set_spacing(pointer, Int32(spacing))
  }

  package func append(_ child: Widget) { unsafe anillo_box_append(pointer, child.pointer) }
  package func remove(_ child: Widget) { unsafe anillo_box_remove(pointer, child.pointer) }
}

/// Widgets over a widget.
package final class Overlay: Widget {
  package init(over child: Widget, role: AccessibleRole = .group) {
    unsafe super.init(anillo_new(gtk_overlay_get_type(), role.value))
    unsafe anillo_overlay_set_child(pointer, child.pointer)
  }

  package func add(_ child: Widget) { unsafe anillo_overlay_add(pointer, child.pointer) }
}

/// Widgets at any place and scale.
package final class Fixed: Widget {
  package init(role: AccessibleRole = .group) { unsafe super.init(anillo_new(gtk_fixed_get_type(), role.value)) }

  /// The order is the one in which keys and assistive technology come to the children.
  package func put(_ child: Widget, before sibling: Widget? = nil) {
    unsafe anillo_fixed_put(pointer, child.pointer)
    if let sibling { unsafe gtk_widget_insert_before(child.pointer, pointer, sibling.pointer) }
  }
  package func remove(_ child: Widget) { unsafe anillo_fixed_remove(pointer, child.pointer) }

  /// Draws a child with its middle at a place, so many times its own size.
  package func place(_ child: Widget, at middle: Point, scale: Double, size: Size) {
    unsafe anillo_fixed_place(
      pointer, child.pointer, middle.x, middle.y, max(scale, 0.001), size.width, size.height)
  }
}

/// Something that may be longer than there is room.
package final class Scrolled: Widget {
  package init(_ child: Widget) {
    unsafe super.init(anillo_new(gtk_scrolled_window_get_type(), AccessibleRole.group.value))
    unsafe anillo_scrolled_set_child(pointer, child.pointer)
    // They have no name but that of their type, and the focus scrolls.
    unsafe anillo_hide_scroll_bars(pointer)
  }

  package func showEnd() { unsafe anillo_scrolled_to_end(pointer) }
}

/// A grid with as many columns as there is room for.
package final class Grid: Widget {
  package init(spacing: Int, role: AccessibleRole = .list) {
    unsafe super.init(anillo_new(gtk_flow_box_get_type(), role.value))
    unsafe anillo_flow_box_set_up(pointer, Int32(spacing))
  }

  package func append(_ cell: Cell) { unsafe anillo_flow_box_append(pointer, cell.pointer) }
  package func remove(_ cell: Cell) { unsafe anillo_flow_box_remove(pointer, cell.pointer) }

  package final class Cell: Widget {
    package init(_ content: Widget, role: AccessibleRole) {
      unsafe super.init(anillo_new(gtk_flow_box_child_get_type(), role.value))
      unsafe anillo_flow_box_child_set_child(pointer, content.pointer)
    }
  }
}
#endif
