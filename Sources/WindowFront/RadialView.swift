#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

/// Ring and arc: a label that is pressed, and the bubbles around it.
@MainActor
final class RadialView: MenuView {
  unowned let front: WindowFront
  /// Over the whole window, so that a ring finds its room. To assistive technology it is the menu, opened or not.
  let stage = Fixed(role: .menu)
  let label: PressLabel
  let title = Label()
  /// In the middle of a menu that stays open.
  let center: CenterButton
  var widget: Widget { stage }

  var bubbles: [Bubble] = []
  var gesture: PressGesture
  let timer = PressTimer()
  /// Where the menu was pressed: submenus open there, too.
  var pressed = Point(x: 0, y: 0)
  /// The menu was opened before the window had a size; it goes to its place once there is one.
  var opensUnplaced = false
  var placement: RadialPlacement?
  var phase = Phase.closed
  var isTicking = false
  var motion: MenuMotion { MenuMotion(isReduced: !Gtk.hasAnimations) }
  /// What the bubbles were made of.
  private var shown: [String] = []
  private var isPlaced = false
  /// Enter opened the menu and is still down: its repeats mean nothing.
  var isOpeningKeyDown = false

  enum Phase {
    case closed
    /// Since a time in seconds.
    case open(since: Double)
    case closing(since: Double)
  }

  init(_ front: WindowFront) {
    self.front = front
    let scene = front.conversation.scene
    label = PressLabel(scene, isArc: front.rootPresentation == .arc)
    gesture = PressGesture(
      PressGesture.Settings(minimumPressTime: front.style.minimumPressTime, slop: Gtk.dragThreshold))
    center = CenterButton(front)
    stage.isTarget = false
    stage.isFocusable = true
    stage.set(class: "stage")
    stage.put(label.widget)
    stage.put(center.button)
    stage.put(title)
    stage.onSignal("notify::has-focus") { [unowned self] in label.widget.set(class: "focused", stage.hasFocus) }
    label.widget.isVisible = front.rootPresentation != .cards
    title.standOnOneLine()
    title.set(class: "ring-title")
    title.hideFromAssistiveTechnology()
    title.opacity = 0
  }

  func shows(_ scene: MenuScene) -> Bool {
    scene.isOpen && scene.card == nil && scene.question == nil && scene.presentation != .cards
  }

  func show(_ scene: MenuScene) {
    if front.base !== self, !shows(scene), case .closed = phase {
      stage.isVisible = false
      return
    }
    stage.isVisible = true
    // Of a menu that another view shows the bubbles stay what they were.
    let isContent = scene.presentation != .cards && scene.card == nil
    let isNew = isContent && scene.content != shown
    if isNew {
      shown = scene.content
      makeBubbles(scene)
    }
    if shows(scene) { open(scene, isNew: isNew) } else { close() }
    stage.setAccessibleLabel(scene.title.text)
    stage.setExpanded(shows(scene))
    stage.hideFromAssistiveTechnology(scene.isOpen && !shows(scene))
    // An arc's own button closes it.
    let needsCenter = front.rootPresentation != .arc || scene.depth > 0
    center.show(shows(scene) && needsCenter && gesture.phase == .keptOpen, depth: scene.depth)
    showHighlight(scene)
    leaveRoom()
  }

  private func open(_ scene: MenuScene, isNew: Bool) {
    if isPlaced, !isNew { return goOn(scene) }
    place(scene)
    guard let targets = placement?.targets else { return }
    let wasPlaced = isPlaced
    isPlaced = true
    if case .open = phase, !isNew {} else { phase = .open(since: MainLoop.time) }
    for bubble in bubbles { bubble.button.isFocusable = true }
    switch gesture.phase {
    case .idle, .pressing: handle(.continued(targets, highlight: scene.highlight))
    case .open, .keptOpen:
      handle(wasPlaced ? .replaced(targets, highlight: scene.highlight) : .placed(targets))
    }
    tick()
  }

  /// Choosing led nowhere, to a refusal for instance, or a number has moved the highlight: the gesture goes on from there.
  private func goOn(_ scene: MenuScene) {
    guard let targets = placement?.targets else { return }
    switch gesture.phase {
    case .idle: break
    case .keptOpen where gesture.highlight != scene.highlight: _ = gesture.handle(.dismissed)
    case .keptOpen, .pressing, .open: return
    }
    handle(.continued(targets, highlight: scene.highlight))
  }

  private func close() {
    guard isPlaced else { return }
    isPlaced = false
    phase = .closing(since: MainLoop.time)
    for bubble in bubbles { bubble.button.isFocusable = false }
    // Whoever closed the menu knows; the gesture only has to begin anew.
    _ = gesture.handle(.dismissed)
    tick()
  }

  private func makeBubbles(_ scene: MenuScene) {
    for bubble in bubbles { stage.remove(bubble.button) }
    front.colors.update(for: scene, on: front.frame.root)
    let time = MainLoop.time
    bubbles = scene.entries.enumerated().map { index, entry in
      Bubble(entry, index: index, diameter: diameter(of: entry, scene)) { [unowned self] in press(index) }
    }
    for bubble in bubbles {
      stage.put(bubble.button, before: center.button)
      bubble.draw(
        on: stage, around: labelCenter, as: MenuMotion.Appearance(scale: 1, opacity: 0, offsetFactor: 1), at: time)
    }
  }

  /// By a screen reader. While something covers the bubbles their numbers are those of other items.
  private func press(_ index: Int) {
    let scene = front.conversation.scene
    if shows(scene) || !scene.isOpen { front.choose(index) }
  }

  private func showHighlight(_ scene: MenuScene) {
    let isOpen = shows(scene)
    let highlight = isOpen ? scene.highlight : nil
    for (index, bubble) in bubbles.enumerated() {
      bubble.set(highlighted: index == highlight, motion, at: MainLoop.time)
    }
    // Before the first motion a menu that stays open says what it is.
    let isHeaded = isOpen && highlight == nil && gesture.phase == .keptOpen
    if let highlight, scene.entries.indices.contains(highlight) { title.text = scene.entries[highlight].caption }
    if isHeaded { title.text = scene.heading }
    title.hideFromAssistiveTechnology(!isHeaded)
    title.isFocusable = isHeaded
    title.opacity = isHeaded || highlight != nil ? 1 : 0
    placeTitle()
    tick()
  }

  func takeFocus(_ scene: MenuScene) {
    guard shows(scene) else {
      // With the focus a screen reader hears of the result, too.
      _ = front.frame.takeMessage()
      stage.setAccessibleDescription(front.frame.message)
      return stage.focus()
    }
    if front.frame.takeFocus() { return }
    guard let index = scene.highlight, bubbles.indices.contains(index) else { return title.focus() }
    bubbles[index].button.focus()
  }
}
#endif
