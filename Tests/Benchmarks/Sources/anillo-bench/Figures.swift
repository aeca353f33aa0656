import Glibc

/// Repeated measurements of one thing.
struct Figures {
  private let sorted: [Double]
  private let measured: [Double]

  init(_ measured: [Double]) {
    self.measured = measured
    sorted = measured.sorted()
  }

  var median: Double { share(0.5) }
  var lowest: Double { sorted.first ?? .nan }
  var highest: Double { sorted.last ?? .nan }
  var total: Double { measured.reduce(0, +) }

  /// The value that this share of the measurements does not exceed.
  func share(_ part: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  /// The ratios of what was measured in the same round, so that a drift of the machine touches both alike.
  func against(_ other: Figures) -> Figures { Figures(zip(measured, other.measured).map { $0 / $1 }) }

  func line(_ name: String, unit: String) -> String {
    "\(name): median \(decimal(median)) \(unit), lowest \(decimal(lowest)), highest \(decimal(highest))"
  }
}

/// A number with two decimals, or three figures when it is smaller than one.
func decimal(_ value: Double) -> String {
  let factor = abs(value) < 1 ? 1000.0 : 100.0
  let rounded = (value * factor).rounded() / factor
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
}

extension Duration {
  var inMilliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1_000_000_000_000_000
  }
}

/// One ratio as a sentence, with its goal when it has one.
func sayRatio(_ name: String, _ ratio: Double, goal: Double? = nil) {
  guard let goal else { return say("\(name): ratio \(decimal(ratio))") }
  say("\(name): ratio \(decimal(ratio)), goal at most \(decimal(goal)), \(ratio <= goal ? "met" : "not met")")
}

/// Prints a line at once, also when a pipe listens.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe write(1, bytes, bytes.count)
}
