import Testing

@testable import ActionMenu

/// Every state that any sequence of events reaches, and every event in each of them, against rules that hold for one
/// event at a time. That covers sequences of every length.
@Suite struct MenuSessionExhaustiveTests {
  static let events: [MenuSession.Event] =
    [.open, .close, .toggle, .back, .restore, .confirm(true), .confirm(false), .highlight(nil)]
    + [-1, 0, 1, 3, 5, 6].flatMap { [.highlight($0), .choose($0)] } + [.choose(2), .choose(4), .chooseItem(id: "x")]
    + [.replace(everyKind.items, at: []), .replace([.plain("act"), .plain("x")], at: [])]
    + [.replace([], at: ["sub"]), .replace([.plain("y"), .plain("gone")], at: ["sub"])]

  @Test(arguments: [false, true])
  func everyReachableState(closesAfterAction: Bool) {
    var reached: Set<Fingerprint> = []
    var waiting = [MenuSession(everyKind, closesAfterAction: closesAfterAction)]
    reached.insert(Fingerprint(waiting[0]))
    while let before = waiting.popLast() {
      for event in Self.events {
        var after = before
        let steps = after.handle(event)
        let broken = brokenRules(Transition(before: before, event: event, steps: steps, after: after))
        #expect(broken.isEmpty, "\(event) in \(Fingerprint(before)) gave \(steps.map(\.text))")
        if reached.insert(Fingerprint(after)).inserted { waiting.append(after) }
      }
    }
    // Fewer would mean that the search was cut short and proved nothing.
    #expect(reached.count > 100)
  }

  private func brokenRules(_ transition: Transition) -> [String] {
    Self.rules.filter { !$0.holds(transition) }.map(\.name)
  }
}

struct Transition {
  var before: MenuSession
  var event: MenuSession.Event
  var steps: [MenuSession.Step]
  var after: MenuSession
}

extension MenuSessionExhaustiveTests {
  struct Rule: Sendable {
    var name: String
    var holds: @Sendable (Transition) -> Bool
  }

  static let rules = [
    Rule(name: "the highlight is in range") { change in
      guard let level = change.after.level else { return change.after.highlightedIndex == nil }
      return level.highlight.map(level.items.indices.contains) ?? true
    },
    Rule(name: "every level on the way is a submenu that is there") { change in
      guard let trail = change.after.trail else { return true }
      return change.after.menu.items(along: trail.parents).count == trail.parents.count
        && trail.highlights.count == trail.parents.count + 1
    },
    Rule(name: "closed stays closed, and silent, until it is opened") { change in
      if change.before.isOpen { return true }
      switch change.event {
      case .open, .toggle: return change.after.isOpen && change.steps.count == 1
      default: return !change.after.isOpen && change.steps.isEmpty
      }
    },
    Rule(name: "closed is told exactly when it closes") { change in
      let isTold = change.steps.contains { if case .closed = $0 { true } else { false } }
      return isTold == (change.before.isOpen && !change.after.isOpen)
    },
    Rule(name: "nothing is performed but the chosen item, and what asks only after yes") { change in
      for case .perform(let item) in change.steps {
        switch change.event {
        case .choose(let index):
          if change.before.currentItems[index].id != item.id || item.asksBeforeRunning { return false }
        case .chooseItem(let id): if id != item.id || item.asksBeforeRunning { return false }
        case .confirm(true): if change.before.pendingConfirmation?.id != item.id { return false }
        default: return false
        }
        if item.availability != .available { return false }
      }
      return true
    },
    Rule(name: "a card goes only when that was chosen") { change in
      let isRemoval = change.steps.contains { if case .removed = $0 { true } else { false } }
      switch change.event {
      case .choose, .chooseItem, .confirm(true): return true
      default: return !isRemoval
      }
    },
    Rule(name: "a question stands only for an available item that asks") { change in
      guard let item = change.after.pendingConfirmation else { return true }
      return item.asksBeforeRunning && item.availability == .available
    },
    Rule(name: "a question is begun and ended with a word") { change in
      let asked = change.before.pendingConfirmation?.id
      if asked == change.after.pendingConfirmation?.id { return true }
      return change.steps.contains { step in
        switch step {
        case .confirmationAsked, .confirmationDeclined, .confirmationDropped, .perform, .removed, .closed, .refused:
          true
        default: false
        }
      }
    },
    Rule(name: "while a question stands only its answer counts, and what changes the items or leaves") { change in
      guard change.before.pendingConfirmation != nil else { return true }
      switch change.event {
      case .highlight, .choose, .chooseItem, .open:
        return change.steps.isEmpty && Fingerprint(change.before) == Fingerprint(change.after)
      default: return true
      }
    },
    Rule(name: "what is shown never changes in silence") { change in
      !change.steps.isEmpty || change.before.level?.text == change.after.level?.text
    },
    Rule(name: "a told level is the level that is shown") { change in
      change.steps.allSatisfy { step in
        switch step {
        case .opened(let level), .submenuOpened(let level), .wentBack(let level), .removed(_, let level),
          .restored(let level), .itemsChanged(let level):
          level.text == change.after.level?.text
        default: true
        }
      }
    },
  ]
}

/// All that a session's later behaviour depends on, items by their ids.
struct Fingerprint: Hashable, CustomStringConvertible {
  var description: String

  init(_ session: MenuSession) {
    let removals = session.removals.map { "\($0.key): \($0.value.map { "\($0.item.id)@\($0.offset)" })" }.sorted()
    description = "\(session.trail as Optional) \(Self.tree(session.menu.items)) \(removals)"
  }

  private static func tree(_ items: [MenuItem]) -> String {
    items.map { "\($0.id)\($0.isSubmenu ? "(\(tree($0.items)))" : "")" }.joined(separator: " ")
  }
}
