#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

/// Where an open ring or arc is.
struct RadialPlacement {
  var center: Point
  var targets: MenuTargets
  /// Of the largest bubble, in points.
  var diameter: Double
  var title: RingPlacement.TitlePlace

  init(_ ring: RingPlacement) {
    center = ring.center
    targets = ring.targets
    diameter = ring.diameter
    title = ring.title
  }

  /// An arc around its button; nil where a part of it would be outside of the window.
  init?(arcAt center: Point, layout: RadialLayout, diameter: Double, titleHeight: Double, in bounds: Size) {
    let reach = diameter / 2 * RadialLayout.highlightScale
    let places = layout.offsets.map { center + $0 }
    let top = (places + [center]).map(\.y).min() ?? center.y
    let edge = top - max(RingPlacement.titleDistance, reach)
    guard places.allSatisfy({ $0.x >= reach && $0.x <= bounds.width - reach && $0.y <= bounds.height - reach }),
      edge >= titleHeight
    else { return nil }
    self.center = center
    targets = MenuTargets(center: center, layout: layout, tapReach: layout.radius + reach)
    self.diameter = diameter
    title = RingPlacement.TitlePlace(edge: Point(x: center.x, y: edge), isAbove: true)
  }
}

extension RadialView {
  func diameter(of entry: MenuScene.Entry, _ scene: MenuScene) -> Double {
    BubbleSize.diameter(entry.item.size ?? scene.size, textScale: Gtk.textScale)
  }

  /// Finds the menu's place in the window, and each bubble's place in the menu.
  func place(_ scene: MenuScene) {
    let diameter = bubbles.map(\.diameter).max() ?? BubbleSize.standard
    title.text = scene.entries.first?.caption ?? ""
    let titleHeight = title.naturalSize.height
    var found: RadialPlacement?
    if scene.presentation == .arc {
      found = RadialPlacement(
        arcAt: labelCenter, layout: arcLayout(count: bubbles.count, diameter: diameter), diameter: diameter,
        titleHeight: titleHeight, in: stage.size)
    }
    let placement =
      found
      ?? RadialPlacement(
        RingPlacement(
          count: bubbles.count, radius: front.style.radius, diameter: diameter, titleHeight: titleHeight,
          pressedAt: pressed, in: stage.size, isMirrored: Gtk.isRightToLeft))
    self.placement = placement
    for (index, bubble) in bubbles.enumerated() {
      bubble.offset = placement.targets.layout.offset(of: index) ?? .zero
      bubble.fit = diameter > 0 ? placement.diameter / diameter : 1
    }
  }

  func arcLayout(count: Int, diameter: Double) -> RadialLayout {
    let style = front.style
    let distance = RadialLayout.radius(
      separating: count, diameter: diameter, on: style.anchor.sweep, atLeast: style.distance)
    return RadialLayout(
      count: count, distance: distance ?? style.distance, anchor: style.anchor, isMirrored: Gtk.isRightToLeft)
  }

  /// In the middle of the window; an arc's button where the arc finds room.
  var labelCenter: Point {
    let size = stage.size
    guard front.rootPresentation == .arc else { return stage.middle }
    let layout = arcLayout(count: bubbles.count, diameter: bubbles.map(\.diameter).max() ?? BubbleSize.standard)
    let (xs, ys) = (layout.offsets.map(\.dx) + [0], layout.offsets.map(\.dy) + [0])
    return Point(
      x: size.width / 2 - ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2,
      y: size.height / 2 - ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
  }

  /// The window has another size, or texts have.
  func layOut() {
    let scene = front.conversation.scene
    if opensUnplaced, stage.size.width > 0 {
      opensUnplaced = false
      pressed = labelCenter
    }
    if shows(scene), placement != nil {
      place(scene)
      placement.map { handle(.replaced($0.targets, highlight: scene.highlight)) }
    }
    label.fit(into: stage.size.width)
    placeTitle()
    leaveRoom()
    tick()
  }
}
#endif
