#if Window
import Glibc
import TestSupport
import Testing
import WindowTestSupport

extension MenuWindow {
  /// The middle of the window, where a ring's label is.
  var center: Point { window.frame.center }

  /// Where an item of a whole ring stands by the rule: clockwise from the top, mirrored in right-to-left layouts.
  func bubble(_ index: Int, of count: Int, in layout: Layout, radius: Double = 104) -> Point {
    let angle = 2 * Double.pi * Double(index) / Double(count) * (layout.isRightToLeft ? -1 : 1)
    return center + Point(Int((sin(angle) * radius).rounded()), Int((-cos(angle) * radius).rounded()))
  }

  /// Presses and holds until the menu is open.
  func holdLabel() throws {
    try session.move(to: center)
    try session.press()
    try awaitOpen()
  }

  /// Presses shortly, as somebody does who does not hold.
  func tap(_ place: Point) throws {
    try session.click(at: place)
    try rest()
  }

  /// Items with a title of the product's own catalogue each, in the order of the ring.
  static let items = """
    {"id": "a", "title": "Camera", "print": "camera"}, {"id": "b", "title": "Note", "print": "note"},
    {"id": "c", "title": "Share", "print": "share"}, {"id": "d", "title": "Favorite", "print": "favorite"},
    {"id": "e", "title": "Save", "print": "save"}
    """
  static let values = ["camera", "note", "share", "favorite", "save"]
}
#endif
