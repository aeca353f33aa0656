#if Window
internal import TestSupport

extension Key {
  /// What is pressed on a keyboard for it, one after the other, as ``WindowSession/key(_:)`` takes it.
  var combinations: [String] {
    switch self {
    case .up: ["Up"]
    case .down: ["Down"]
    case .left: ["Left"]
    case .right: ["Right"]
    case .home: ["Home"]
    case .end: ["End"]
    case .pageUp: ["Page_Up"]
    case .pageDown: ["Page_Down"]
    case .delete: ["Delete"]
    case .insert: ["Insert"]
    case .enter: ["Return"]
    case .tab: ["Tab"]
    case .backTab: ["Shift+Tab"]
    case .escape: ["Escape"]
    case .backspace: ["BackSpace"]
    case .function(let number): ["F\(number)"]
    case .control(let character): ["Ctrl+" + character.lowercased()]
    case .alt(let character): ["Alt+\(character)"]
    case .text(let text): text.unicodeScalars.map { String($0) }
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self).unicodeScalars.map { String($0) }
    }
  }
}
#endif
