#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import Locales
internal import MenuGeometry
internal import Speech

/// A grid of cards. Pressing one long, or any other way, lifts it with its actions.
@MainActor
final class CardsView: MenuView {
  unowned let front: WindowFront
  private let column = Box(spacing: 8)
  private let heading = Label()
  private let back: Button
  private var grid: Grid
  private let scrolled: Scrolled
  private let gridPlace = Box()
  private var cells: [CardCell] = []
  var widget: Widget { column }
  private var shown: [String]?
  private var gesture: PressGesture
  private let timer = PressTimer()
  /// The card that is being pressed.
  private var pressed: Int?

  init(_ front: WindowFront) {
    self.front = front
    gesture = PressGesture(
      PressGesture.Settings(
        minimumPressTime: front.style.minimumPressTime, slop: Gtk.dragThreshold, staysOpen: true))
    back = Button(front.localizer(.windowBack).text) { [unowned front] in front.goBack() }
    grid = Self.makeGrid(front.style)
    scrolled = Scrolled(gridPlace)
    gridPlace.append(grid)
    scrolled.expand(horizontally: true, vertically: true)
    heading.set(class: "heading")
    heading.beginAtStart()
    heading.standOnManyLines()
    back.isVisible = false
    back.align(.start, .center)
    column.isVisible = front.rootPresentation == .cards
    let top = Box(isVertical: false, spacing: 12)
    top.append(back)
    top.append(heading)
    column.append(top)
    column.append(scrolled)
    column.setMargin(16)
    column.expand(horizontally: true, vertically: true)
  }

  func shows(_ scene: MenuScene) -> Bool {
    scene.isOpen && scene.card == nil && scene.question == nil && scene.presentation == .cards
  }

  func show(_ scene: MenuScene) {
    if front.base !== self { column.isVisible = shows(scene) }
    // While a card is lifted, or a question stands, the cards stay what they are.
    guard scene.presentation == .cards, scene.card == nil else { return }
    guard scene.content != shown else { return }
    shown = scene.content
    heading.text = scene.title.text
    back.isVisible = scene.depth > 0
    makeCells(scene)
  }

  private func makeCells(_ scene: MenuScene) {
    front.colors.update(for: scene, on: front.frame.root)
    gridPlace.remove(grid)
    grid = Self.makeGrid(front.style)
    grid.align(.fill, .start)
    grid.setAccessibleLabel(scene.title.text)
    cells = scene.entries.enumerated().map { index, entry in
      CardCell(entry, index: index, front)
    }
    for card in cells { grid.append(card.cell) }
    gridPlace.append(grid)
  }

  private static func makeGrid(_ style: WindowStyle) -> Grid {
    Grid(spacing: max(style.cardSpacing - 2 * CardCell.margin, 0))
  }

  func takeFocus(_ scene: MenuScene) {
    guard let first = cells.first else { return }
    let wanted = scene.highlight ?? cells.firstIndex(where: \.cell.hasFocus) ?? scene.defaultIndex
    let index = wanted.flatMap { cells.indices.contains($0) ? $0 : nil }
    let card = index.map { cells[$0] } ?? first
    card.describe(after: front.frame.takeMessage())
    card.cell.focus()
  }

  func layOut() {
    let size = front.frame.root.size
    if front.base === self { front.frame.leaveRoom(above: size.height * 0.4, below: size.height * 0.3) }
  }

  // MARK: Keys

  func take(_ key: Key, _ scene: MenuScene) -> Bool {
    guard shows(scene) else { return false }
    let current = scene.highlight ?? cells.firstIndex(where: \.cell.hasFocus)
    if key.opensContextMenu { return choose(current) }
    switch key.name {
    case .up, .down, .left, .right:
      (key.direction ?? .up).item(from: current, among: centers).map { move(to: $0) }
    case .home: move(to: 0)
    case .end: move(to: cells.count - 1)
    case .enter, .space: return choose(current)
    case .escape where scene.depth > 0: front.goBack()
    case .escape: front.end(.left)
    default: return false
    }
    return true
  }

  private var centers: [Offset] {
    cells.map { card in
      guard let center = card.cell.place(card.cell.middle, in: column) else { return Offset(dx: .nan, dy: .nan) }
      return center - Point(x: 0, y: 0)
    }
  }

  private func move(to index: Int) { front.carryOut(front.conversation.point(at: index)) }

  private func choose(_ index: Int?) -> Bool {
    guard let index, cells.indices.contains(index) else { return false }
    front.choose(index)
    return true
  }

  // MARK: Pointers

  func take(_ event: PointerEvent) -> Bool {
    switch event {
    case .pressed(let button, let point):
      guard let index = cell(at: point) else { return false }
      pressed = index
      handle(.pressed(button.gestureButton, at: point, time: MainLoop.time))
      return true
    case .released(.primary, let point): handle(.released(at: point))
    case .released: break
    case .moved(let point): handle(.moved(to: point, time: MainLoop.time))
    case .grabLost: handle(.grabLost)
    case .left: handle(.left)
    }
    return gesture.phase != .idle
  }

  private func cell(at point: Point) -> Int? {
    cells.firstIndex { card in
      guard let place = front.frame.root.place(point, in: card.cell) else { return false }
      return (0..<card.cell.size.width).contains(place.x) && (0..<card.cell.size.height).contains(place.y)
    }
  }

  private func handle(_ event: PressGesture.Event) {
    for effect in gesture.handle(event) {
      switch effect {
      case .setTimer(let seconds):
        timer.set(after: seconds) { [unowned self] in handle(.timePassed(MainLoop.time)) }
      case .cancelTimer: timer.cancel()
      case .open: lift()
      default: break
      }
    }
  }

  /// From here on the lifted card takes the events, so the gesture is over.
  private func lift() {
    _ = gesture.handle(.dismissed)
    guard let index = pressed else { return }
    front.cue(.impact)
    front.choose(index)
  }
}
#endif
