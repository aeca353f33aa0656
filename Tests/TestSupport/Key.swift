/// A key, and the bytes that xterm sends for it (xterm's ctlseqs, "PC-Style Function Keys").
public enum Key: Sendable, ExpressibleByStringLiteral {
  case up, down, left, right, home, end, pageUp, pageDown, delete, insert
  case enter, tab, backTab, escape, backspace
  /// F1…F12.
  case function(Int)
  /// Ctrl with a letter or one of `@ [ \ ] ^ _`.
  case control(Character)
  /// Alt with a key: the key's bytes after an ESC.
  case alt(Character)
  /// Characters, as typed one after the other.
  case text(String)
  case bytes([UInt8])

  /// So that a test can write `send("5", .enter)`.
  public init(stringLiteral value: String) { self = .text(value) }

  /// What the terminal sends for the key when the program has asked for application cursor keys (DECCKM), as painted
  /// programs do.
  var applicationSequence: [UInt8] {
    switch self {
    case .up, .down, .left, .right, .home, .end: [0x1B, UInt8(ascii: "O")] + sequence.suffix(1)
    default: sequence
    }
  }

  /// What the terminal sends for the key in its normal mode.
  public var sequence: [UInt8] {
    switch self {
    case .up: Array("\u{1B}[A".utf8)
    case .down: Array("\u{1B}[B".utf8)
    case .right: Array("\u{1B}[C".utf8)
    case .left: Array("\u{1B}[D".utf8)
    case .home: Array("\u{1B}[H".utf8)
    case .end: Array("\u{1B}[F".utf8)
    case .insert: Array("\u{1B}[2~".utf8)
    case .delete: Array("\u{1B}[3~".utf8)
    case .pageUp: Array("\u{1B}[5~".utf8)
    case .pageDown: Array("\u{1B}[6~".utf8)
    case .enter: [0x0D]
    case .tab: [0x09]
    case .backTab: Array("\u{1B}[Z".utf8)
    case .escape: [0x1B]
    case .backspace: [0x7F]
    case .function(let number): Self.functionKey(number)
    case .control(let character): [(character.asciiValue ?? 0) & 0x1F]
    case .alt(let character): [0x1B] + Array(String(character).utf8)
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    }
  }

  /// A text as the keys of its characters; any other key as itself.
  public var single: [Key] { if case .text(let text) = self { text.map { .text(String($0)) } } else { [self] } }

  private static func functionKey(_ number: Int) -> [UInt8] {
    let tails = ["OP", "OQ", "OR", "OS", "[15~", "[17~", "[18~", "[19~", "[20~", "[21~", "[23~", "[24~"]
    precondition(tails.indices.contains(number - 1), "there is no F\(number)")
    return Array("\u{1B}\(tails[number - 1])".utf8)
  }
}

extension Key: CustomStringConvertible {
  /// As keys are named to people: `Down`, `Alt+d`; a text as itself.
  public var description: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .delete: "Delete"
    case .insert: "Insert"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift+Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .function(let number): "F\(number)"
    case .control(let character): "Ctrl+\(character)"
    case .alt(let character): "Alt+\(character)"
    case .text(" "): "Space"
    case .text(let text): text
    case .bytes(let bytes): escaped(bytes)
    }
  }
}
