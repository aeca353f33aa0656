/// A row of the table: one step of one program.
package struct NoiseRow: Sendable {
  package enum Step: String, CaseIterable, Sendable { case opening, arrow }

  let program: String
  let step: Step
  let figures: NoiseFigures?
  /// Why there are no figures.
  let reason: String

  package init(_ program: String, _ step: Step, of run: NoiseRun) {
    self.init(program, step, step == .opening ? run.opening : run.arrows.first, reason: "has no arrow")
  }

  init(_ program: String, _ step: Step, _ figures: NoiseFigures? = nil, reason: String) {
    self.program = program
    self.step = step
    self.figures = figures
    self.reason = reason
  }

  static let heading = """
    | program | step | bytes | escapes | utterances | characters | content | said |
    |---|---|---|---|---|---|---|---|
    """

  /// The row in Markdown.
  package var line: String {
    guard let figures else { return "| \(program) | \(step) | | | | | | \(reason) |" }
    let numbers = [figures.bytes, figures.escapes, figures.utterances, figures.characters].map(String.init)
    let percent = figures.percent.map { "\($0) %" } ?? "none"
    return "| " + ([program, step.rawValue] + numbers + [percent, figures.said]).joined(separator: " | ") + " |"
  }
}
