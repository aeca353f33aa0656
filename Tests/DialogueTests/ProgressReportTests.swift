import Dialogue
import StringCatalog
import Testing

@Suite struct ProgressReportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String?
    var lines: [String]
    /// Of every line that is told, then of the end.
    var told: [String]
    var testDescription: String { lines.prefix(5).joined(separator: "; ") }

    init(_ lines: [String], title: String? = nil, _ told: String...) {
      (self.lines, self.title, self.told) = (lines, title, told)
    }
  }

  @Test(arguments: [
    Row([], "result 'Done'"),
    Row(
      ["0", "5", "9", "10", "19", "20"], "result '0 percent'", "progress '10 percent'", "progress '20 percent'",
      "result 'Ended at 20 percent'"),
    Row(
      ["7", "8", "12", "35", "39.9", "40"], "result '7 percent'", "progress '12 percent'", "progress '35 percent'",
      "progress '40 percent'", "result 'Ended at 40 percent'"),
    Row(
      ["42%", "50 %", "60,5%", "70.9", "099", "100%"], "result '42 percent'", "progress '50 percent'",
      "progress '60 percent'", "progress '70 percent'", "progress '99 percent'", "progress '100 percent'",
      "result 'Done'"),
    Row(
      ["42 copying files", "43 other", "52% \u{1B}[1mmore"], "result '42 percent, copying files'",
      "progress '52 percent, more'", "result 'Ended at 52 percent'"),
    Row(["50", "40", "55", "60"], "result '50 percent'", "progress '60 percent'", "result 'Ended at 60 percent'"),
    Row(
      ["100", "0", "10"], "result '100 percent'", "result '0 percent'", "progress '10 percent'",
      "result 'Ended at 10 percent'"),
    Row(
      ["", "  ", "abc", "101", "-1", "x 5", "1.", "42copying", "٤٢", "1e1", "9999999999999999999999", "5"],
      "notice 'This is no percentage: abc'", "result '5 percent'", "result 'Ended at 5 percent'"),
    Row(
      ["10", "100"], title: "Copying\u{7}", "result 'Copying: 10 percent'", "progress 'Copying: 100 percent'",
      "result 'Copying: Done'"),
  ])
  func told(_ row: Row) {
    var report = ProgressReport(title: row.title, localizer: Localizer(language: .english))
    let told = row.lines.compactMap { report.take($0) } + [report.finish()]
    #expect(told.map { Reaction.tell($0).text(in: .english) } == row.told)
  }

  @Test func inSpanish() {
    var report = ProgressReport(title: "Copia", localizer: Localizer(language: .spanish))
    let told = ["x", "1", "42,5 archivos"].compactMap { report.take($0) } + [report.finish()]
    #expect(
      told.map { Reaction.tell($0).text(in: .spanish) } == [
        "notice 'Copia: Esto no es un porcentaje: x'", "result 'Copia: 1 por ciento'",
        "progress 'Copia: 42 por ciento, archivos'", "result 'Copia: Terminó en el 42 por ciento'",
      ])
  }

  /// However fast and fine the numbers come, they are about a dozen lines.
  @Test func aRush() {
    var report = ProgressReport(title: nil, localizer: Localizer(language: .english))
    #expect((0...100_000).compactMap { report.take("\(Double($0) / 1000)") }.count == 11)
  }
}
