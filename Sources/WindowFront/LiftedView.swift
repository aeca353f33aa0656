#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

/// A card lifted over everything, with its actions under it.
@MainActor
final class LiftedView: MenuView {
  private unowned let front: WindowFront
  private let backdrop = Box()
  private var content: Widget?
  private var column = Box(spacing: 14)
  private var actions: [Button] = []
  private var menu = Box(role: .menu)
  private var shown: [String]?
  var widget: Widget { backdrop }

  init(_ front: WindowFront) {
    self.front = front
    backdrop.set(class: "backdrop")
    backdrop.isVisible = false
  }

  func shows(_ scene: MenuScene) -> Bool { scene.isOpen && scene.card != nil && scene.question == nil }

  func show(_ scene: MenuScene) {
    guard let card = scene.card else {
      shown = nil
      backdrop.isVisible = false
      return
    }
    let content = [card.item.id] + scene.content
    if content != shown {
      shown = content
      front.colors.update(for: scene, on: front.frame.root)
      build(card, scene)
    }
    backdrop.isVisible = true
    for (index, action) in actions.enumerated() { action.set(class: "highlighted", index == scene.highlight) }
  }

  private func build(_ card: MenuScene.Entry, _ scene: MenuScene) {
    if let content { backdrop.remove(content) }
    column = Box(spacing: 14)
    column.align(.center, .center)
    column.expand(horizontally: true, vertically: true)
    column.setMargin(16)
    column.append(preview(of: card))
    menu = Box(spacing: 4, role: .menu)
    menu.set(class: "panel")
    menu.isFocusable = true
    menu.setAccessibleLabel(card.title.text)
    actions = scene.entries.enumerated().map { index, entry in action(entry, index) }
    for action in actions { menu.append(action) }
    column.append(menu)
    if Gtk.hasAnimations { column.set(class: "lifting") }
    let scrolled = Scrolled(column)
    scrolled.expand(horizontally: true, vertically: true)
    content = scrolled
    backdrop.append(scrolled)
  }

  private func preview(of card: MenuScene.Entry) -> Widget {
    let preview = card.item.preview
    let box = Box(spacing: 8)
    box.set(class: "lifted-card")
    box.setLeastSize(Int(preview?.width ?? 300), Int(preview?.height ?? 300))
    box.align(.center, .center)
    if let image = preview?.image {
      let picture = Picture(file: image)
      picture.expand(vertically: true)
      picture.hideFromAssistiveTechnology()
      box.append(picture)
    }
    let texts = [
      preview?.title.map { front.localizer.text($0).text } ?? card.title.text,
      preview?.subtitle.map { front.localizer.text($0).text }, card.item.detail.map { front.localizer.text($0).text },
    ]
    for (index, text) in texts.enumerated() {
      guard let text else { continue }
      let label = Label(text)
      label.set(class: "card-title", index == 0)
      label.standOnManyLines()
      label.beginAtStart()
      box.append(label)
    }
    return box
  }

  private func action(_ entry: MenuScene.Entry, _ index: Int) -> Button {
    let content = Box(isVertical: false, spacing: 12)
    content.hideFromAssistiveTechnology()
    if let icon = IconName.found(for: entry.item.systemImage) {
      content.append(Image(icon: icon, size: Int(BubbleSize.diameter(20, textScale: Gtk.textScale))))
    }
    let label = Label(entry.caption)
    label.beginAtStart()
    label.standOnManyLines()
    content.append(label)
    let button = Button(content, role: .menuItem) { [unowned front] in front.choose(index) }
    button.set(class: "action")
    button.set(class: "destructive", entry.item.role == .destructive)
    button.set(class: "unavailable", entry.isUnavailable)
    button.describe(entry)
    return button
  }

  func takeFocus(_ scene: MenuScene) {
    if front.frame.takeFocus() { return }
    guard let index = scene.highlight, actions.indices.contains(index) else { return menu.focus() }
    actions[index].focus()
  }

  func take(_ key: Key, _ scene: MenuScene) -> Bool {
    guard shows(scene) else { return false }
    switch key.name {
    case .down: front.carryOut(front.conversation.handle(.moved(.next)))
    case .up: front.carryOut(front.conversation.handle(.moved(.previous)))
    case .home: front.carryOut(front.conversation.handle(.moved(.first)))
    case .end: front.carryOut(front.conversation.handle(.moved(.last)))
    case .tab: front.carryOut(front.conversation.handle(.moved(key.hasShift ? .previous : .next)))
    case .enter, .space:
      guard let index = scene.highlight else {
        front.carryOut(front.conversation.handle(.submitted("")))
        return true
      }
      front.choose(index)
    case .escape: front.goBack()
    default: return false
    }
    return true
  }

  /// Beside the card and its actions a press lets it down.
  func take(_ event: PointerEvent) -> Bool {
    guard case .pressed(_, let point) = event, let place = front.frame.root.place(point, in: column) else {
      return false
    }
    if (0..<column.size.width).contains(place.x), (0..<column.size.height).contains(place.y) { return false }
    front.goBack()
    return true
  }
}
#endif
