#if Window
internal import CGtk

/// Rules of CSS for all windows of the program.
@MainActor
@safe
package final class StyleSheet {
  private let provider = unsafe anillo_style_sheet_new()

  package init() {}

  package var text = "" {
    didSet {
      if text != oldValue { unsafe gtk_css_provider_load_from_data(provider, text, gssize(text.utf8.count)) }
    }
  }
}
#endif
