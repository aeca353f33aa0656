import ActionMenu
import Testing

@testable import WindowFront

@Suite("Contrast of colours") struct TintContrastTests {
  // Ratios as WCAG 2.2 defines them; #767676 is its well-known limit for text on white.
  @Test(arguments: [
    (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0x000000, 21.0), (0x808080, 0x808080, 1.0), (0x767676, 0xFFFFFF, 4.54),
    (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59), (0x4B0082, 0xFFFFFF, 12.95),
  ])
  func ratio(one: Int, other: Int, ratio: Double) {
    #expect(abs(Tint(rgb: UInt32(one)).contrast(with: Tint(rgb: UInt32(other))) - ratio) < 0.01)
  }

  private static let colors: [UInt32] = [
    0x000000, 0xFFFFFF, 0x808080, 0x4B0082, 0xFFD700, 0xFFFF00, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFC0CB, 0xC01C28,
    0x3584E4, 0x15539E,
  ]
  /// Those of GTK's themes, and the worst there is: in the middle neither end is far away.
  private static let surfaces: [UInt32] = [0xFFFFFF, 0xF6F5F4, 0x2D2D2D, 0x353535, 0x303030, 0x000000, 0x757575]

  @Test(arguments: colors, surfaces)
  func isReachedOnEverySurface(color: UInt32, surface: UInt32) {
    let surface = Tint(rgb: surface)
    for least in [3, 4.5] {
      #expect(Tint(rgb: color).readable(on: surface, contrast: least).contrast(with: surface) >= least)
    }
  }

  @Test(arguments: colors)
  func textCanBeReadOnIt(color: UInt32) {
    let tint = Tint(rgb: color)
    #expect(tint.textOnIt().contrast(with: tint) >= 3)
    #expect(tint.textOnIt(4.5).contrast(with: tint) >= 4.5)
  }

  @Test(arguments: [
    (0x4B0082, Tint.white), (0xC01C28, .white), (0xFFD700, .black), (0xFFFFFF, .black), (0x3584E4, .white),
  ])
  func whiteIsPreferred(color: Int, text: Tint) {
    #expect(Tint(rgb: UInt32(color)).textOnIt() == text)
  }

  /// What is readable stays what it is.
  @Test(arguments: [(0x4B0082, 0xFFFFFF), (0xFFD700, 0x2D2D2D), (0xC01C28, 0xFFFFFF)])
  func nothingIsChangedWithoutNeed(color: Int, surface: Int) {
    #expect(Tint(rgb: UInt32(color)).readable(on: Tint(rgb: UInt32(surface))) == Tint(rgb: UInt32(color)))
  }

  @Test(arguments: [
    (Tint(red: 0, green: 0.5, blue: 1), "rgb(0,128,255)"), (Tint(red: -1, green: 2, blue: 0.999), "rgb(0,255,255)"),
  ])
  func css(tint: Tint, text: String) { #expect(tint.css == text) }
}
