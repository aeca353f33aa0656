internal import ActionMenu
internal import Glibc

extension Tint {
  static let white = Tint(red: 1, green: 1, blue: 1)
  static let black = Tint(red: 0, green: 0, blue: 0)

  /// As CSS writes it.
  var css: String {
    let parts = [red, green, blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    return "rgb(\(parts.joined(separator: ",")))"
  }

  /// WCAG 2.2, relative luminance, 0…1.
  var luminance: Double {
    let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// WCAG 2.2, contrast ratio, 1…21.
  func contrast(with other: Tint) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// This colour, as little lighter or darker as makes it visible on a surface: by a contrast ratio of 3, what WCAG 2.2
  /// wants of signs (1.4.11), unless told; of text it wants 4.5 (1.4.3).
  func readable(on surface: Tint, contrast least: Double = 3) -> Tint {
    let end = surface.luminance > 0.18 ? Tint.black : .white
    for step in 0...20 {
      let mixed = mixed(with: end, Double(step) / 20)
      if mixed.contrast(with: surface) >= least { return mixed }
    }
    return end
  }

  /// White where it can be read on this colour, by a contrast ratio as for `readable`, else black.
  func textOnIt(_ least: Double = 3) -> Tint { contrast(with: .white) >= least ? .white : .black }

  private func mixed(with other: Tint, _ part: Double) -> Tint {
    Tint(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part)
  }
}
