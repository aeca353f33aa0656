extension PressGesture {
  enum State: Sendable, Hashable {
    case idle
    case pressing(Press)
    case open(OpenMenu)
  }

  struct Press: Sendable, Hashable {
    var origin: Point
    /// Where the finger was last.
    var finger: Point
    var deadline: Double
  }

  struct OpenMenu: Sendable, Hashable {
    /// Where it was pressed.
    var origin: Point
    var isDragged: Bool
    /// Where the finger or pointer was last; nil when a key opened the menu.
    var pointer: Point?
    /// Nothing is highlighted before the first motion. What a resting pointer is on is not meant.
    var hasMoved = false
    /// Nil until the front has answered.
    var targets: MenuTargets?
    var highlight: Int?
    /// An arrow has set the highlight, and the pointer has not moved since.
    var isHighlightedByKey = false
    /// What a tap began on, while kept open.
    var tapped: MenuTargets.Tapped?

    var itemUnderPointer: Int? {
      guard hasMoved, let pointer, let targets else { return nil }
      return isDragged ? targets.item(underDragAt: pointer) : targets.item(underTapAt: pointer)
    }

    func tapped(at point: Point) -> MenuTargets.Tapped { targets?.tapped(at: point) ?? .elsewhere }

    func hasItem(_ index: Int) -> Bool { index >= 0 && index < targets?.layout.count ?? 0 }

    /// Only changes are told, and only coming to an item is felt.
    mutating func move(highlight new: Int?) -> [Effect] {
      guard new != highlight else { return [] }
      highlight = new
      return [.highlight(new)] + (new == nil ? [] : [.cue(.selection)])
    }

    /// - Returns: Whether it is another place than before.
    mutating func move(pointer point: Point) -> Bool {
      let isMotion = pointer != nil && pointer != point
      pointer = point
      if isMotion {
        hasMoved = true
        isHighlightedByKey = false
      }
      return isMotion
    }
  }
}
