#if Window
import TestSupport
import Testing

/// A demonstration in a window that Orca reads: what is started, and the keys that are pressed.
struct WindowFlow: Sendable, CustomTestStringConvertible {
  /// Begins with the language's folder.
  let name: String
  /// Of `anillo-window`, which is silent itself.
  let arguments: [String]
  let steps: [[Key]]

  private init(_ demo: String, _ language: ReadingFlow.Language, _ steps: [Key]...) {
    name = "\(language.rawValue)/window-\(demo)"
    arguments = ["demo", demo, "--lang", language.rawValue, "--speech", "off"]
    self.steps = steps
  }

  var testDescription: String { name }

  /// How it is started by hand.
  var command: String { (["anillo-window"] + arguments).joined(separator: " ") }

  static let all = ReadingFlow.Language.allCases.flatMap { [ring($0), arc($0), cards($0)] }

  /// Opened, walked around, closed, chosen from by an arrow and by a number; the last asks first.
  private static func ring(_ language: ReadingFlow.Language) -> WindowFlow {
    WindowFlow(
      "ring", language, [.enter], [.right], [.right], [.left], [.escape], [.enter], [.down], [.enter], ["2"],
      [.function(1)], ["5"], [.text(language("y", "s"))])
  }

  private static func arc(_ language: ReadingFlow.Language) -> WindowFlow {
    WindowFlow("arc", language, [.enter], [.right], [.right], [.left], [.escape], [.enter], ["3"])
  }

  /// From card to card, a preview with its actions, one card removed, all of them, and all back.
  private static func cards(_ language: ReadingFlow.Language) -> WindowFlow {
    let yes = Key.text(language("y", "s"))
    return WindowFlow(
      "cards", language, [.right], [.right], [.enter], [.down], [.escape], [.enter], ["3"], [yes], [.left])
  }
}
#endif
