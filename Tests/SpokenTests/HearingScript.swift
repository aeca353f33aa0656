import TestSupport
import Testing

/// A session under a screen reader: keys, and exactly what it says after them.
struct HearingScript: CustomTestStringConvertible {
  let testDescription: String
  let words: [String]
  var menu: String?
  var columns = 80
  /// The first is the opening.
  let steps: [(keys: [Key], spoken: [String])]

  init(
    _ name: String, _ words: [String], menu: String? = nil, columns: Int = 80, opening: [String],
    _ steps: [([Key], [String])]
  ) {
    testDescription = name
    self.words = words
    self.menu = menu
    self.columns = columns
    self.steps = [([], opening)] + steps.map { (keys: $0.0, spoken: $0.1) }
  }
}
