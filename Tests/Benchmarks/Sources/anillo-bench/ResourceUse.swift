import Foundation

/// What a run of a program took.
struct ResourceUse {
  let milliseconds: Double
  /// The most that it had at once.
  let megabytes: Double

  /// Runs a program from a file to a file. That it finds nothing is no failure.
  init(_ command: [String], input: String, output: String, _ place: Workplace) throws(BenchFault) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: place.own("resource-use"))
    process.arguments = [input, output] + command
    process.environment = place.environment()
    process.standardOutput = pipe
    do { try process.run() } catch { throw .cannotRun("resource-use: \(error)") }
    let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let figures = told.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
    guard figures.count == 2, process.terminationStatus < 2 else {
      throw .cannotRun("\(command.joined(separator: " ")): exit status \(process.terminationStatus)")
    }
    (milliseconds, megabytes) = (figures[0] / 1_000_000, figures[1] / 1024)
  }
}
