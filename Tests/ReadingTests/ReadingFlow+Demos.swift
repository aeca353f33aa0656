import TestSupport

/// The three demonstrations.
extension ReadingFlow {
  static func demos(_ language: Language) -> [ReadingFlow] { [ring(language), arc(language), cards(language)] }

  private static func ring(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "demo-ring", language, ["demo", "ring"], [.down], [.enter], [.down], ["4"], [.alt("w")], [.down], [.enter],
      [.text(language("y", "s")), .enter], [.escape])
  }

  private static func arc(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "demo-arc", language, ["demo", "arc"], [.down], [.down], ["d", .enter])
  }

  /// The last card goes, and all come back.
  private static func cards(_ language: Language) -> ReadingFlow {
    let yes = Key.text(language("y", "s"))
    return ReadingFlow(
      "demo-cards", language, ["demo", "cards"], [.down], [.alt("d")], [.enter], [.up], [.enter], [yes, .enter],
      ["1"], ["3"], [yes, .enter], ["1"], [.escape], [.down], [.enter], ["3"], [yes, .enter], ["1"], ["3"],
      [yes, .enter], [.down], [.enter])
  }
}
