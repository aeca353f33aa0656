#if Window
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

/// What stands around the menus: a line that says what was chosen, and what a command has printed.
@MainActor
final class WindowFrame {
  /// Everything in the window; what is lifted lies over it.
  let root: Overlay
  private let column = Box()
  private let place = Box()
  private let status = Label(role: .status)
  private let output = Label()
  private let outputArea: Scrolled
  private(set) var greeting: [Utterance.Span] = []
  var message: String { status.text }
  /// A message was told that nothing else tells a screen reader of.
  private var isUntold = false

  /// Lines of an output that are shown; all of them are said.
  private static let shownLines = 200
  private var lines: [String] = []

  init() {
    outputArea = Scrolled(output)
    root = Overlay(over: column)
    status.standOnManyLines()
    status.setMargin(12)
    status.set(class: "status")
    output.standOnManyLines()
    output.beginAtStart()
    output.allowCopying()
    output.isFocusable = false
    output.setMargin(8)
    output.set(class: "output")
    outputArea.fit(upTo: 160)
    outputArea.isVisible = false
    place.expand(horizontally: true, vertically: true)
    for part in [status, place, outputArea] as [Widget] { column.append(part) }
  }

  /// - Parameter isBase: whether it stands in the column; otherwise it lies over everything.
  func add(_ widget: Widget, isBase: Bool) {
    if isBase { place.append(widget) } else { root.add(widget) }
  }

  /// Height of the line, in points: what the menus have to leave free.
  var statusHeight: Double { status.size.height + 24 }

  /// What is there before anything was done.
  func say(_ line: Announcement.Line) {
    greeting = line.spans
    status.text = line.printed
  }

  func say(_ announcement: Announcement) {
    status.text = announcement.lines.map(\.printed).joined(separator: "\n")
    isUntold = true
  }

  /// The message, once, for whatever gets the focus next.
  func takeMessage() -> String? {
    defer { isUntold = false }
    return isUntold ? message : nil
  }

  /// Puts the focus on the message, where the focus would otherwise stay where it is and nothing would be heard. Keys
  /// reach the menu wherever the focus is.
  /// - Returns: Whether there was one.
  func takeFocus() -> Bool {
    guard takeMessage() != nil else { return false }
    status.isFocusable = true
    status.focus()
    return true
  }

  func clearOutput() {
    lines = []
    output.text = ""
    outputArea.isVisible = false
  }

  func append(_ line: String) {
    lines.append(line)
    if lines.count > Self.shownLines { lines.removeFirst(lines.count - Self.shownLines) }
    output.text = lines.joined(separator: "\n")
    outputArea.isVisible = true
    _ = MainLoop.after(0) { [weak self] in self?.outputArea.showEnd() }
  }
}
#endif
