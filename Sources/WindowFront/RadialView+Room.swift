#if Window
internal import ActionMenu
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

extension RadialView {
  /// Of a window in which everything has room at the user's text size: the menu and its submenus, open around the
  /// middle, their titles on one line, a message of three lines above and as much of an output below.
  var defaultSize: Size {
    let scene = front.conversation.scene
    let extents = [extent(of: scene)] + submenus(of: scene.entries.map(\.item)).map { extent(ofRing: $0, scene) }
    let captions = [scene.heading] + scene.entries.map(\.caption)
    let titles = captions.map { caption in
      title.text = caption
      return title.naturalSize
    }
    let above = (titles.map(\.height).max() ?? 0) + front.frame.messageHeight + 8
    // Of a title that is longer than this the end is cut.
    let width = max(min(titles.map(\.width).max() ?? 0, 720) + 32, 380)
    return Size(
      width: max(width, extents.map(\.width).max() ?? 0),
      height: max((extents.map(\.height).max() ?? 0) + 2 * above, 420))
  }

  /// Of the menu that the window opens with, without its title but with the room between them.
  private func extent(of scene: MenuScene) -> Size {
    let diameter = scene.entries.map { self.diameter(of: $0, scene) }.max() ?? BubbleSize.standard
    guard front.rootPresentation == .arc else { return extent(ofRing: scene.entries.map(\.item), scene) }
    let offsets = arcLayout(count: scene.entries.count, diameter: diameter).offsets + [.zero]
    let (xs, ys) = (offsets.map(\.dx), offsets.map(\.dy))
    return size(
      width: (xs.max() ?? 0) - (xs.min() ?? 0), height: (ys.max() ?? 0) - (ys.min() ?? 0), diameter: diameter)
  }

  private func extent(ofRing items: [MenuItem], _ scene: MenuScene) -> Size {
    let diameter =
      items.map { BubbleSize.diameter($0.size ?? scene.size, textScale: Gtk.textScale) }.max() ?? BubbleSize.standard
    let radius = RadialLayout.radius(separating: items.count, diameter: diameter, atLeast: front.style.radius)
    let side = 2 * (radius ?? front.style.radius)
    return size(width: side, height: side, diameter: diameter)
  }

  /// Around the bubbles' centres.
  private func size(width: Double, height: Double, diameter: Double) -> Size {
    let grown = diameter * RadialLayout.highlightScale
    return Size(width: width + grown + 32, height: height + max(grown, RingPlacement.titleDistance * 2))
  }

  private func submenus(of items: [MenuItem]) -> [[MenuItem]] {
    items.filter { $0.opensSubmenu && $0.preview == nil }.flatMap { [$0.items] + submenus(of: $0.items) }
  }

  /// Tells the texts above and below how much of the window is left to them.
  func leaveRoom() {
    guard front.base === self, stage.size.height > 0 else { return }
    let (top, bottom) = edges
    front.frame.leaveRoom(above: top - 8, below: stage.size.height - bottom - 8)
  }

  /// Of what is shown: the open menu with its title, or the label.
  private var edges: (top: Double, bottom: Double) {
    guard shows(front.conversation.scene), let placement else {
      return (labelCenter.y - label.height / 2, labelCenter.y + label.height / 2)
    }
    let ys = bubbles.map { placement.center.y + $0.offset.dy }
    let grown = placement.diameter / 2 * RadialLayout.highlightScale
    let (top, bottom) = ((ys.min() ?? placement.center.y) - grown, (ys.max() ?? placement.center.y) + grown)
    let (edge, height) = (placement.title.edge.y, title.naturalSize.height)
    return placement.title.isAbove ? (min(top, edge - height), bottom) : (top, max(bottom, edge + height))
  }
}
#endif
