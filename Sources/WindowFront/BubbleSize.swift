/// How large bubbles are for a user's text size.
enum BubbleSize {
  /// Points at the standard text size.
  static let standard = 56.0
  /// Three steps above the standard text size: there Apple's body text has 23 points instead of 17 (Human Interface
  /// Guidelines, Typography).
  static let largestGrowth = 23.0 / 17.0

  /// That of an item or a menu, nil being the standard, in points. The standard text size is 1; below it bubbles stay as
  /// large as a finger needs them.
  static func diameter(_ diameter: Double?, textScale: Double) -> Double {
    (diameter ?? standard) * min(max(textScale, 1), largestGrowth)
  }
}
