#if Window
internal import CGtk

/// Text that is read.
package final class Label: Widget {
  package init(_ text: String = "", role: AccessibleRole? = nil) {
    self.text = text
    unsafe super.init(anillo_new(gtk_label_get_type(), role?.value ?? GTK_ACCESSIBLE_ROLE_LABEL))
    unsafe anillo_label_set_text(pointer, text)
  }

  package var text: String {
    didSet { unsafe anillo_label_set_text(pointer, text) }
  }

  /// Never broken; what does not fit is cut at its end.
  package func standOnOneLine() { unsafe anillo_label_on_one_line(pointer) }
  package func standOnManyLines() { unsafe anillo_label_on_many_lines(pointer) }
  package func beginAtStart() { unsafe anillo_label_from_start(pointer) }
  package func setNaturalWidth(characters: Int) { unsafe anillo_label_natural_width(pointer, Int32(characters)) }
  package func allowCopying() { unsafe anillo_label_selectable(pointer) }
}

package final class Image: Widget {
  /// - Parameters:
  ///   - icon: a name in the desktop's icon theme.
  ///   - size: points.
  package init(icon: String, size: Int) { unsafe super.init(anillo_image_new(icon, Int32(size))) }
}

/// An image from a file; nothing where it cannot be read.
package final class Picture: Widget {
  package init(file: String) { unsafe super.init(anillo_picture_new(file)) }
}

/// Something that can be pressed, by whatever means.
package final class Button: Widget {
  package init(_ content: Widget, role: AccessibleRole? = nil, pressed: @escaping @MainActor () -> Void) {
    unsafe super.init(anillo_new(gtk_button_get_type(), role?.value ?? GTK_ACCESSIBLE_ROLE_BUTTON))
    unsafe anillo_button_set_child(pointer, content.pointer)
    onSignal("clicked", pressed)
  }

  /// One that shows its name.
  package convenience init(_ name: String, pressed: @escaping @MainActor () -> Void) {
    let label = Label(name)
    label.hideFromAssistiveTechnology()
    self.init(label, pressed: pressed)
    setAccessibleLabel(name)
  }
}
#endif
