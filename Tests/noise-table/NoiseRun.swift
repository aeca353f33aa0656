/// One run of a program.
package struct NoiseRun: Sendable {
  package var opening: NoiseFigures
  package var arrows: [NoiseFigures]

  /// Of each step the better one.
  func best(_ other: NoiseRun) -> NoiseRun {
    let better = { (one: NoiseFigures, other: NoiseFigures) in other.isBetter(than: one) ? other : one }
    return NoiseRun(
      opening: better(opening, other.opening), arrows: zip(arrows, other.arrows).map(better))
  }
}
