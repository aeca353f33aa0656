import Foundation

/// Measures `choose --filter` on a million lines against `fzf --filter`, where both find the same number of lines.
func measureFilter(_ place: Workplace, rounds: Int) throws(BenchFault) {
  let lines = try LineFile(count: 1_000_000, place)
  say("Filter, \(lines.count) lines of \(decimal(Double(lines.size) / 1_000_000)) MB in all, \(rounds) rounds")
  for text in ["noche azul", "cancion", "77777", "no such line"] {
    let ours = try lines.found([place.anillo, "choose", "--filter", text], place)
    guard let path = place.installed("fzf") else { return }
    // -e: what is typed is a part of a line, as it is for anillo, and no loose order of letters.
    let fzf = [path, "-e", "--filter", text]
    let theirs = try lines.found(fzf, place)
    guard ours == theirs else { throw .cannotRun("\(text): anillo finds \(ours), fzf \(theirs)") }
    try compare(text, found: ours, with: fzf, lines, place, rounds: rounds)
  }
}

private func compare(
  _ text: String, found: Int, with fzf: [String], _ lines: LineFile, _ place: Workplace, rounds: Int
) throws(BenchFault) {
  var (ours, theirs): ([ResourceUse], [ResourceUse]) = ([], [])
  for _ in 0..<rounds {
    ours.append(try lines.use([place.anillo, "choose", "--filter", text], place))
    theirs.append(try lines.use(fzf, place))
  }
  for (kind, unit, figure) in [("time", "ms", \ResourceUse.milliseconds), ("memory", "MB", \.megabytes)] {
    let (anillo, other) = (Figures(ours.map { $0[keyPath: figure] }), Figures(theirs.map { $0[keyPath: figure] }))
    say(anillo.line("\(text), \(found) found, \(kind) of anillo", unit: unit))
    say(other.line("\(text), \(found) found, \(kind) of fzf", unit: unit))
    sayRatio("\(text), \(kind) in the same round", anillo.against(other).median, goal: 0.5)
  }
}

/// A file of sample lines in the workplace.
struct LineFile {
  let count: Int
  let size: Int
  let path: String

  init(count: Int, _ place: Workplace) throws(BenchFault) {
    let bytes = SampleLines.bytes(count: count)
    (self.count, size, path) = (count, bytes.count, place.folder + "/lines-\(count)")
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { throw .cannotRun(path) }
  }

  /// What a program took that reads the lines; what it prints goes nowhere.
  func use(_ command: [String], _ place: Workplace) throws(BenchFault) -> ResourceUse {
    try ResourceUse(command, input: path, output: "/dev/null", place)
  }

  /// How many lines a program finds. The file is in the system's cache from then on.
  func found(_ command: [String], _ place: Workplace) throws(BenchFault) -> Int {
    let output = place.folder + "/found"
    _ = try ResourceUse(command, input: path, output: output, place)
    guard let bytes = FileManager.default.contents(atPath: output) else { throw .cannotRun(output) }
    return bytes.count { $0 == UInt8(ascii: "\n") }
  }
}
