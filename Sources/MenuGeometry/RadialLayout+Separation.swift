extension RadialLayout {
  /// How much a bubble grows under the finger.
  public static let highlightScale = 1.2
  /// The least distance of two neighbours' centres, in diameters: one of them may be grown.
  static let separation = (1 + highlightScale) / 2

  /// The radius at which no two bubbles touch, also while the one under the finger is grown. The diameter is that of the
  /// largest bubble; the asked radius is kept where it is enough.
  /// - Returns: Never less than what was asked; nil where no radius separates them, as on a part of a turn of 0°.
  public static func radius(
    separating count: Int, diameter: Double, on sweep: Sweep = .ring, atLeast asked: Double
  ) -> Double? {
    let chord = leastChord(of: count, on: sweep)
    guard diameter > 0 else { return asked }
    let radius = separation * diameter / chord
    return radius.isFinite ? max(asked, radius) : nil
  }

  /// The diameter of bubbles that do not touch at this radius, also while the one under the finger is grown.
  /// - Returns: At most what was asked; 0 where nothing separates them.
  public static func diameter(
    separating count: Int, radius: Double, on sweep: Sweep = .ring, atMost asked: Double
  ) -> Double {
    let diameter = max(radius, 0) * leastChord(of: count, on: sweep) / separation
    return diameter.isNaN ? 0 : min(max(asked, 0), diameter)
  }

  /// The distance of the two nearest items at a radius of 1; infinite for fewer than two.
  private static func leastChord(of count: Int, on sweep: Sweep) -> Double {
    guard count > 1 else { return .infinity }
    let span = min(abs(sweep.span), 360)
    // On a part of a turn the last item has the first one as its neighbour, too.
    let angle = sweep.isWholeTurn ? 360 / Double(count) : min(span / Double(count - 1), 360 - span)
    return 2 * sine(degrees: angle / 2)
  }
}
