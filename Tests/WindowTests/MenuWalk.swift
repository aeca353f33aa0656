#if Window
import Glibc
import TestSupport
import Testing
import WindowTestSupport

/// A front that shows a menu, to be walked through from item to item.
protocol WalkedFront {
  /// What the level that is open offers, without the numbers: `Delete, destructive`.
  func captions() throws -> [String]

  /// Chooses an item of the level that is open.
  func choose(_ number: Int) throws

  /// Answers a question.
  func answer(_ isYes: Bool) throws

  /// Goes a level up.
  func goBack() throws

  /// The last line that was told.
  func message() throws -> String

  /// What was printed on standard output so far.
  var result: String { get }

  /// Makes the level at a path open again after an action, whatever the front has closed with it.
  func returnAfterAction(to path: [Int]) throws
}

/// Everything that a menu offers, and what comes of it, as lines that can be compared.
struct MenuWalk {
  let isSpanish: Bool
  private(set) var lines: [String] = []

  init(_ front: some WalkedFront, isSpanish: Bool) throws {
    self.isSpanish = isSpanish
    try walk(front, [])
  }

  private mutating func walk(_ front: some WalkedFront, _ path: [Int]) throws {
    let captions = try front.captions()
    lines.append("\(path): \(captions)")
    for (index, caption) in captions.enumerated() {
      let states = caption.split(separator: ", ").dropFirst().map(String.init)
      let number = index + 1
      try front.choose(number)
      if states.contains(isSpanish ? "submenú" : "submenu") {
        try walk(front, path + [number])
        try front.goBack()
      } else if caption.contains(isSpanish ? ", no disponible" : ", unavailable") {
        lines.append(try front.message())
      } else {
        if states.contains(isSpanish ? "destructivo" : "destructive") {
          try front.answer(false)
          lines.append(try front.message())
          // What removes its card would change the walk.
          if caption.hasPrefix(isSpanish ? "Quitar" : "Remove") { continue }
          try front.choose(number)
          try front.answer(true)
        }
        lines.append("\(path + [number]) \(caption): \(front.result)")
        try front.returnAfterAction(to: path)
      }
    }
  }
}

/// The lines of the terminal.
struct LinearWalk: WalkedFront {
  let session: TerminalSession
  let isSpanish: Bool

  func captions() throws -> [String] {
    // The list that was printed last, after its heading.
    let heading = isSpanish ? "elemento" : "item"
    let lines = session.output(since: 0).text.split(separator: "\r\n").map(String.init)
    let start = try #require(lines.lastIndex { $0.split(separator: " ").last?.hasPrefix(heading) == true })
    return lines[(start + 1)...].prefix { $0.first?.isNumber == true }.map {
      String($0[$0.index(after: $0.firstIndex(of: " ") ?? $0.startIndex)...])
    }
  }

  func choose(_ number: Int) throws { try session.press(.text("\(number)")) }
  func answer(_ isYes: Bool) throws { try session.press(.text(isYes ? "s" : "n"), .enter) }
  func goBack() throws { try session.press(.escape) }

  func message() throws -> String {
    String(session.output().text.split(separator: "\r\n").last { !$0.allSatisfy { $0 == " " } } ?? "")
  }

  var result: String { session.out }
  func returnAfterAction(to path: [Int]) throws {}
}

/// The window, by its keys and as assistive technology reads it.
struct WindowWalk: WalkedFront {
  let window: MenuWindow
  let isCards: Bool

  func captions() throws -> [String] {
    try window.rest()
    let all = try window.session.accessibles()
    // A lifted card lies over the cards, and these over a ring.
    if let lifted = all.last(where: { $0.role == "menu" && !$0.isCard && !$0.states.contains("expandable") }) {
      return all.filter { $0.role == "menu item" && $0.path.hasPrefix(lifted.path + "/") }.map(\.caption)
    }
    let cards = all.filter(\.isCard)
    if !cards.isEmpty {
      return cards.map { card in
        // The state stands behind the subtitle.
        ([card.name] + card.details.split(separator: ", ").suffix(1).map(String.init)).joined(separator: ", ")
      }
    }
    return all.filter { $0.role == "menu item" }.map(\.caption)
  }

  func choose(_ number: Int) throws { try press("\(number)") }
  func answer(_ isYes: Bool) throws { try press(isYes ? "y" : "n") }
  func goBack() throws { try press("Escape") }

  func message() throws -> String { try window.message() }
  var result: String { window.session.out }

  /// A ring and an arc are closed by an action; of cards the lifted one is let down.
  func returnAfterAction(to path: [Int]) throws {
    try window.rest()
    if path.isEmpty, !isCards { return try window.open() }
    for number in isCards ? path.suffix(1) : path[...] { try press("\(number)") }
  }

  private func press(_ key: String) throws {
    try window.keys(key)
    try window.rest()
  }
}

extension AccessibleNode {
  /// A card of the grid, not a lifted one.
  var isCard: Bool { role == "menu" && states.contains("selectable") }

  /// Title and states, as the lines have them.
  var caption: String { details.isEmpty ? name : "\(name), \(details)" }
}
#endif
