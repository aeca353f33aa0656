/// A row of the table: what came of a cell, measured once or, where keys were too slow, twice.
struct MatrixRow {
  static let heading = """
    | fault | activity | outcome | keys | worst, ms | 99 of 100, ms | to speech off | speech back, ms |
    |---|---|---|---|---|---|---|---|
    """

  let holds: Bool
  /// In Markdown.
  let line: String
  /// nil where nothing was measured to its end.
  let report: CellReport?

  init(_ fault: Fault, _ activity: Activity) {
    var (complaints, report) = Self.measure(fault, activity, .measured)
    var remark = ""
    // A machine that does something else for a moment looks like a slow key.
    if complaints.isEmpty, report?.times.complaint != nil {
      (complaints, report) = Self.measure(fault, activity, .measuredLonger)
      remark = ", at the second try"
    }
    complaints += [report?.times.complaint].compactMap { $0 }
    holds = complaints.isEmpty
    self.report = report
    let outcome = holds ? "held" + remark : complaints.joined(separator: "; ").filter { $0 != "|" }
    line = Self.line([fault.name, activity.name, outcome] + Self.figures(of: report))
  }

  /// Where a machine lacks what the fault takes.
  init(impossible fault: Fault) {
    (holds, report) = (true, nil)
    line = Self.line([fault.name, "", "not possible on this machine"] + Self.figures(of: nil))
  }

  /// All others in one, whose many keys tell most of how keys with speech compare to those without.
  init(all rows: [MatrixRow]) {
    var sum = CellReport()
    for row in rows { row.report.map { sum.add($0) } }
    holds = rows.allSatisfy(\.holds)
    report = sum
    let outcome = "\(rows.count { $0.holds }) of \(rows.count) held"
    line = Self.line(["all", "all", outcome] + Self.figures(of: sum))
  }

  private static func measure(_ fault: Fault, _ activity: Activity, _ effort: Cell.Effort) -> ([String], CellReport?) {
    do {
      let report = try Cell(fault, activity, effort).run()
      return (report.complaints, report)
    } catch {
      return (["\(error)"], nil)
    }
  }

  private static func figures(of report: CellReport?) -> [String] {
    guard let report else { return ["", "", "", "", ""] }
    let times = report.times
    return [
      String(times.count), times.worst?.inMilliseconds ?? "", times.share99?.inMilliseconds ?? "",
      times.ratio.map { String(($0 * 100).rounded() / 100) } ?? "", report.recovery?.inMilliseconds ?? "",
    ]
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}
