import ActionMenu
import Dialogue

extension FuzzInput {
  /// Anything that a person does at the line.
  mutating func lineEvent() -> LineEvent {
    switch index(below: 16) {
    case 0: .began
    case 1: .resumed
    case 2...5: .moved(element(of: Motion.allCases))
    case 6...7: .typed(line())
    case 8...10: .submitted(line())
    case 11: .escaped(line())
    case 12: flag() ? .interrupted : .inputEnded
    case 13: .completion(line(), again: flag())
    case 14: .asked(element(of: SessionWord.allCases), line: line())
    default: .checked(line(), refusal: nil)
    }
  }

  /// Numbers and answers more often than anything else.
  private mutating func line() -> String {
    switch index(below: 4) {
    case 0: String(index(below: 12))
    case 1: element(of: ["", "yes", "no", "<", "?", "!", "a", " ", "1-3 2", "list", "back"])
    default: text()
    }
  }

  /// Every kind of item, with few different ids and titles, so that some are the same.
  mutating func menuItems(depth: Int = 0) -> [MenuItem] {
    (0..<index(below: depth == 0 ? 8 : 4)).map { _ in menuItem(depth: depth) }
  }

  private mutating func menuItem(depth: Int) -> MenuItem {
    let title = flag() ? element(of: ["a", "b", "ab", "2", "é", "Camera", " ", "list"]) : text()
    let items = depth < 3 && flag() ? menuItems(depth: depth + 1) : []
    return MenuItem(
      id: element(of: ["a", "b", "c", title]), title, spokenTitle: optional { $0.text() },
      detail: optional { $0.text() }, keywords: flag() ? [text()] : [], role: element(of: Role.allCases),
      availability: index(below: 4) == 0 ? .unavailable(reason: text()) : .available,
      confirmation: element(of: [.whenDestructive, .always, .never]),
      preview: index(below: 3) == 0 ? Preview(subtitle: text()) : nil,
      effect: element(of: [nil, nil, .removeCard, .openSubmenu, .print("a")]), items: items,
      presentation: optional { $0.element(of: Menu.Presentation.allCases) })
  }
}
