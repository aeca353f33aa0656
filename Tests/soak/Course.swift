internal import Foundation

/// All samples, from the one after the warm-up on.
struct Course {
  /// How many samples are taken of each task.
  static let parts = 10
  /// Kilobytes that the resident memory of a process may grow after the warm-up, in all: less than three bytes for each
  /// of a hundred thousand keys, and more than an allocator takes and gives back at random.
  static let growthLimit = 256

  let first: Sample
  private var samples: [Sample] = []

  init(_ first: Sample) { self.first = first }

  mutating func add(_ sample: Sample) {
    print(sample.row)
    fflush(nil)
    samples.append(sample)
  }

  /// What is not flat, a line each.
  var growths: [String] {
    guard let last = samples.last else { return [] }
    return growths(of: "program", first.program, last.program) + growths(of: "speech", first.speech, last.speech)
      + samples.filter { $0.children != 1 }.map { "after \($0.name): \($0.children) children" }
  }

  private func growths(of name: String, _ first: Sample.Holding, _ last: Sample.Holding) -> [String] {
    let grown = last.resident - first.resident
    return (grown > Self.growthLimit ? ["\(name): \(grown) KB more; \(Self.growthLimit) are allowed"] : [])
      + (last.descriptors > first.descriptors
        ? ["\(name): \(first.descriptors) descriptors, then \(last.descriptors)"] : [])
  }
}
