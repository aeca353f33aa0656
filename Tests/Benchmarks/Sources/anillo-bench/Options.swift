#if Window
private let windowParts = ["window"]
#else
private let windowParts: [String] = []
#endif

/// The words of the command line.
struct Options {
  var anillo: String?
  var parts = ["a", "b", "c", "d", "e", "hit-test", "filter", "growth", "keys"] + windowParts
  var runs: Int?

  init(_ words: [String]) throws(BenchFault) {
    var rest = words[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw .cannotRun("\(name) needs a value") }
      switch name {
      case "--anillo": anillo = value
      case "--only": parts = try Self.chosen(value, among: parts)
      case "--runs":
        guard let number = Int(value), number > 0 else { throw .cannotRun("--runs needs a number from 1 on") }
        runs = number
      default: throw .cannotRun("\(name) is no option; there are --anillo, --only and --runs")
      }
    }
  }

  private static func chosen(_ value: String, among parts: [String]) throws(BenchFault) -> [String] {
    let names = value.split(separator: ",").map(String.init)
    for name in names where !parts.contains(name) { throw .cannotRun("there is no measurement \(name)") }
    return names
  }
}
