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
  /// Below the line; what lies over it leaves the line to be read.
  let body: Overlay
  private let column = Box()
  private let place = Box()
  private let status = Label(role: .status)
  private let output = Label()
  /// Never shown; to measure lines without touching what assistive technology hears.
  private let ruler = Label()
  private let messageArea: Scrolled
  private let outputArea: Scrolled
  /// Points that the menus leave free above and below them.
  private var room = (above: 1000.0, below: 160.0)
  private(set) var greeting: [Utterance.Span] = []
  var message: String { status.text }
  /// A message was told that nothing else tells a screen reader of.
  private var isUntold = false

  /// Lines of an output that are shown; all of them are said.
  private static let shownLines = 200
  private var lines: [String] = []

  init() {
    messageArea = Scrolled(status)
    outputArea = Scrolled(output)
    body = Overlay(over: place)
    root = Overlay(over: column)
    status.standOnManyLines()
    status.align(.center, .start)
    for label in [status, ruler] {
      label.setMargin(12)
      label.set(class: "status")
    }
    output.standOnManyLines()
    output.beginAtStart()
    output.allowCopying()
    output.isFocusable = false
    output.setMargin(8)
    output.set(class: "output")
    messageArea.isFocusable = false
    outputArea.isVisible = false
    outputArea.set(class: "output-area")
    place.expand(horizontally: true, vertically: true)
    for part in [messageArea, body, outputArea] as [Widget] { column.append(part) }
  }

  /// The base stands in the column; everything else lies over it.
  func add(_ widget: Widget, isBase: Bool) {
    if isBase { place.append(widget) } else { root.add(widget) }
  }

  /// What a message of three lines needs, in points; longer ones are scrolled where there is no more room.
  var messageHeight: Double { height(ofLines: 3) }

  private func height(ofLines count: Int) -> Double {
    ruler.text = String(repeating: "\n", count: count - 1)
    return ruler.naturalSize.height
  }

  func leaveRoom(above: Double, below: Double) {
    room = (above, below)
    fit()
  }

  /// Texts are as high as they need and menus let them; a message that would be cut through is not shown.
  private func fit() {
    let width = root.size.width
    if width <= 0 { return }
    let line = height(ofLines: 1)
    for (area, text, room) in [(messageArea, status, room.above), (outputArea, output, room.below)] {
      let height = text.naturalHeight(forWidth: width)
      area.setLeastSize(-1, Int(max(min(height, room), min(line, height)).rounded(.up)))
      area.opacity = room < line ? 0 : 1
    }
  }

  /// What is there before anything was done.
  func say(_ line: Announcement.Line) {
    greeting = line.spans
    status.text = line.printed
    fit()
  }

  func say(_ announcement: Announcement) {
    status.text = announcement.lines.map(\.printed).joined(separator: "\n")
    isUntold = true
    fit()
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
    fit()
    _ = MainLoop.after(0) { [weak self] in self?.outputArea.showEnd() }
  }
}
#endif
