/// The one state machine of choosing: a front hands it events and carries out the steps it returns.
///
/// It never prints, speaks or draws, so that what a key does and what a drag does cannot drift apart.
///
/// ```
///           open, toggle                choose an item that asks
///   closed ─────────────▶ choosing(level) ─────────────▶ asking(level, item)
///      ▲                   │  │  ▲  │ ▲                   │      │
///      │ close, toggle,    │  │  │  │ └── confirm(false), back, ─┘
///      │ back at the root  │  │  │  │     confirm(true): performs
///      └───────────────────┘  │  │  └ choose an item that acts: performs
///      ▲                      │  └── back, removal of a card: the level above
///      │                      └───── choose a submenu: a level below
///      └── close, toggle, and after an action where `closesAfterAction`; from asking, too
/// ```
///
/// While a question stands only its answer, back, close, toggle, replace and restore are heard. An event for an item or
/// a level that is not there does nothing, closing twice is closing once, and opening twice is opening once.
public struct MenuSession: Sendable {
  /// The whole menu as it is now: without the removed cards, with the replaced items.
  public internal(set) var menu: Menu
  /// Whether performing an item ends the session, as in a choice for a script; default false, as in a shell.
  public let closesAfterAction: Bool

  /// Nil while closed.
  var trail: Trail?
  /// What was taken out of each level, by the ids that lead to it, in the order of taking.
  var removals: [[String]: [Removal]] = [:]

  public init(_ menu: Menu, closesAfterAction: Bool = false) {
    self.menu = menu
    self.closesAfterAction = closesAfterAction
  }

  /// Takes one event.
  /// - Returns: What the front has to do, in this order; empty when nothing came of it.
  public mutating func handle(_ event: Event) -> [Step] {
    switch event {
    case .open: open()
    case .close: close(.dismissed)
    case .toggle: isOpen ? close(.dismissed) : open()
    case .highlight(let index): highlight(index)
    case .choose(let index): choose(index)
    case .chooseItem(let id): choose(currentItems.firstIndex { $0.id == id })
    case .confirm(let answer): confirm(answer)
    case .back: back()
    case .replace(let items, let path): replace(items, at: path)
    case .restore: restore()
    }
  }
}

extension MenuSession {
  /// The open levels from the root down, and the question that stands.
  struct Trail: Sendable, Hashable {
    /// For each level below the root, where its item stands in the level above.
    var parents: [Int] = []
    /// For each level, the root first; one more than `parents`.
    var highlights: [Int?] = [nil]
    /// The item of the last level whose confirmation is awaited.
    var question: Int?

    var highlight: Int? {
      get { highlights[parents.count] }
      set { highlights[parents.count] = newValue }
    }

    mutating func enter(_ index: Int) {
      parents.append(index)
      highlights.append(nil)
    }

    /// Leaves every level below this depth, the root being 0.
    mutating func leave(to depth: Int) {
      parents.removeSubrange(depth...)
      highlights.removeSubrange((depth + 1)...)
    }
  }

  /// A removed item and where it stood at that moment.
  struct Removal: Sendable {
    var item: MenuItem
    var offset: Int
  }
}
