internal import Foundation

/// All programs side by side.
struct NoiseTable {
  /// So that a busy machine never makes a program look worse: yasr says in more pieces what arrives in more pieces.
  /// And `smenu`, which writes its escape sequences byte by byte, waits for ever in some half of its runs, as yasr has
  /// lost a part of its question for the cursor's place.
  static let runs = 5

  let rows: [NoiseRow]

  init(of programs: [NoisyProgram]) {
    let measured = programs.map { ($0.name, Self.bestRun(of: $0)) }
    rows = NoiseRow.Step.allCases.flatMap { step in
      measured.map { name, result in
        switch result {
        case .success(let run): NoiseRow(name, step, of: run)
        case .failure(let gap): NoiseRow(name, step, reason: gap.rawValue)
        }
      }
    }
  }

  var markdown: String { ([NoiseRow.heading] + rows.map(\.line)).joined(separator: "\n") }

  private enum Gap: String, Error {
    case notInstalled = "not installed"
    case failed = "could not be measured"
  }

  private static func bestRun(of program: NoisyProgram) -> Result<NoiseRun, Gap> {
    guard program.isInstalled else { return .failure(.notInstalled) }
    do {
      let first = try program.measure()
      return .success(try (1..<runs).reduce(first) { best, _ in best.best(try program.measure()) })
    } catch {
      FileHandle.standardError.write(Data("\(program.name): \(error)\n".utf8))
      return .failure(.failed)
    }
  }
}
