import TestSupport
import Testing

/// What is heard last: what Enter has done, or that nothing was done. A script goes on in silence.
@Suite("The answer is heard")
struct AnswerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
    let keys: [Key]
    let said: [Said]
    var status: Int32 = 0

    init(_ words: [String], _ keys: Key..., says said: Said..., status: Int32 = 0) {
      testDescription = "\(words.joined(separator: " ")), \(keys)"
      (self.words, self.keys, self.said, self.status) = (words, keys, said, status)
    }
  }

  private static let items = ["Camera", "Note"]

  static let rows: [Row] = [
    Row(["choose"] + items, .down, .enter, says: .item("1 Camera")),
    Row(["choose"] + items, "2", says: .item("2 Note")),
    Row(["choose"] + items, "not", .enter, says: .item("2 Note")),
    Row(["choose", "--default=Note"] + items, .enter, says: .item("2 Note, default")),
    Row(["choose", "--lang=es", "--allow-new"] + items, "otra", .enter, says: .result("otra, nuevo", in: "es")),
    Row(["choose", "--multiple"] + items, .down, " ", .enter, says: .result("1 selected")),
    Row(["choose", "--multiple", "--lang=es"] + items, "!", .enter, says: .result("0 seleccionados", in: "es")),
    Row(["choose"] + items, .escape, says: .result("Cancelled"), status: 130),
    Row(["choose", "--lang=es"] + items, .control("d"), says: .result("Cancelado", in: "es"), status: 130),
    Row(["choose"] + items, .control("c"), says: .result("Cancelled"), status: 130),
    Row(["confirm"], "y", .enter, says: .result("yes")),
    Row(["confirm", "--lang=es"], "n", .enter, says: .result("no", in: "es"), status: 1),
    Row(["confirm", "--lang=es"], "y", .enter, says: .result("sí", in: "es")),
    Row(["confirm"], .escape, says: .result("Cancelled"), status: 130),
    Row(["ask"], "Ana", .enter, says: .result("Ana")),
    Row(["ask", "--default=Ana"], .enter, says: .result("Ana")),
    Row(["ask", "--lang=es"], .escape, says: .result("Cancelado", in: "es"), status: 130),
    Row(["ask", "--secret"], "Ana", .enter, says: .result("Done")),
    Row(["demo", "arc"], .escape, says: .result("Closed")),
    Row(["demo", "ring", "--lang=es"], .control("d"), says: .result("Cerrado", in: "es")),
    Row(["demo", "ring"], "quit", .enter, says: .result("Closed")),
    Row(["ask", "--secret", "--lang=es"], .escape, says: .result("Cancelado", in: "es"), status: 130),
  ]

  @Test(arguments: rows)
  func transcript(_ row: Row) throws {
    let session = try SpokenSession(transcriptOf: row.words)
    try session.press(Array(row.keys.dropLast()))
    _ = try session.newlySaid()
    try end(session, row)
    try session.expect(row.said.map { $0.known(to: "en-US") })
  }

  @Test("A real daemon says it to its end", arguments: rows.filter { $0.words.contains("--lang=es") })
  func daemon(_ row: Row) throws {
    let lab = try SpeechLab(.quick)
    let session = try SpokenSession(row.words, lab: lab)
    try session.press(Array(row.keys.dropLast()))
    try end(session, row)
    for said in row.said { #expect(try lab.waitForEnding(of: said.text) == "end") }
  }

  private func end(_ session: SpokenSession, _ row: Row) throws {
    try session.terminal.send(row.keys.suffix(1))
    #expect(try session.terminal.exit() == .code(row.status))
  }
}
